import { useSearchParams } from 'react-router';
import { TabLinks } from '#app/components/TabLinks.tsx';
import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import { AdminFrame } from '../AdminFrame.tsx';
import { Differences } from './Differences.tsx';
import { DonationHistory } from './DonationHistory.tsx';
import { DonationTotals } from './DonationTotals.tsx';
import { UnsettledDonations } from './UnsettledDonations.tsx';
import { viewParam } from './view-param.ts';

/** In the order of their tabs. */
const views = [
  { word: '', name: 'history', View: DonationHistory },
  { word: 'totales', name: 'totals', View: DonationTotals },
  { word: 'por-resolver', name: 'unsettled', View: UnsettledDonations },
  { word: 'diferencias', name: 'differences', View: Differences },
] as const;

export default function AdminDonationsPage() {
  const text = useAdminDonationsText();
  const [params] = useSearchParams();
  const word = params.get(viewParam) ?? '';
  const current = views.find((view) => view.word === word) ?? views[0];
  const { View } = current;
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => (
        <>
          <TabLinks
            label={text.views.label}
            links={views.map((view) => ({
              to: view.word ? `?${viewParam}=${view.word}` : '?',
              label: text.views[view.name],
              current: view === current,
            }))}
            preventScrollReset
          />
          <View />
        </>
      )}
    </AdminFrame>
  );
}
