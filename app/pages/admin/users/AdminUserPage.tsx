import { useParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useUser } from '#app/api/users.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { BackToList } from '#app/lists/BackToList.tsx';
import type { SessionUser } from '#app/session/session-user.ts';
import { pathFor } from '#domain/site-map.ts';
import { Views } from '../AdminViews.tsx';
import { UserDonations } from './UserDonations.tsx';
import { UserHead } from './UserHead.tsx';
import { UserLog } from './UserLog.tsx';
import { UserPets } from './UserPets.tsx';
import { UserProfile } from './UserProfile.tsx';
import { UserSessions } from './UserSessions.tsx';

/** In the order of their tabs. */
const views = [
  { word: '', name: 'profile', View: UserProfile },
  { word: 'mascotas', name: 'pets', View: UserPets },
  { word: 'sesiones', name: 'sessions', View: UserSessions },
  { word: 'donativos', name: 'donations', View: UserDonations },
  { word: 'bitacora', name: 'log', View: UserLog },
] as const;

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

/** Everything that administrators may see of one person, and what they may do with the account. */
export default function AdminUserPage() {
  const text = useAdministrationText().user;
  const { id = '' } = useParams();
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {(viewer) => <Account key={id} id={id} viewer={viewer} />}
    </AdminFrame>
  );
}

function Account({ id, viewer }: { id: string; viewer: SessionUser }) {
  const text = useAdministrationText().user;
  const language = useLanguage();
  const { data: user, failure, reload } = useUser(id);
  return (
    <>
      <p>
        <BackToList path={pathFor('adminUsers', language)}>{text.back}</BackToList>
      </p>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!user && !failure && <LoadingScreen />}
      {user && (
        <>
          <UserHead user={user} viewer={viewer} />
          <Views text={text.views} views={views} shared={{ user }} />
        </>
      )}
    </>
  );
}
