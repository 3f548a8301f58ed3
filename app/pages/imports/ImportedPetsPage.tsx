import { ImportedTable } from './ImportedTable.tsx';
import { ImportScreens } from './import-screen.tsx';
import { petScreen } from './screens.ts';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

export default function ImportedPetsPage() {
  return (
    <ImportScreens value={petScreen}>
      <ImportedTable />
    </ImportScreens>
  );
}
