import { setImmediate } from 'node:timers/promises';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { type ContentProblem, contentProblems } from '#domain/content/check-content.ts';
import { assetsIn, withoutAssets } from '#domain/content/content-assets.ts';
import { type ContentKey, contentKeys, documentOf } from '#domain/content/content-documents.ts';
import { findPassage, type Passage } from '#domain/content/find-passage.ts';
import type { Stored } from '#domain/content/stored-content.ts';
import { notFound } from '#domain/errors.ts';
import { type Language, languages } from '#domain/language.ts';
import { foldText } from '#domain/text.ts';
import { findAssets } from './content-assets.repository.ts';
import type { ContentDependencies } from './content-dependencies.ts';
import { type Entry, findEntries, findEntry } from './content-entries.repository.ts';
import {
  findScheduled,
  findVersions,
  findVersionValue,
  publishedVersions,
  type Version,
} from './content-versions.repository.ts';
import { firstVersion } from './first-texts.ts';
import { whoHasOpen } from './who-has-open.ts';

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

/** Passages are shown in this language where both say it. */
interface ContentSearch {
  term: string;
  language: Language;
}

/** What a search found of a document; no passage where its title holds the term. */
export interface FoundDocument extends ListedDocument {
  passage: Passage | undefined;
}

/**
 * @param search leaves those whose title, or a text of their draft or what is published, holds the term
 * @throws AppError unauthenticated, forbidden, tooManyRequests
 */
export async function list(
  dependencies: ContentDependencies,
  viewer: Viewer,
  search?: ContentSearch,
): Promise<FoundDocument[]> {
  const accountId = requireRight(viewer, 'content.publish');
  const { query } = dependencies.database;
  if (search) await dependencies.limits.consume('staffSearch', accountId);
  const entries = new Map((await findEntries(query)).map((one) => [one.key, one]));
  const publishedAt = await dependencies.published.publishedAt();
  const scheduled = await findScheduled(query, { limit: mostScheduled });
  const found = search ? await passagesWith(dependencies, entries, search) : undefined;
  return contentKeys.flatMap((key) => {
    if (found && !found.has(key)) return [];
    const one = listed(dependencies, key, entries.get(key), publishedAt.get(key), scheduled);
    return [{ ...one, passage: found?.get(key) }];
  });
}

/** By the documents that hold the term. */
async function passagesWith(
  { database: { query }, first }: ContentDependencies,
  entries: ReadonlyMap<ContentKey, Entry>,
  { term, language: reader }: ContentSearch,
): Promise<ReadonlyMap<ContentKey, Passage | undefined>> {
  const published = new Map((await publishedVersions(query)).map((one) => [one.key, one.stored]));
  const found = new Map<ContentKey, Passage | undefined>();
  for (const key of contentKeys) {
    // Documents are long: whoever else has come meanwhile is not kept waiting for all of them.
    await setImmediate();
    const { field, label } = documentOf(key);
    const stored = entries.get(key)?.draft ?? published.get(key);
    const value =
      stored === undefined
        ? first.stored(key, entries.get(key)?.publishedVersion)
        : first.completed(key, stored);
    const passage = findPassage(field, value, term, reader);
    const titles = foldText(languages.map((language) => label[language]).join('\n'));
    if (titles.includes(foldText(term))) found.set(key, undefined);
    else if (passage) found.set(key, passage);
  }
  return found;
}

function listed(
  dependencies: ContentDependencies,
  key: ContentKey,
  entry: Entry | undefined,
  publishedAt: string | undefined,
  scheduled: readonly Version[],
): ListedDocument {
  const { field } = documentOf(key);
  const draft =
    entry?.draft === undefined ? undefined : dependencies.first.completed(key, entry.draft);
  return {
    key,
    publishedVersion: entry?.publishedVersion || firstVersion,
    publishedAt,
    draft:
      draft === undefined
        ? undefined
        : { savedAt: entry?.savedAt ?? null, savedBy: entry?.savedBy ?? null },
    publishAt: scheduled.find((one) => one.key === key)?.publishAt ?? undefined,
    ...whoHasOpen(dependencies, entry),
    missing: draft === undefined ? 0 : contentProblems(field, draft).length,
  };
}

/** @throws AppError unauthenticated, forbidden */
export async function find(
  dependencies: ContentDependencies,
  viewer: Viewer,
  key: ContentKey,
  before?: number,
): Promise<EditedDocument> {
  requireRight(viewer, 'content.publish');
  const { query } = dependencies.database;
  const entry = await findEntry(query, key);
  const publishedAt = (await dependencies.published.publishedAt()).get(key);
  const value = await editedValue(dependencies, key, entry);
  const scheduled = await findScheduled(query, { limit: mostScheduled });
  const versions = await findVersions(query, key, { before, limit: versionsInPage + 1 });
  return {
    ...listed(dependencies, key, entry, publishedAt, scheduled),
    value,
    revision: entry?.revision ?? 0,
    problems: contentProblems(documentOf(key).field, value),
    versions: versions.slice(0, versionsInPage),
    hasOlder: versions.length > versionsInPage,
  };
}

async function editedValue(
  { database: { query }, first }: ContentDependencies,
  key: ContentKey,
  entry: Entry | undefined,
): Promise<Stored> {
  if (entry?.draft !== undefined) return first.completed(key, entry.draft);
  const published = entry && (await findVersionValue(query, key, entry.publishedVersion));
  return published === undefined
    ? first.stored(key, entry?.publishedVersion)
    : first.completed(key, published);
}

/** Without the pictures and files that were deleted since. @throws AppError unauthenticated, forbidden, notFound */
export async function version(
  { database: { query }, first }: ContentDependencies,
  viewer: Viewer,
  key: ContentKey,
  number: number,
): Promise<Stored> {
  requireRight(viewer, 'content.publish');
  if (number === firstVersion) return first.stored(key);
  const found = await findVersionValue(query, key, number);
  if (found === undefined) throw notFound('version');
  const { field } = documentOf(key);
  const value = first.completed(key, found);
  const known = await findAssets(
    query,
    assetsIn(field, value).map(({ id }) => id),
  );
  return withoutAssets(field, value, (id) => known.has(id));
}
