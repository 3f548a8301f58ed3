import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { type ContentKey, documentOf } from '#domain/content/content-documents.ts';
import type { Organisation } from '#domain/content/organisation-fields.ts';
import { shownIn } from '#domain/content/stored-content.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { unconfirmedClaims } from './claims.ts';
import type { ContentDependencies } from './content-dependencies.ts';
import { endExamples } from './content-entries.repository.ts';
import { exampleVersion, firstVersion } from './first-texts.ts';
import { textsAsTheyCame } from './texts-as-they-came.ts';

/** How far the organisation has made the portal's texts its own. */
export interface TextState {
  /** Documents that nobody has published yet: they are as the portal came. */
  asTheyCame: readonly ContentKey[];
  /** Those of them that tell what is invented. */
  examples: readonly ContentKey[];
  /** What the portal claims of the organisation and nobody has confirmed. */
  unconfirmedClaims: readonly Bilingual[];
}

/** @throws AppError unauthenticated, forbidden */
export async function textState(
  { published }: ContentDependencies,
  viewer: Viewer,
): Promise<TextState> {
  requireRight(viewer, 'content.publish');
  const record = await published.stored('organisation');
  const claimed = (language: Language) =>
    (shownIn(documentOf('organisation').field, record, language) as Organisation).claims;
  const [es, en] = [claimed('es'), claimed('en')];
  return {
    asTheyCame: textsAsTheyCame(await published.publishedAt()),
    examples: await published.examples(),
    unconfirmedClaims: unconfirmedClaims(es).map((claim) => {
      const said = es[claim] ?? '';
      return { es: said, en: en[claim] ?? said };
    }),
  };
}

/**
 * Examples that nobody has published go, for good.
 * @returns how many
 * @throws AppError unauthenticated, forbidden, tooManyRequests
 */
export async function removeExamples(
  dependencies: ContentDependencies,
  { viewer, address }: Actor,
): Promise<number> {
  const actorId = requireRight(viewer, 'content.publish');
  await admitChange(dependencies.limits, viewer);
  return dependencies.database.transaction(async (tx) => {
    const removed = await endExamples(tx, { from: exampleVersion, to: firstVersion });
    if (removed === 0) return 0;
    await dependencies.dataVersions.bump(tx, 'content');
    await dependencies.audit.record(tx, {
      action: 'content.examplesRemoved',
      actorId,
      subjectId: null,
      address,
    });
    return removed;
  });
}
