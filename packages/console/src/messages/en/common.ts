/** Texts that many screens share. */
export const common = {
  retry: 'Retry',
  errorTitle: 'Something went wrong!',
  successTitle: 'Success!',
  offline: 'You are offline. This continues when you are connected again.',
};
