export { AlertDialog } from './alert-dialog/index.ts';
export { AppShell, type AppShellLabels, BrandLink, TopBarLinks } from './app-shell/index.ts';
export { Autocomplete } from './autocomplete/index.ts';
export { Avatar } from './avatar/index.ts';
export { Badge } from './badge/index.ts';
export { Banner } from './banner/index.ts';
export { Breadcrumb, Breadcrumbs } from './breadcrumbs/index.ts';
export { Button, type ButtonProps } from './button/index.ts';
export { Card, CardBody, CardFooter, CardHeader } from './card/index.ts';
export { Checkbox } from './checkbox/index.ts';
export { CodeBlock, InlineCode } from './code-block/index.ts';
export { ComboBox, ComboBoxItem } from './combo-box/index.ts';
export { ConfirmDialog } from './confirm-dialog/index.ts';
export { CopyButton } from './copy-button/index.ts';
export { DescriptionItem, DescriptionList } from './description-list/index.ts';
export { Dialog, DialogTrigger } from './dialog/index.ts';
export { Drawer } from './drawer/index.ts';
export { EmptyState } from './empty-state/index.ts';
export {
  FileDrop,
  type FileDropMessages,
  type FolderReader,
  type PickedFile,
  type RejectedFile,
  type RejectionReason,
} from './file-drop/index.ts';
export { Form, type FormProps } from './form/index.ts';
export { Grid } from './grid/index.ts';
export { Heading } from './heading/index.ts';
export { HoverCard, HoverCardTrigger } from './hover-card/index.ts';
export {
  Histogram,
  type HistogramBucket,
  type HistogramLevel,
  type HistogramRange,
} from './histogram/index.ts';
export { IconButton } from './icon-button/index.ts';
export { Inline } from './inline/index.ts';
export { Kbd } from './kbd/index.ts';
export { LinkButton } from './link-button/index.ts';
export type { LinkButtonProps } from './link-button/index.ts';
export { Link } from './link/index.ts';
export type { LinkProps } from './link/index.ts';
export {
  Menu,
  MenuItem,
  MenuSection,
  MenuSeparator,
  MenuTrigger,
  SubmenuTrigger,
} from './menu/index.ts';
export { NavItem, NavList } from './nav-list/index.ts';
export { NumberField } from './number-field/index.ts';
export { PageFooter, PageFooterLink } from './page-footer/index.ts';
export { Page, focusPageHeading } from './page/index.ts';
export type { PageProps } from './page/index.ts';
export { Pagination } from './pagination/index.ts';
export {
  PasswordField,
  type PasswordFieldLabels,
  type PasswordFieldProps,
} from './password-field/index.ts';
export { Pennant } from './pennant/index.ts';
export { Popover } from './popover/index.ts';
export { ProgressBar } from './progress-bar/index.ts';
export { QuaysideMark } from './quayside-mark/index.ts';
export { Radio, RadioGroup } from './radio-group/index.ts';
export { ScrambleText } from './scramble-text/index.ts';
export { ScrollArea } from './scroll-area/index.ts';
export { SearchField } from './search-field/index.ts';
export { Section } from './section/index.ts';
export { SegmentedControl, SegmentedControlItem } from './segmented-control/index.ts';
export { Select, SelectItem } from './select/index.ts';
export { OpenWaterPage, SignedOutPage } from './signed-out-page/index.ts';
export { Skeleton, SkeletonText } from './skeleton/index.ts';
export {
  type ChartTone,
  Legend,
  type LegendItem,
  Sparkline,
  type SparklineValue,
} from './sparkline/index.ts';
export { Spinner } from './spinner/index.ts';
export { Stack } from './stack/index.ts';
export { Status, type StatusProps } from './status/index.ts';
export { type Step, type StepState, Steps } from './steps/index.ts';
export { Switch } from './switch/index.ts';
export { Table, type TableColumn, type TableProps, type TableSort } from './table/index.ts';
export { Tab, TabList, TabPanel, Tabs } from './tabs/index.ts';
export { TextArea } from './text-area/index.ts';
export { TextField, type TextFieldProps } from './text-field/index.ts';
export { Text } from './text/index.ts';
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
  useTimeSettings,
} from './time/index.ts';
export {
  type ToastContent,
  type ToastId,
  ToastRegion,
  type ToastSource,
  type Toaster,
  createToaster,
  toast,
} from './toast/index.ts';
export { Tooltip, TooltipTrigger } from './tooltip/index.ts';
export { Truncate } from './truncate/index.ts';
export { VisuallyHidden } from './visually-hidden/index.ts';
