import { ImportedTable } from './ImportedTable.tsx';
import { ImportScreens } from './import-screen.tsx';
import { donationScreen } from './screens.ts';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

export default function ImportedDonationsPage() {
  return (
    <ImportScreens value={donationScreen}>
      <ImportedTable />
    </ImportScreens>
  );
}
