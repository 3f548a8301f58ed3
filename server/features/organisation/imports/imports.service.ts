import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { Job } from '#server/jobs/define-job.ts';
import * as ending from './end-import.ts';
import type { ImportDependencies } from './import-dependencies.ts';
import * as references from './import-references.ts';
import * as templates from './import-templates.ts';
import * as reading from './read-import.ts';
import { reviewImport } from './review-import.ts';
import { type ImportInput, importJob, startImport } from './run-import.ts';
import * as table from './take-table.ts';

export type ImportsService = ReturnType<typeof createImports>['service'];

/** Tables of one kind that people bring in on a screen, and the job that does it. */
export function createImports(dependencies: ImportDependencies) {
  const job = importJob(dependencies);
  return { job, service: bind({ ...dependencies, importJob: job }) };
}

const bind = (dependencies: ImportDependencies & { importJob: Job<ImportInput> }) =>
  bindUseCases(
    dependencies,
    table,
    reading,
    { reviewImport },
    { startImport },
    ending,
    templates,
    references,
  );
