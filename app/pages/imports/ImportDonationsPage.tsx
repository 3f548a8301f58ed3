import { ImportStart } from './ImportStart.tsx';
import { ImportScreens } from './import-screen.tsx';
import { donationScreen } from './screens.ts';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

/** Where staff bring in a table of donations, and find those that they brought in before. */
export default function ImportDonationsPage() {
  return (
    <ImportScreens value={donationScreen}>
      <ImportStart />
    </ImportScreens>
  );
}
