// The baseline: the same content with only React, TanStack Query and wouter.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { Route, Switch } from 'wouter';

interface Listed {
  data: { id: string; name: string; url: string | null; region: string | null }[];
}

function Login() {
  return (
    <form>
      <h1>Log in</h1>
      <label>
        Email <input name="username" type="email" autoComplete="username" />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" />
      </label>
      <button type="submit">Log In</button>
    </form>
  );
}

async function readApps(): Promise<Listed> {
  const token = localStorage.getItem('access_token') ?? '';
  const response = await fetch('/api/v1/apps/?limit=10', {
    headers: { Authorization: `Bearer ${token}` },
  });
  const listed: Listed = await response.json();
  return listed;
}

function Apps() {
  const { data } = useQuery({ queryKey: ['apps'], queryFn: readApps });
  return (
    <main>
      <h1>Apps</h1>
      <table>
        <tbody>
          {data?.data.map((app) => (
            <tr key={app.id}>
              <td>{app.name}</td>
              <td>{app.url}</td>
              <td>{app.region}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <Switch>
        <Route path="/login" component={Login} />
        <Route component={Apps} />
      </Switch>
    </QueryClientProvider>,
  );
}
