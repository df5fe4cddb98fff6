export * from './apps.ts';
export * from './auth.ts';
export * from './common.ts';
export * from './deployments.ts';
export * from './environment.ts';
export * from './logs.ts';
export * from './shell.ts';
export * from './teams.ts';
