import type { Actor } from '#domain/access/actor.ts';
import type { AuditAction } from '#domain/audit-actions.ts';
import { notFound } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { DeliveryFigures } from './deliveries.repository.ts';
import type { IssueSending, IssueSendingDependencies } from './issue-sending.ts';
import { findIssue, type StoredIssue } from './issues.repository.ts';
import type { PreviewLinks } from './preview-links.ts';

/** What the use cases of the newsletter's issues depend on. */
export interface IssueDependencies extends IssueSendingDependencies {
  audit: AuditService;
  limits: RateLimits;
  sending: Pick<IssueSending, 'begin'>;
  previewLinks: PreviewLinks;
}

export type Issue = StoredIssue & { figures: DeliveryFigures };

/** As somebody has it before them. */
export interface IssueKey {
  id: string;
  revision: number;
}

/** @throws AppError notFound */
export async function requireIssue(tx: Pick<Tx, 'query'>, id: string): Promise<StoredIssue> {
  const issue = await findIssue(tx, id);
  if (!issue) throw notFound('newsletterIssue');
  return issue;
}

/** What somebody did to an issue, in the log. */
export const logIssue = (
  { audit }: Pick<IssueDependencies, 'audit'>,
  tx: Tx,
  { viewer, address }: Actor,
  action: AuditAction,
  { content }: Pick<StoredIssue, 'content'>,
) =>
  audit.record(tx, {
    action,
    actorId: 'id' in viewer ? viewer.id : null,
    subjectId: null,
    address,
    details: { subject: content.subject.es || content.subject.en },
  });
