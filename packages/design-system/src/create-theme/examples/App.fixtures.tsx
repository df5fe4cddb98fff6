import { Button, ThemeProvider } from '../../index.ts';
import { brand } from './brand.fixtures.ts';

export function App() {
  return (
    <ThemeProvider theme={brand} colorScheme="system">
      <Button variant="primary">Create App</Button>
    </ThemeProvider>
  );
}
