import { type ReactNode, useEffect, useState } from 'react';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { NoPermission } from '#app/feedback/NoPermission.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import { isStaff } from '#domain/access/rights.ts';
import { mayOpen } from '#domain/administration-pages.ts';
import { getPage, type PageId, pathFor } from '#domain/site-map.ts';
import { LoginRequired } from './guards.tsx';
import { Leaving } from './Leaving.tsx';
import { refreshRoles } from './refresh-roles.ts';
import type { SessionUser } from './session-user.ts';

interface Props {
  page: PageId;
  children: (user: SessionUser) => ReactNode;
}

/** For people whose roles open the page. Others who are signed in are told so, once the portal has been asked again. */
export function RightRequired({ page, children }: Props) {
  return (
    <LoginRequired>
      {(user) => {
        if (mayOpen(user, getPage(page).guard)) return children(user);
        return <Refused key={page} page={page} user={user} />;
      }}
    </LoginRequired>
  );
}

function Refused({ page, user }: { page: PageId; user: SessionUser }) {
  const language = useLanguage();
  const [isSure, setSure] = useState(false);
  useEffect(() => {
    // A role that was given meanwhile comes with it, and shows the page. Where nobody can be asked, what is known counts.
    refreshRoles({ isNeeded: true })
      .catch(() => {})
      .finally(() => setSure(true));
  }, []);
  if (!isSure) return <LoadingScreen />;
  const { refusedTo } = getPage(page);
  if (refusedTo) return <Leaving to={pathFor(refusedTo, language)} />;
  return <NoPermission isStaff={isStaff(user)} />;
}
