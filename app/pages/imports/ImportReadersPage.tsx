import { ImportStart } from './ImportStart.tsx';
import { ImportScreens } from './import-screen.tsx';
import { readerScreen } from './screens.ts';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

/** Where staff bring in a table of readers, and find those that they brought in before. */
export default function ImportReadersPage() {
  return (
    <ImportScreens value={readerScreen}>
      <ImportStart />
    </ImportScreens>
  );
}
