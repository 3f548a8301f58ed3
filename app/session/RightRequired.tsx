import type { ReactNode } from 'react';
import { NoPermission } from '#app/feedback/NoPermission.tsx';
import { isStaff } from '#domain/access/rights.ts';
import { mayOpen } from '#domain/administration-pages.ts';
import { getPage, type PageId } from '#domain/site-map.ts';
import { LoginRequired } from './guards.tsx';
import type { SessionUser } from './session-user.ts';

interface Props {
  page: PageId;
  children: (user: SessionUser) => ReactNode;
}

/** For people whose roles open the page. Others who are signed in are told so. */
export function RightRequired({ page, children }: Props) {
  return (
    <LoginRequired>
      {(user) => {
        if (mayOpen(user, getPage(page).guard)) return children(user);
        return <NoPermission isStaff={isStaff(user)} />;
      }}
    </LoginRequired>
  );
}
