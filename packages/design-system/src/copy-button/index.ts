export { CopyButton, type CopyButtonProps } from './CopyButton.tsx';
export { useClipboard, type Clipboard } from './useClipboard.tsx';
