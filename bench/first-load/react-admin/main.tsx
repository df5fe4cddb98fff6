// A peer: React Admin as its guide sets it up, with its own log-in page and its own list of the same apps.
import { Admin, DataTable, List, Resource } from 'react-admin';
import type { AuthProvider, DataProvider } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

const token = () => localStorage.getItem('access_token');

const unused = () => Promise.reject(new Error('Not part of the benchmark'));

const dataProvider: DataProvider = {
  async getList() {
    const response = await fetch('/api/v1/apps/?limit=10', {
      headers: { Authorization: `Bearer ${token()}` },
    });
    const { data, count } = await response.json();
    return { data, total: count };
  },
  getOne: unused,
  getMany: unused,
  getManyReference: unused,
  create: unused,
  update: unused,
  updateMany: unused,
  delete: unused,
  deleteMany: unused,
};

const authProvider: AuthProvider = {
  login: unused,
  logout: () => Promise.resolve(),
  checkAuth: () => (token() === null ? Promise.reject() : Promise.resolve()),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(),
};

const Apps = () => (
  <List exporter={false}>
    <DataTable bulkActionButtons={false}>
      <DataTable.Col source="name" />
      <DataTable.Col source="url" />
      <DataTable.Col source="region" />
    </DataTable>
  </List>
);

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <BrowserRouter>
      <Admin dataProvider={dataProvider} authProvider={authProvider} disableTelemetry>
        <Resource name="apps" list={Apps} />
      </Admin>
    </BrowserRouter>,
  );
}
