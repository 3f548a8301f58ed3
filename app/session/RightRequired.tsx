import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useLanguage } from '#app/i18n/texts.tsx';
import { administrationPagesOf, mayOpen } from '#domain/administration-pages.ts';
import { getPage, type PageId, pathFor } from '#domain/site-map.ts';
import { LoginRequired } from './guards.tsx';
import type { SessionUser } from './session-user.ts';

interface Props {
  page: PageId;
  children: (user: SessionUser) => ReactNode;
}

/** For people whose roles open the page. Others who are signed in go home, from /admin to the first page of theirs. */
export function RightRequired({ page, children }: Props) {
  const language = useLanguage();
  return (
    <LoginRequired>
      {(user) => {
        if (mayOpen(user, getPage(page).guard)) return children(user);
        const [first] = page === 'admin' ? administrationPagesOf(user) : [];
        return <Navigate to={pathFor(first ?? 'home', language)} replace />;
      }}
    </LoginRequired>
  );
}
