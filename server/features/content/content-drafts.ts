import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { type ContentProblem, contentProblems } from '#domain/content/check-content.ts';
import { assetsIn, withoutAssets } from '#domain/content/content-assets.ts';
import { type ContentKey, contentKeys, documentOf } from '#domain/content/content-documents.ts';
import type { Stored } from '#domain/content/stored-content.ts';
import { conflict, type FieldErrors, invalid, notFound } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import { admitChange } from '../rate-limits/admit-change.ts';
import { fieldName, requireDraft } from './check-draft.ts';
import {
  addEntry,
  type Entry,
  findEntries,
  findEntry,
  findScheduled,
  findVersions,
  findVersionValue,
  setOpen,
  storeDraft,
  type Version,
} from './content.repository.ts';
import { findAssets, replaceUses } from './content-assets.repository.ts';
import type { ContentParts } from './content-parts.ts';
import { completedDraft, firstStored } from './published-content.ts';

/** Milliseconds after which somebody who has not been heard of does not have a document open any more. */
const openFor = 150_000;
const versionsInPage = 50;
/** More wait for their time than a person ever plans. */
const mostScheduled = 200;

export interface ListedDocument {
  key: ContentKey;
  publishedVersion: number;
  publishedAt: string | undefined;
  draft: { savedAt: string | null; savedBy: string | null } | undefined;
  /** The next time at which a version is published by itself. */
  publishAt: string | undefined;
  openBy: string | undefined;
  openSince: string | undefined;
  /** Texts that are missing in the draft; of published ones there are none. */
  missing: number;
}

export interface EditedDocument extends ListedDocument {
  /** The draft, or what is published where there is none. */
  value: Stored;
  revision: number;
  problems: readonly ContentProblem[];
  /** Newest first, without version 1. */
  versions: readonly Version[];
  /** Whether there are older ones. */
  hasOlder: boolean;
}

/** @throws AppError unauthenticated, forbidden */
export async function list(parts: ContentParts, viewer: Viewer): Promise<ListedDocument[]> {
  requireRight(viewer, 'content.publish');
  const entries = new Map((await findEntries(parts.database.query)).map((one) => [one.key, one]));
  const publishedAt = await parts.published.publishedAt();
  const scheduled = await findScheduled(parts.database.query, { limit: mostScheduled });
  return contentKeys.map((key) =>
    listed(parts, key, entries.get(key), publishedAt.get(key), scheduled),
  );
}

function listed(
  parts: ContentParts,
  key: ContentKey,
  entry: Entry | undefined,
  publishedAt: string | undefined,
  scheduled: readonly Version[],
): ListedDocument {
  const { field } = documentOf(key);
  const draft = entry?.draft === undefined ? undefined : completedDraft(key, entry.draft);
  return {
    key,
    publishedVersion: entry?.publishedVersion ?? 1,
    publishedAt,
    draft:
      draft === undefined
        ? undefined
        : { savedAt: entry?.savedAt ?? null, savedBy: entry?.savedBy ?? null },
    publishAt: scheduled.find((one) => one.key === key)?.publishAt ?? undefined,
    ...openOf(parts, entry),
    missing: draft === undefined ? 0 : contentProblems(field, draft).length,
  };
}

function openOf({ clock }: ContentParts, entry: Entry | undefined) {
  const { openBy, openSince, openSeenAt } = entry ?? {};
  const isOpen = openSeenAt && clock.now().getTime() - Date.parse(openSeenAt) < openFor;
  return isOpen
    ? { openBy: openBy ?? undefined, openSince: openSince ?? undefined }
    : { openBy: undefined, openSince: undefined };
}

/** @throws AppError unauthenticated, forbidden */
export async function find(
  parts: ContentParts,
  viewer: Viewer,
  key: ContentKey,
  before?: number,
): Promise<EditedDocument> {
  requireRight(viewer, 'content.publish');
  const { query } = parts.database;
  const entry = await findEntry(query, key);
  const publishedAt = (await parts.published.publishedAt()).get(key);
  const value = await editedValue(parts, key, entry);
  const scheduled = await findScheduled(query, { limit: mostScheduled });
  const versions = await findVersions(query, key, { before, limit: versionsInPage + 1 });
  return {
    ...listed(parts, key, entry, publishedAt, scheduled),
    value,
    revision: entry?.revision ?? 0,
    problems: contentProblems(documentOf(key).field, value),
    versions: versions.slice(0, versionsInPage),
    hasOlder: versions.length > versionsInPage,
  };
}

async function editedValue(
  { database: { query } }: ContentParts,
  key: ContentKey,
  entry: Entry | undefined,
): Promise<Stored> {
  if (entry?.draft !== undefined) return completedDraft(key, entry.draft);
  const published = entry && (await findVersionValue(query, key, entry.publishedVersion));
  return published === undefined ? firstStored(key) : completedDraft(key, published);
}

interface DraftRequest {
  key: ContentKey;
  /** That of the draft that was changed. */
  revision: number;
}

/**
 * @returns the draft's new revision
 * @throws AppError unauthenticated, forbidden, invalid, tooManyRequests; conflict: another one was saved meanwhile
 */
export async function saveDraft(
  parts: ContentParts,
  viewer: Viewer,
  { key, revision, value }: DraftRequest & { value: unknown },
): Promise<number> {
  const savedBy = requireRight(viewer, 'content.publish');
  await admitChange(parts.limits, viewer);
  return keep(parts, { key, revision }, requireDraft(key, value), savedBy);
}

/** What is published stays. @throws AppError as `saveDraft` */
export async function discardDraft(
  parts: ContentParts,
  viewer: Viewer,
  request: DraftRequest,
): Promise<number> {
  const savedBy = requireRight(viewer, 'content.publish');
  await admitChange(parts.limits, viewer);
  return keep(parts, request, undefined, savedBy);
}

async function keep(
  { database, clock }: ContentParts,
  { key, revision }: DraftRequest,
  value: Stored | undefined,
  savedBy: string,
): Promise<number> {
  const savedAt = clock.now().toISOString();
  await database.transaction(async (tx) => {
    await addEntry(tx, key);
    const isStored = await storeDraft(tx, key, revision, { value, savedAt, savedBy });
    if (!isStored) throw conflict('contentChanged');
    await keepUses(tx, key, value);
  });
  return revision + 1;
}

/** Pictures and files that a draft names stay as long as it does. @throws AppError invalid: one is not there */
async function keepUses(tx: Tx, key: ContentKey, value: Stored | undefined): Promise<void> {
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

/** Without the pictures and files that were deleted since. @throws AppError unauthenticated, forbidden, notFound */
export async function version(
  { database: { query } }: ContentParts,
  viewer: Viewer,
  key: ContentKey,
  number: number,
): Promise<Stored> {
  requireRight(viewer, 'content.publish');
  if (number === 1) return firstStored(key);
  const found = await findVersionValue(query, key, number);
  if (found === undefined) throw notFound('version');
  const { field } = documentOf(key);
  const value = completedDraft(key, found);
  const known = await findAssets(
    query,
    assetsIn(field, value).map(({ id }) => id),
  );
  return withoutAssets(field, value, (id) => known.has(id));
}

/** A version becomes the draft. @throws AppError as `saveDraft`, notFound */
export async function restore(
  parts: ContentParts,
  viewer: Viewer,
  { number, ...request }: DraftRequest & { number: number },
): Promise<number> {
  const value = await version(parts, viewer, request.key, number);
  return saveDraft(parts, viewer, { ...request, value });
}

/**
 * Says once a minute that somebody has it open; whoever was first is told to the others.
 * @returns who has it open, unless that is the viewer
 * @throws AppError unauthenticated, forbidden
 */
export async function open(
  parts: ContentParts,
  viewer: Viewer,
  key: ContentKey,
): Promise<{ by: string; since: string } | undefined> {
  const by = requireRight(viewer, 'content.publish');
  const now = parts.clock.now().toISOString();
  return parts.database.transaction(async (tx) => {
    await addEntry(tx, key);
    const entry = await findEntry(tx.query, key);
    const { openBy, openSince } = openOf(parts, entry);
    if (openBy !== undefined && openBy !== by) return { by: openBy, since: openSince ?? now };
    await setOpen(tx, key, { by, since: openSince ?? now, seenAt: now });
    return undefined;
  });
}

/** Whoever has it open leaves it. @throws AppError unauthenticated, forbidden */
export async function leave(
  { database }: ContentParts,
  viewer: Viewer,
  key: ContentKey,
): Promise<void> {
  const by = requireRight(viewer, 'content.publish');
  await database.transaction(async (tx) => {
    const entry = await findEntry(tx.query, key);
    if (entry?.openBy === by) await setOpen(tx, key, { by: null, since: null, seenAt: null });
  });
}

/** A link by which its holder reads the draft. @throws AppError unauthenticated, forbidden */
export async function preview(
  { previews }: ContentParts,
  viewer: Viewer,
  key: ContentKey,
): Promise<{ token: string; until: string }> {
  requireRight(viewer, 'content.publish');
  return previews.make(key);
}
