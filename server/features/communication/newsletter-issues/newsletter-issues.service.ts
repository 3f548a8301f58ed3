import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import * as archive from './issue-archive.ts';
import * as checks from './issue-checks.ts';
import * as clicks from './issue-clicks.ts';
import type { IssueDependencies } from './issue-dependencies.ts';
import * as drafts from './issue-drafts.ts';
import * as outcomes from './issue-outcomes.ts';
import * as steps from './issue-steps.ts';
import * as returned from './returned-mail.ts';

export type NewsletterIssues = ReturnType<typeof createNewsletterIssues>;

/** What is written to the readers of the newsletter, and how it is sent. */
export const createNewsletterIssues = (dependencies: IssueDependencies) =>
  bindUseCases(dependencies, drafts, checks, steps, outcomes, archive, returned, clicks);
