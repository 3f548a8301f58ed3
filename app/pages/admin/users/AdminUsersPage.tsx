import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { AdminViews } from '../AdminViews.tsx';
import { Invitations } from './Invitations.tsx';
import { UserList } from './UserList.tsx';

/** In the order of their tabs. */
const views = [
  { word: '', name: 'all', View: UserList },
  { word: 'invitaciones', name: 'invitations', View: Invitations },
] as const;

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

export default function AdminUsersPage() {
  return <AdminViews text={useAdministrationText().users} views={views} />;
}
