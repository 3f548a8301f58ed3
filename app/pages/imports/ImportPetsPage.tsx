import { ImportStart } from './ImportStart.tsx';
import { ImportScreens } from './import-screen.tsx';
import { petScreen } from './screens.ts';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

/** Where staff bring in a table of animals, and find those that they brought in before. */
export default function ImportPetsPage() {
  return (
    <ImportScreens value={petScreen}>
      <ImportStart />
    </ImportScreens>
  );
}
