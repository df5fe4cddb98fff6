export { DescriptionItem, DescriptionList } from './DescriptionList.tsx';
