import { Outlet, ScrollRestoration, useMatches, useRouteError } from 'react-router';
import { ErrorPage } from './feedback/ErrorPage.tsx';
import type { PageModule } from './routes.ts';
import { Shell } from './shell/Shell.tsx';

/** Of a page's route. */
export type PageHandle = Pick<PageModule, 'Layout'>;

function Root() {
  const { Layout = Shell } = (useMatches().at(-1)?.handle ?? {}) as PageHandle;
  return (
    <Layout>
      <Outlet />
      <ScrollRestoration />
    </Layout>
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
