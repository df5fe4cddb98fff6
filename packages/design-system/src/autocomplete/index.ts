export { Autocomplete } from './Autocomplete.tsx';
