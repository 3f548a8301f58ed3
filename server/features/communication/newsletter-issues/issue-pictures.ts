import { invalid } from '#domain/errors.ts';
import type { Bilingual } from '#domain/language.ts';
import { type IssueContent, picturesIn } from '#domain/newsletter/issue-content.ts';
import type { Tx } from '#server/db/database.ts';
import type { AssetUser, ShownUse } from '../content/asset-use.ts';
import type { ContentService } from '../content/content.service.ts';
import {
  findIssuesWith,
  forgetPicture,
  picturesAmong,
  replacePictures,
  type StoredIssue,
} from './issues.repository.ts';

/** @throws AppError invalid: one is not in the library */
export async function requirePictures(
  { content }: { content: Pick<ContentService, 'assetsNamed'> },
  { blocks }: IssueContent,
): Promise<void> {
  const ids = picturesIn(blocks);
  const known = await content.assetsNamed(ids);
  const isKnown = (id: string) => known.get(id)?.kind === 'picture';
  if (!ids.every(isKnown)) throw invalid({ blocks: ['contentFileGone'] });
}

/** They stay as long as the issue does. @throws AppError conflict, where one of them is just going */
export const keepPictures = (tx: Tx, id: string, { blocks }: IssueContent) =>
  replacePictures(tx, id, picturesIn(blocks));

/** Tells the library which issues show a picture. */
export const pictureUser: AssetUser = {
  inUse: (query, assetIds) => picturesAmong({ query }, assetIds),
  async find(query, assetIds) {
    const found = await findIssuesWith({ query }, assetIds);
    return found.map(({ assetId, issue }) => ({
      assetId,
      place: 'boletin',
      title: titleOf(issue),
      version: undefined,
      state: stateOf(issue),
    }));
  },
  forget: forgetPicture,
};

/** Readers have got it: what they may still read on the portal keeps its picture. */
function stateOf({ state, archivedAt }: StoredIssue): ShownUse['state'] {
  if (state === 'draft') return 'draft';
  if (state === 'sent' || state === 'cancelled') return archivedAt === null ? 'sent' : 'published';
  return 'scheduled';
}

function titleOf({ content: { subject } }: StoredIssue): Bilingual {
  const named = (first: string, second: string, none: string) => first || second || none;
  return {
    es: `Boletín «${named(subject.es, subject.en, 'Sin asunto')}»`,
    en: `Newsletter “${named(subject.en, subject.es, 'No subject')}”`,
  };
}
