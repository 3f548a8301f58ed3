import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { conflict } from '#domain/errors.ts';
import { issueContent } from '#domain/newsletter/issue-content.ts';
import type { IssueState } from '#domain/newsletter/issue-states.ts';
import { type Paged, pageSize } from '#domain/paging.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import { countDeliveries, noDeliveries } from './deliveries.repository.ts';
import {
  type Issue,
  type IssueDependencies,
  type IssueKey,
  logIssue,
  requireIssue,
} from './issue-dependencies.ts';
import { keepPictures, requirePictures } from './issue-pictures.ts';
import { deleteDraft, insertIssue, pageOfIssues, updateIssue } from './issues.repository.ts';

/** Newest first. @throws AppError unauthenticated, forbidden */
export async function list(
  { database }: IssueDependencies,
  viewer: Viewer,
  { page, state }: { page: number; state?: IssueState },
): Promise<Paged<Issue>> {
  requireRight(viewer, 'newsletter.manage');
  const found = await pageOfIssues(database, { page, limit: pageSize }, state);
  const figures = await countDeliveries(
    database,
    found.items.map(({ id }) => id),
  );
  const items = found.items.map((one) => ({
    ...one,
    figures: figures.get(one.id) ?? noDeliveries,
  }));
  return { ...found, items };
}

/** @throws AppError unauthenticated, forbidden, notFound */
export async function open(
  { database }: IssueDependencies,
  viewer: Viewer,
  id: string,
): Promise<Issue> {
  requireRight(viewer, 'newsletter.manage');
  const issue = await requireIssue(database, id);
  const figures = (await countDeliveries(database, [id])).get(id) ?? noDeliveries;
  return { ...issue, figures };
}

/**
 * @param key of the draft that is changed; undefined of a new one
 * @throws AppError unauthenticated, forbidden, invalid, notFound, conflict, tooManyRequests
 */
export async function save(
  dependencies: IssueDependencies,
  actor: Actor,
  key: IssueKey | undefined,
  raw: unknown,
  record?: RecordCreation,
): Promise<IssueKey> {
  requireRight(actor.viewer, 'newsletter.manage');
  const { database, limits, clock } = dependencies;
  await admitChange(limits, actor.viewer);
  const content = valid(issueContent, raw);
  await requirePictures(dependencies, content);
  const now = clock.now().toISOString();
  return database.transaction(async (tx) => {
    const saved = { id: key?.id ?? uuid(), revision: (key?.revision ?? 0) + 1 };
    if (key) {
      const known = await requireIssue(tx, key.id);
      if (known.state !== 'draft') throw conflict('issueStateChanged');
      if (!(await updateIssue(tx, key, content, now))) throw conflict('issueChanged');
    } else {
      await insertIssue(tx, saved.id, content, now);
    }
    await keepPictures(tx, saved.id, content);
    await logIssue(dependencies, tx, actor, 'newsletter.issueKept', { content });
    await record?.(tx, saved);
    return saved;
  });
}

/** A draft alone. @throws AppError unauthenticated, forbidden, notFound, conflict, tooManyRequests */
export async function remove(
  dependencies: IssueDependencies,
  actor: Actor,
  id: string,
): Promise<void> {
  requireRight(actor.viewer, 'newsletter.manage');
  await admitChange(dependencies.limits, actor.viewer);
  await dependencies.database.transaction(async (tx) => {
    const issue = await requireIssue(tx, id);
    if (!(await deleteDraft(tx, id))) throw conflict('issueStateChanged');
    await logIssue(dependencies, tx, actor, 'newsletter.issueRemoved', issue);
  });
}
