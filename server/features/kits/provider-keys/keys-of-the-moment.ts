import type { JobKind } from '#domain/job-kinds.ts';
import type { Job } from '#server/jobs/define-job.ts';
import type { KeyVault } from './key-vault.ts';

/** A job that asks a provider: another process may have been given other keys. */
export const withKeysOfTheMoment = (
  job: Job<unknown, JobKind>,
  { refresh }: Pick<KeyVault, 'refresh'>,
): Job<unknown, JobKind> => ({
  ...job,
  async run(input, run) {
    await refresh();
    return job.run(input, run);
  },
});
