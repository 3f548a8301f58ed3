import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useDashboardText } from '#app/i18n/dashboard/use-dashboard-text.ts';
import { can } from '#domain/access/rights.ts';
import { AttentionList } from './AttentionList.tsx';
import { Figures } from './Figures.tsx';
import { SetupList } from './SetupList.tsx';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

/** Where the staff begins: what needs care today, and how the month is going. */
export default function AdminDashboardPage() {
  const { staff } = useDashboardText();
  return (
    <AdminFrame title={staff.title} lead={staff.lead}>
      {(viewer) => (
        <>
          {can(viewer, 'settings.manage') && <SetupList />}
          <AttentionList scope="staff" />
          <Figures ofAll />
        </>
      )}
    </AdminFrame>
  );
}
