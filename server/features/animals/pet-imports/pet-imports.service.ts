import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { Job } from '#server/jobs/define-job.ts';
import * as ending from './end-import.ts';
import type { ImportParts } from './import-parts.ts';
import * as photos from './import-photos.ts';
import * as templates from './import-templates.ts';
import { listImports, listRows, readImport } from './read-import.ts';
import { reviewImport } from './review-import.ts';
import { type ImportInput, startImport } from './run-import.ts';
import * as table from './take-table.ts';

export type PetImportsService = ReturnType<typeof createPetImportsService>;

/** Pets from tables that people bring in on a screen. */
export const createPetImportsService = (parts: ImportParts & { importJob: Job<ImportInput> }) =>
  bindUseCases(
    parts,
    table,
    photos,
    { listImports, listRows, readImport },
    { reviewImport },
    { startImport },
    ending,
    templates,
  );
