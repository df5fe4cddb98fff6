export {
  Tab,
  TabList,
  TabPanel,
  Tabs,
  type TabsProps,
  type TabProps,
  type TabListProps,
  type TabPanelProps,
} from './Tabs.tsx';
