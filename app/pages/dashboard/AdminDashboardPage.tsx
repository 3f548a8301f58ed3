import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { findAllAttention } from '#app/api/attention.ts';
import { useDashboardText } from '#app/i18n/dashboard/use-dashboard-text.ts';
import { AttentionList } from './AttentionList.tsx';
import { Figures } from './Figures.tsx';
import { findAllFigures } from './figures.ts';

/** Where the staff begins: what needs care today, and how the month is going. */
export default function AdminDashboardPage() {
  const { staff } = useDashboardText();
  return (
    <AdminFrame title={staff.title} lead={staff.lead}>
      {() => (
        <>
          <AttentionList scope="staff" find={findAllAttention} />
          <Figures find={findAllFigures} />
        </>
      )}
    </AdminFrame>
  );
}
