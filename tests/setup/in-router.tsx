import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** What stands on a page behind the sign-in: its dialogs ask the router before it leaves. */
export const inRouter = (element: ReactNode) => (
  <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
);
