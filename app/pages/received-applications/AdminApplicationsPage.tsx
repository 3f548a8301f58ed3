import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import { Board } from './Board.tsx';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

/** The applications for all pets. */
export default function AdminApplicationsPage() {
  const text = useReceivedText();
  return (
    <AdminFrame title={text.adminTitle} lead={text.adminLead}>
      {(user) => <Board user={user} />}
    </AdminFrame>
  );
}
