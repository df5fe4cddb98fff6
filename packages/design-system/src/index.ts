export * from './grid/index.ts';
export * from './heading/index.ts';
export * from './inline/index.ts';
export * from './stack/index.ts';
export * from './text/index.ts';
export * from './theme-provider/index.ts';
export * from './theme/index.ts';
export * from './visually-hidden/index.ts';
