export {
  createToaster,
  type ToastContent,
  type Toaster,
  type ToastId,
  type ToastSource,
} from './createToaster.ts';
export { toast, ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
