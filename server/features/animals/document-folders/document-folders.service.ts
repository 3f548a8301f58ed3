import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import { createPlaces } from '#server/features/kits/rate-limits/at-once.ts';
import type { Dependencies as ChangesDependencies } from './folder-changes.ts';
import * as folderChanges from './folder-changes.ts';
import type { Dependencies as ReadingDependencies } from './folder-reading.ts';
import * as folderReading from './folder-reading.ts';

/** Of one folder. */
const mostArchivesAtOnce = 2;

export type DocumentFolders = ReturnType<typeof createDocumentFolders>;

/** The papers of a pet in one place, whoever keeps them. */
export const createDocumentFolders = (
  dependencies: Omit<ReadingDependencies, 'takePlace'> & ChangesDependencies,
) =>
  bindUseCases(
    { ...dependencies, takePlace: createPlaces(mostArchivesAtOnce) },
    folderReading,
    folderChanges,
  );
