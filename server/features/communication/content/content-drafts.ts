import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { AuditAction } from '#domain/audit-actions.ts';
import { assetsIn } from '#domain/content/content-assets.ts';
import { type ContentKey, documentOf } from '#domain/content/content-documents.ts';
import type { Stored } from '#domain/content/stored-content.ts';
import { conflict, type FieldErrors, invalid } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { fieldName, requireDraft } from './check-draft.ts';
import { findAssets, replaceUses } from './content-assets.repository.ts';
import type { ContentDependencies } from './content-dependencies.ts';
import { addEntry, type Entry, findEntry, storeDraft } from './content-entries.repository.ts';
import { version } from './find-content.ts';

/** Milliseconds: whoever saves again within them is still at the same editing, which the log tells of once. */
const sameEditing = 30 * 60_000;

interface DraftRequest {
  key: ContentKey;
  /** That of the draft that was changed. */
  revision: number;
}

/** What becomes of a draft, and how the log tells of it. */
interface DraftChange {
  value: Stored | undefined;
  action: Extract<AuditAction, 'content.draftKept' | 'content.draftDiscarded' | 'content.restored'>;
  version?: number;
}

/**
 * @returns the draft's new revision
 * @throws AppError unauthenticated, forbidden, invalid, tooManyRequests; conflict: another one was saved meanwhile
 */
export async function saveDraft(
  dependencies: ContentDependencies,
  actor: Actor,
  { value, ...request }: DraftRequest & { value: unknown },
): Promise<number> {
  requireRight(actor.viewer, 'content.publish');
  await admitChange(dependencies.limits, actor.viewer);
  const draft = requireDraft(request.key, value);
  return save(dependencies, actor, request, { value: draft, action: 'content.draftKept' });
}

/** What is published stays. @throws AppError as `saveDraft` */
export async function discardDraft(
  dependencies: ContentDependencies,
  actor: Actor,
  request: DraftRequest,
): Promise<number> {
  requireRight(actor.viewer, 'content.publish');
  await admitChange(dependencies.limits, actor.viewer);
  return save(dependencies, actor, request, { value: undefined, action: 'content.draftDiscarded' });
}

/** A version becomes the draft. @throws AppError as `saveDraft`, notFound */
export async function restore(
  dependencies: ContentDependencies,
  actor: Actor,
  { number, ...request }: DraftRequest & { number: number },
): Promise<number> {
  const found = await version(dependencies, actor.viewer, request.key, number);
  await admitChange(dependencies.limits, actor.viewer);
  const value = requireDraft(request.key, found);
  return save(dependencies, actor, request, { value, action: 'content.restored', version: number });
}

async function save(
  { database, clock, audit }: ContentDependencies,
  { viewer, address }: Actor,
  { key, revision }: DraftRequest,
  { value, action, version }: DraftChange,
): Promise<number> {
  const savedBy = requireRight(viewer, 'content.publish');
  const savedAt = clock.now().toISOString();
  await database.transaction(async (tx) => {
    await addEntry(tx, key);
    const before = await findEntry(tx.query, key);
    const draft = { value, savedAt, savedBy };
    if (!(await storeDraft(tx, key, revision, draft))) throw conflict('contentChanged');
    await saveUses(tx, key, value);
    if (isLoggedAlready(action, before, draft)) return;
    await audit.record(tx, {
      action,
      actorId: savedBy,
      subjectId: null,
      address,
      details: { content: key, ...(version && { version }) },
    });
  });
  return revision + 1;
}

/** There was no draft to discard, or somebody goes on with their own. */
function isLoggedAlready(
  action: DraftChange['action'],
  before: Entry | undefined,
  { savedAt, savedBy }: { savedAt: string; savedBy: string },
): boolean {
  if (action === 'content.draftDiscarded') return before?.draft === undefined;
  if (action === 'content.restored' || before?.draft === undefined) return false;
  if (before.savedBy !== savedBy) return false;
  return Date.parse(savedAt) - Date.parse(before.savedAt ?? '') < sameEditing;
}

/** Pictures and files that a draft names stay as long as it does. @throws AppError invalid: one is not there */
async function saveUses(tx: Tx, key: ContentKey, value: Stored | undefined): Promise<void> {
  const named = value === undefined ? [] : assetsIn(documentOf(key).field, value);
  const ids = named.map(({ id }) => id);
  const known = await findAssets(tx.query, ids);
  const gone = named.filter(({ id, kind }) => known.get(id)?.kind !== kind);
  if (gone.length > 0) {
    const details: FieldErrors = {};
    for (const { path } of gone) details[fieldName(path)] = ['contentFileGone'];
    throw invalid(details);
  }
  await replaceUses(tx, { key, version: 0 }, ids);
}
