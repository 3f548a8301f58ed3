import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import { AdminViews } from '../AdminViews.tsx';
import { CashCounts } from './cash/CashCounts.tsx';
import { Differences } from './Differences.tsx';
import { DonationHistory } from './DonationHistory.tsx';
import { DonationTotals } from './DonationTotals.tsx';
import { Deposits } from './deposits/Deposits.tsx';
import { InKindGifts } from './in-kind/InKindGifts.tsx';
import { UnsettledDonations } from './UnsettledDonations.tsx';

/** In the order of their tabs. */
const views = [
  { word: '', name: 'history', View: DonationHistory },
  { word: 'totales', name: 'totals', View: DonationTotals },
  { word: 'por-resolver', name: 'unsettled', View: UnsettledDonations },
  { word: 'depositos', name: 'deposits', View: Deposits },
  { word: 'efectivo', name: 'cash', View: CashCounts },
  { word: 'especie', name: 'inKind', View: InKindGifts },
  { word: 'diferencias', name: 'differences', View: Differences },
] as const;

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

export default function AdminDonationsPage() {
  return <AdminViews text={useAdminDonationsText()} views={views} />;
}
