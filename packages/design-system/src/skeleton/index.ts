export { Skeleton, SkeletonText } from './Skeleton.tsx';
