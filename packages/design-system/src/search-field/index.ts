export { SearchField, type SearchFieldProps } from './SearchField.tsx';
export { matchesSearch } from './matchesSearch.ts';
