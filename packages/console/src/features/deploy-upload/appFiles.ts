/** Files that the FastAPI command line starts, in its order. */
export const defaultAppFiles = [
  'main.py',
  'app.py',
  'api.py',
  'app/main.py',
  'app/app.py',
  'app/api.py',
] as const;
