import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import { conflict } from '#domain/errors.ts';
import { type Bilingual, type Language, languages } from '#domain/language.ts';
import type { IssueContent } from '#domain/newsletter/issue-content.ts';
import { type Paged, pageSize } from '#domain/paging.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { type IssueDependencies, logIssue, requireIssue } from './issue-dependencies.ts';
import { letterOf } from './issue-letter.ts';
import {
  archiveIssue,
  findArchivedIssue,
  mostInSitemap,
  newestArchived,
  pageOfArchive,
  type StoredIssue,
} from './issues.repository.ts';

export interface ArchivedIssue {
  id: string;
  /** Instant. */
  sentAt: string;
  /** In which it is written. */
  languages: readonly Language[];
  subject: Bilingual;
  preheader: Bilingual;
}

/** One whose sending has ended is put into the archive, or taken out of it. @throws AppError unauthenticated, forbidden, notFound, conflict, tooManyRequests */
export async function setArchived(
  dependencies: IssueDependencies,
  actor: Actor,
  id: string,
  isArchived: boolean,
): Promise<void> {
  requireRight(actor.viewer, 'newsletter.manage');
  const { database, clock, limits, dataVersions } = dependencies;
  await admitChange(limits, actor.viewer);
  await database.transaction(async (tx) => {
    const issue = await requireIssue(tx, id);
    const since = isArchived ? clock.now().toISOString() : null;
    if (!(await archiveIssue(tx, id, since))) throw conflict('issueStateChanged');
    await dataVersions.bump(tx, 'newsletter');
    const action = isArchived ? 'newsletter.issueArchived' : 'newsletter.issueUnarchived';
    await logIssue(dependencies, tx, actor, action, issue);
  });
}

/** Those that everybody may read, the latest first. */
export async function archive(
  { database }: IssueDependencies,
  page: number,
): Promise<Paged<ArchivedIssue>> {
  const found = await pageOfArchive(database, { page, limit: pageSize });
  return { ...found, items: found.items.map(shownInList) };
}

/** With when each of them was last another one, the latest first; of the newest alone. */
export async function archivedForSitemap({ database }: IssueDependencies) {
  const found = await newestArchived(database, mostInSitemap);
  return found.map((issue) => ({ ...shownInList(issue), changedAt: issue.archivedAt ?? '' }));
}

const shownInList = ({ id, content, startedAt, createdAt }: StoredIssue): ArchivedIssue => ({
  id,
  sentAt: startedAt ?? createdAt,
  languages: content.languages,
  subject: content.subject,
  preheader: content.preheader,
});

/**
 * As everybody may read it, in the language where it is written in that, else in its own: what of it is public now, and
 * nothing of any reader.
 */
export async function archivedIssue(
  dependencies: IssueDependencies,
  id: string,
  language: Language,
) {
  const issue = await findArchivedIssue(dependencies.database, id);
  if (!issue) return undefined;
  const { content, shown } = issue;
  const written = languages.find((one) => one === language && content.languages.includes(one));
  const [first = language] = content.languages;
  const of = written ?? first;
  const letter = await letterOf(dependencies, content, of, shown);
  return {
    ...shownInList(issue),
    language: of,
    blocks: letter.blocks,
    homes: await homesFound(dependencies, content, shown),
  };
}

/** Names of its pets that have found a home since. */
async function homesFound(
  { database }: IssueDependencies,
  { blocks }: IssueContent,
  shown: StoredIssue['shown'],
): Promise<string[]> {
  const ids = blocks.flatMap((block, place) =>
    block.kind === 'pets' ? block.ids : block.kind === 'waitingPets' ? (shown?.[place] ?? []) : [],
  );
  const known = new Map(
    (await petReferences.find(database.query, [...new Set(ids)])).map((pet) => [pet.id, pet]),
  );
  return [...new Set(ids)].flatMap((id) => {
    const pet = known.get(id);
    return pet?.status === 'adopted' && !pet.deleted ? [pet.name] : [];
  });
}
