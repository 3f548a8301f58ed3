import type { JobKind } from '#domain/job-kinds.ts';
import type { Job } from '#server/jobs/define-job.ts';
import type { Platform } from '#server/platform.ts';
import type { Contribution, Contributions } from './extension-point.ts';

/** What every feature is given, beside the services of those before it. */
export type Base = Platform & { contributions: Contributions };

/** What one feature is to the rest of the portal: all that leaves its folder. */
export interface Feature<Services extends object> {
  /** Use cases, by the names under which the doors and other features know them. */
  services: Services;
  jobs?: readonly Job<unknown, JobKind>[];
  /** What it adds to the extension points of features. */
  contributes?: readonly Contribution[];
  close?(): Promise<void>;
}
