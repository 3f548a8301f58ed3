import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { NoPermission } from '#app/feedback/NoPermission.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import { administrationPagesOf, mayOpen } from '#domain/administration-pages.ts';
import { getPage, type PageId, pathFor } from '#domain/site-map.ts';
import { LoginRequired } from './guards.tsx';
import type { SessionUser } from './session-user.ts';

interface Props {
  page: PageId;
  children: (user: SessionUser) => ReactNode;
}

/** For people whose roles open the page. Others who are signed in are told so; from /admin they go to the first page of theirs. */
export function RightRequired({ page, children }: Props) {
  const language = useLanguage();
  return (
    <LoginRequired>
      {(user) => {
        if (mayOpen(user, getPage(page).guard)) return children(user);
        const [first] = administrationPagesOf(user);
        if (page === 'admin' && first) return <Navigate to={pathFor(first, language)} replace />;
        return <NoPermission isStaff={first !== undefined} />;
      }}
    </LoginRequired>
  );
}
