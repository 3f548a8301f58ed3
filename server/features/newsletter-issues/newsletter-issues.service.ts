import { setImmediate as nextTurn } from 'node:timers/promises';
import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { AuditAction } from '#domain/audit-actions.ts';
import { AppError, conflict, invalid, notFound } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { type IssueContent, issueContent } from '#domain/newsletter/issue-content.ts';
import type { IssueStep } from '#domain/newsletter/issue-states.ts';
import type { Paged } from '#domain/paging.ts';
import { pageSize } from '#domain/paging.ts';
import type { Tx } from '#server/db/database.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { RecordCreation } from '../idempotency/idempotency.service.ts';
import { readToken } from '../newsletter/newsletter-links.ts';
import { admitChange } from '../rate-limits/admit-change.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { valid } from '../valid.ts';
import {
  countDeliveries,
  type DeliveryFigures,
  noDeliveries,
  noteUnsubscribed,
} from './deliveries.repository.ts';
import { type IssueReview, letterOf, preview, reviewOf } from './issue-letter.ts';
import { newsletterIssue } from './issue-mail.ts';
import { createIssueSending, type IssueSendingParts, inAudience } from './issue-sending.ts';
import {
  deleteDraft,
  findIssue,
  insertIssue,
  moveIssue,
  pageOfIssues,
  type StoredIssue,
  updateIssue,
} from './issues.repository.ts';
import { createPreviewLinks } from './preview-links.ts';

interface Parts extends IssueSendingParts {
  accounts: Pick<AccountsService, 'contactsOf'>;
  audit: AuditService;
  limits: RateLimits;
  secretKey: string;
}

export type Issue = StoredIssue & { figures: DeliveryFigures };
/** As somebody has it before them. */
export interface IssueKey {
  id: string;
  revision: number;
}

export type NewsletterIssues = ReturnType<typeof createNewsletterIssues>['service'];

const readersAtOnce = 1_000;
/** Milliseconds: a time further away is a slip of the hand. */
const farthest = 366 * 86_400_000;

export function createNewsletterIssues(parts: Parts) {
  const { database, clock, audit, limits, accounts, mail, newsletter } = parts;
  const { jobs, begin } = createIssueSending(parts);
  const links = createPreviewLinks(parts.secretKey);
  const now = () => clock.now().toISOString();

  async function requireIssue(tx: Pick<Tx, 'query'>, id: string): Promise<StoredIssue> {
    const issue = await findIssue(tx, id);
    if (!issue) throw notFound('newsletterIssue');
    return issue;
  }

  const note = (
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

  /** @throws AppError notFound, conflict */
  async function step(
    actor: Actor,
    id: string,
    name: Extract<IssueStep, 'unschedule' | 'pause' | 'resume' | 'cancel'>,
    action: AuditAction,
  ): Promise<void> {
    requireRight(actor.viewer, 'newsletter.manage');
    await admitChange(limits, actor.viewer);
    await database.transaction(async (tx) => {
      await requireIssue(tx, id);
      const more = {
        ...(name === 'unschedule' && { send_at: null }),
        ...(name === 'cancel' && { ended_at: now() }),
      };
      const moved = await moveIssue(tx, { id }, name, now(), more);
      if (!moved) throw conflict('issueStateChanged');
      if (name === 'resume') await begin(tx, moved);
      await note(tx, actor, action, moved);
    });
  }

  const service = {
    /** Newest first. @throws AppError unauthenticated, forbidden */
    async list(viewer: Viewer, page: number): Promise<Paged<Issue>> {
      requireRight(viewer, 'newsletter.manage');
      const found = await pageOfIssues(database, { page, limit: pageSize });
      const figures = await countDeliveries(
        database,
        found.items.map(({ id }) => id),
      );
      const items = found.items.map((one) => ({
        ...one,
        figures: figures.get(one.id) ?? noDeliveries,
      }));
      return { ...found, items };
    },

    /** @throws AppError unauthenticated, forbidden, notFound */
    async open(viewer: Viewer, id: string): Promise<Issue> {
      requireRight(viewer, 'newsletter.manage');
      const issue = await requireIssue(database, id);
      const figures = (await countDeliveries(database, [id])).get(id) ?? noDeliveries;
      return { ...issue, figures };
    },

    /**
     * @param key of the draft that is changed; undefined of a new one
     * @throws AppError unauthenticated, forbidden, invalid, notFound, conflict, tooManyRequests
     */
    async save(
      actor: Actor,
      key: IssueKey | undefined,
      raw: unknown,
      record?: RecordCreation,
    ): Promise<IssueKey> {
      requireRight(actor.viewer, 'newsletter.manage');
      await admitChange(limits, actor.viewer);
      const content = valid(issueContent, raw);
      return database.transaction(async (tx) => {
        const kept = { id: key?.id ?? uuid(), revision: (key?.revision ?? 0) + 1 };
        if (key) {
          const known = await requireIssue(tx, key.id);
          if (known.state !== 'draft') throw conflict('issueStateChanged');
          if (!(await updateIssue(tx, key, content, now()))) throw conflict('issueChanged');
        } else {
          await insertIssue(tx, kept.id, content, now());
        }
        await note(tx, actor, 'newsletter.issueKept', { content });
        await record?.(tx, kept);
        return kept;
      });
    },

    /** A draft alone. @throws AppError unauthenticated, forbidden, notFound, conflict, tooManyRequests */
    async remove(actor: Actor, id: string): Promise<void> {
      requireRight(actor.viewer, 'newsletter.manage');
      await admitChange(limits, actor.viewer);
      await database.transaction(async (tx) => {
        const issue = await requireIssue(tx, id);
        if (!(await deleteDraft(tx, id))) throw conflict('issueStateChanged');
        await note(tx, actor, 'newsletter.issueRemoved', issue);
      });
    },

    /**
     * Where the kept issue is seen as a mail, for a while: a frame cannot say who asks.
     * @throws AppError unauthenticated, forbidden, notFound
     */
    async previewPath(viewer: Viewer, id: string, language: Language): Promise<string> {
      requireRight(viewer, 'newsletter.manage');
      await requireIssue(database, id);
      return links.pathOf(id, language, clock.now());
    },

    /** By such a link. @returns nothing where it is altered or too old */
    async preview(token: string): Promise<string | undefined> {
      const asked = links.read(token, clock.now());
      const issue = asked && (await findIssue(database, asked.id));
      return issue && (await preview(parts, issue.content, asked.language)).html;
    },

    /**
     * What is to be looked at before it is sent, and how many would get it.
     * @throws AppError unauthenticated, forbidden, notFound
     */
    async review(viewer: Viewer, id: string): Promise<IssueReview & { recipients: number }> {
      requireRight(viewer, 'newsletter.manage');
      const { content } = await requireIssue(database, id);
      return { ...(await reviewOf(parts, content)), recipients: await countRecipients(content) };
    },

    /** To whoever asks, in each of its languages. @throws AppError unauthenticated, forbidden, notFound, tooManyRequests */
    async test(actor: Actor, id: string): Promise<{ to: string }> {
      const viewerId = requireRight(actor.viewer, 'newsletter.manage');
      await admitChange(limits, actor.viewer);
      const { content } = await requireIssue(database, id);
      const to = (await accounts.contactsOf([viewerId])).get(viewerId)?.email;
      if (!to) throw notFound('user');
      const unsubscribeUrl = `${parts.siteUrl}/#`;
      const written = await Promise.all(
        content.languages.map(async (language) => {
          const letter = await letterOf(parts, content, language);
          return { language, data: { ...letter, unsubscribeUrl } };
        }),
      );
      await database.transaction(async (tx) => {
        for (const one of written)
          await mail.enqueue(tx, { ...one, template: newsletterIssue, to });
      });
      return { to };
    },

    /**
     * Begins to send the draft, or has it sent at a time.
     * @param sendAt instant; now where it is left out
     * @throws AppError unauthenticated, forbidden, notFound, invalid, conflict, tooManyRequests
     */
    async send(actor: Actor, key: IssueKey, sendAt?: string): Promise<void> {
      requireRight(actor.viewer, 'newsletter.manage');
      await admitChange(limits, actor.viewer);
      const issue = await requireIssue(database, key.id);
      if (issue.revision !== key.revision) throw conflict('issueChanged');
      const { problems } = await reviewOf(parts, issue.content);
      if (problems.length > 0) throw new AppError('invalid', 'issueNotReady');
      if (sendAt !== undefined) requireTime(sendAt, clock.now());
      await database.transaction(async (tx) => {
        const moved =
          sendAt === undefined
            ? await moveIssue(tx, key, 'start', now(), { started_at: now(), send_at: null })
            : await moveIssue(tx, key, 'schedule', now(), { send_at: sendAt });
        if (!moved) throw conflict('issueStateChanged');
        if (sendAt === undefined) await begin(tx, moved);
        const action = sendAt === undefined ? 'newsletter.issueSent' : 'newsletter.issueScheduled';
        await note(tx, actor, action, moved);
      });
    },

    unschedule: (actor: Actor, id: string) =>
      step(actor, id, 'unschedule', 'newsletter.issueUnscheduled'),
    pause: (actor: Actor, id: string) => step(actor, id, 'pause', 'newsletter.issuePaused'),
    resume: (actor: Actor, id: string) => step(actor, id, 'resume', 'newsletter.issueResumed'),
    /** Whoever has it keeps it; nobody else gets it. */
    cancel: (actor: Actor, id: string) => step(actor, id, 'cancel', 'newsletter.issueCancelled'),

    /** By the link in a mail, after `newsletter.cancel` has said that it is a good one. */
    async noteUnsubscribed(token: string): Promise<void> {
      const { id: subscriptionId, mail: id } = readToken(token);
      if (id !== undefined) await noteUnsubscribed(database, { id, subscriptionId }, now());
    },
  };

  async function countRecipients({ languages, audience }: IssueContent): Promise<number> {
    let total = 0;
    for (let after = 0; ; ) {
      const portion = { languages, after, most: readersAtOnce };
      const readers = await newsletter.readersAfter(database, portion);
      total += (await inAudience(database, audience, readers)).length;
      if (readers.length < readersAtOnce) return total;
      after = readers.at(-1)?.folio ?? after;
      // SQLite answers at once: nobody else would have a turn.
      await nextTurn();
    }
  }

  return { service, jobs };
}

function requireTime(sendAt: string, now: Date): void {
  const ahead = new Date(sendAt).getTime() - now.getTime();
  if (!(ahead > 0 && ahead < farthest)) throw invalid({ sendAt: ['issueTime'] });
}
