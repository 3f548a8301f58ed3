import { Outlet, ScrollRestoration, useRouteError } from 'react-router';
import { ErrorPage } from './feedback/ErrorPage.tsx';
import { Shell } from './shell/Shell.tsx';

function Root() {
  return (
    <Shell>
      <Outlet />
      <ScrollRestoration />
    </Shell>
  );
}

function RootError() {
  return (
    <Shell>
      <ErrorPage error={useRouteError()} />
    </Shell>
  );
}

/** Around every page. */
export const rootRoute = { id: 'root', Component: Root, ErrorBoundary: RootError } as const;
