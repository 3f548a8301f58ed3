import { useUser } from '#app/api/users.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import type { SessionUser } from '#app/session/session-user.ts';
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

interface Props {
  id: string;
  viewer: SessionUser;
  /** Beside the list: where the other views are. */
  page?: string;
}

/** An account, and what may be done with it. */
export function OpenedUser({ id, viewer, page }: Props) {
  const text = useAdministrationText().user;
  const { data: user, failure, reload } = useUser(id);
  return (
    <>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!user && !failure && <LoadingScreen />}
      {user && (
        <>
          <UserHead user={user} viewer={viewer} />
          <Views text={text.views} views={views} shared={{ user }} page={page} />
        </>
      )}
    </>
  );
}
