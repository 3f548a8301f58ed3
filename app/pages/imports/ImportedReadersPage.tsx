import { ImportedTable } from './ImportedTable.tsx';
import { ImportScreens } from './import-screen.tsx';
import { readerScreen } from './screens.ts';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

export default function ImportedReadersPage() {
  return (
    <ImportScreens value={readerScreen}>
      <ImportedTable />
    </ImportScreens>
  );
}
