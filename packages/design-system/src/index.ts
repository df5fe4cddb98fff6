export { AlertDialog, type AlertDialogProps } from './alert-dialog/index.ts';
export { Announcement, type AnnouncementProps } from './announcement/index.ts';
export {
  AppShell,
  type AppShellLabels,
  BrandLink,
  TopBarLinks,
  type AppShellProps,
  type BrandLinkProps,
} from './app-shell/index.ts';
export { Autocomplete, type AutocompleteProps } from './autocomplete/index.ts';
export { Avatar, type AvatarProps } from './avatar/index.ts';
export { Badge, type BadgeProps } from './badge/index.ts';
export { Banner, type BannerProps } from './banner/index.ts';
export {
  Breadcrumb,
  Breadcrumbs,
  type BreadcrumbProps,
  type BreadcrumbsProps,
} from './breadcrumbs/index.ts';
export { Button, type ButtonProps } from './button/index.ts';
export {
  Card,
  CardBody,
  CardFooter,
  CardHeader,
  type CardProps,
  type CardFooterProps,
  type CardHeaderProps,
} from './card/index.ts';
export { Checkbox, type CheckboxProps } from './checkbox/index.ts';
export { CodeBlock, InlineCode, type CodeBlockProps } from './code-block/index.ts';
export { ComboBox, ComboBoxItem, type ComboBoxProps } from './combo-box/index.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog/index.ts';
export {
  CopyButton,
  useClipboard,
  type Clipboard,
  type CopyButtonProps,
} from './copy-button/index.ts';
export {
  DescriptionItem,
  DescriptionList,
  type DescriptionItemProps,
  type DescriptionListProps,
} from './description-list/index.ts';
export { Dialog, DialogTrigger, type DialogProps } from './dialog/index.ts';
export { Drawer, type DrawerProps } from './drawer/index.ts';
export { EmptyState, type EmptyStateProps } from './empty-state/index.ts';
export {
  FileDrop,
  type FileDropMessages,
  type FolderReader,
  type PickedFile,
  readFolder,
  type ReadFolder,
  type ReadFolderOptions,
  type RejectedFile,
  type RejectionReason,
  type FileDropProps,
} from './file-drop/index.ts';
export { Form, type FormProps } from './form/index.ts';
export { Grid, type GridProps } from './grid/index.ts';
export { Heading, type HeadingProps } from './heading/index.ts';
export {
  HoverCard,
  HoverCardTrigger,
  type HoverCardProps,
  type HoverCardTriggerProps,
} from './hover-card/index.ts';
export {
  Histogram,
  type HistogramBucket,
  type HistogramLevel,
  HistogramLevels,
  type HistogramLevelsProps,
  type HistogramRange,
  type HistogramProps,
  type HistogramMarker,
  type HistogramMarkers,
  type HistogramUnread,
} from './histogram/index.ts';
export { IconButton, type IconButtonProps } from './icon-button/index.ts';
export { Inline, type InlineProps } from './inline/index.ts';
export { Kbd, type KbdProps } from './kbd/index.ts';
export { LinkButton } from './link-button/index.ts';
export type { LinkButtonProps } from './link-button/index.ts';
export { Link } from './link/index.ts';
export type { LinkProps } from './link/index.ts';
export { LiveRegion, type LiveRegionProps } from './live-region/index.ts';
export {
  Menu,
  MenuItem,
  MenuSection,
  MenuSeparator,
  MenuTrigger,
  SubmenuTrigger,
  type MenuProps,
  type MenuItemProps,
  type MenuSectionProps,
} from './menu/index.ts';
export {
  NavButton,
  NavItem,
  NavList,
  type NavButtonProps,
  type NavItemProps,
  type NavListProps,
} from './nav-list/index.ts';
export { NumberField, type NumberFieldProps } from './number-field/index.ts';
export { PageFooter, PageFooterLink, type PageFooterProps } from './page-footer/index.ts';
export { activeElementFor, isFocusLost } from './internal/rootNodeOf.ts';
export { Page, focusPageHeading } from './page/index.ts';
export type { PageProps } from './page/index.ts';
export { Pagination, type PaginationProps } from './pagination/index.ts';
export {
  PasswordField,
  type PasswordFieldLabels,
  type PasswordFieldProps,
} from './password-field/index.ts';
export { Pennant, type PennantProps } from './pennant/index.ts';
export { Popover, type PopoverProps } from './popover/index.ts';
export { ProgressBar, type ProgressBarProps } from './progress-bar/index.ts';
export { QuaysideMark, type QuaysideMarkProps } from './quayside-mark/index.ts';
export { Radio, RadioGroup, type RadioProps, type RadioGroupProps } from './radio-group/index.ts';
export { ScrambleText, type ScrambleTextProps } from './scramble-text/index.ts';
export { ScrollArea, type ScrollAreaProps } from './scroll-area/index.ts';
export { matchesSearch, SearchField, type SearchFieldProps } from './search-field/index.ts';
export { Section, type SectionProps } from './section/index.ts';
export {
  SegmentedControl,
  SegmentedControlItem,
  type SegmentedControlProps,
  type SegmentedControlItemProps,
} from './segmented-control/index.ts';
export {
  Select,
  SelectItem,
  SelectSection,
  type SelectProps,
  type SelectItemProps,
  type SelectSectionProps,
} from './select/index.ts';
export {
  OpenWaterPage,
  SignedOutPage,
  type OpenWaterPageProps,
  type SignedOutPageProps,
} from './signed-out-page/index.ts';
export {
  Skeleton,
  SkeletonText,
  type SkeletonProps,
  type SkeletonTextProps,
} from './skeleton/index.ts';
export {
  type ChartTone,
  Legend,
  type LegendItem,
  Sparkline,
  type SparklineValue,
  type LegendProps,
  type SparklineProps,
} from './sparkline/index.ts';
export { Spinner, type SpinnerProps } from './spinner/index.ts';
export { Stack, type StackProps } from './stack/index.ts';
export { Status, type StatusProps } from './status/index.ts';
export { type Step, type StepState, Steps, type StepsProps } from './steps/index.ts';
export { Switch, type SwitchProps } from './switch/index.ts';
export { Table, type TableColumn, type TableProps, type TableSort } from './table/index.ts';
export {
  Tab,
  TabList,
  TabPanel,
  Tabs,
  type TabProps,
  type TabListProps,
  type TabPanelProps,
  type TabsProps,
} from './tabs/index.ts';
export { TextArea, type TextAreaProps } from './text-area/index.ts';
export { TextField, type TextFieldProps } from './text-field/index.ts';
export { Text, type TextProps, verbatim } from './text/index.ts';
export {
  type Theme,
  ThemeProvider,
  type ThemeProviderProps,
  useTheme,
} from './theme-provider/index.ts';
export { declareLayers, layers, vars } from './theme/index.ts';
export {
  type Clock,
  Time,
  type TimeFormat,
  TimeSettings,
  type TimeZoneChoice,
  createClock,
  createStoppedClock,
  isTimeZoneChoice,
  useTimeSettings,
  zoneOf,
  type TimeProps,
  type TimeSettingsProps,
} from './time/index.ts';
export {
  type ToastContent,
  type ToastId,
  ToastRegion,
  type ToastSource,
  type Toaster,
  createToaster,
  toast,
  type ToastRegionProps,
} from './toast/index.ts';
export {
  Tooltip,
  TooltipTrigger,
  type TooltipProps,
  type TooltipTriggerProps,
} from './tooltip/index.ts';
export { Truncate, type TruncateProps } from './truncate/index.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/index.ts';
