export { mount } from './mount.tsx';
export type { Mounted, MountChanges, MountOptions } from './mount.tsx';
export type { PageAddress } from '../runtime/navigation/paths.ts';
