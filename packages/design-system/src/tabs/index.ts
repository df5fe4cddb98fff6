export { Tab, TabList, TabPanel, Tabs } from './Tabs.tsx';
export type { TabsProps } from './Tabs.tsx';
