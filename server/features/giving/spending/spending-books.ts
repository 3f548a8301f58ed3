import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { isKindOfItsOwn } from '#domain/catalogues/product.ts';
import { folioOf, productNameIn } from '#domain/donations/donation-words.ts';
import { conflict } from '#domain/errors.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import type { ReadSpending, SpendingRun, TypedRules } from '#domain/spending/spending-calls.ts';
import { spendingRules, usualRules } from '#domain/spending/spending-rules.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import { donationReferences } from '../donations/donation-references.ts';
import { campaignTitles } from '../donations/gift-campaigns.ts';
import { markOf, silence } from './run-spending.ts';
import type { SpendingDependencies } from './spending-dependencies.ts';
import { currentRules, insertRules } from './spending-rules.repository.ts';
import { type DoneRun, isRunning, lastDone, summaryOf } from './spending-runs.repository.ts';

/** The rules, and what the last run came to by them. @throws AppError unauthenticated, forbidden */
export async function read(
  dependencies: SpendingDependencies,
  viewer: Viewer,
  language: Language,
): Promise<ReadSpending> {
  requireRight(viewer, 'spending.manage');
  const { database, clock, today } = dependencies;
  const stored = await currentRules(database.query);
  const last = await lastDone(database.query);
  const alive = new Date(clock.now().getTime() - silence).toISOString();
  return {
    rules: stored?.rules ?? usualRules(`${today().slice(0, 4)}-01-01`),
    revision: stored?.revision ?? 0,
    concepts: await conceptsOf(dependencies, viewer, language),
    isRunning: await isRunning(database.query, alive),
    run: last ? await describeRun(dependencies, last, stored?.revision ?? 0, language) : null,
  };
}

/** What gifts of kind `other` can be for. */
async function conceptsOf(
  { catalogues }: SpendingDependencies,
  viewer: Viewer,
  language: Language,
) {
  const query = { where: [], order: [], page: 1, limit: 100 };
  const { items } = await catalogues.query(viewer, 'products', query);
  return items
    .filter((product) => !isKindOfItsOwn(product))
    .map(({ id, name, nameEn }) => {
      const names = { name: String(name), nameEn: String(nameEn) };
      return { productId: String(id), name: productNameIn(names, language) };
    });
}

async function describeRun(
  dependencies: SpendingDependencies,
  { number, books, asOf, finishedAt, rulesRevision }: DoneRun,
  revision: number,
  language: Language,
): Promise<SpendingRun> {
  const { query } = dependencies.database;
  const summary = await summaryOf(query, number);
  const { purposes, openGifts, openCosts } = summary;
  const ofGifts = [...purposes, ...openGifts];
  const petIds = [...ofGifts, ...openCosts].flatMap(({ petId }) => petId ?? []);
  const pets = await petReferences.find(query, [...new Set(petIds)]);
  const petNames = new Map(pets.map(({ id, name }) => [id, name]));
  const titles = await campaignTitles(dependencies, ofGifts);
  const numbers = await donationReferences.keysOf(
    query,
    openGifts.map(({ id }) => id),
  );
  const nameOf = ({ petId, campaignId, concept }: About): string => {
    if (petId !== null) return petNames.get(petId) ?? '';
    return titles.get(campaignId ?? '')?.[language] ?? concept?.[language] ?? '';
  };
  return {
    ...summary,
    ...{ asOf, finishedAt },
    isOutdated: rulesRevision !== revision || books !== (await markOf(dependencies)),
    purposes: purposes.map((one) => ({ ...one, name: nameOf(one) })),
    openGifts: openGifts.map((one) => {
      const key = numbers.get(one.id);
      return { ...one, name: nameOf(one), number: key ? folioOf(key) : '' };
    }),
    openCosts: openCosts.map((one) => ({ ...one, name: nameOf(one) })),
  };
}

/** What money is about. */
interface About {
  petId: string | null;
  campaignId?: string | null;
  concept?: Bilingual | null;
}

/**
 * From now on what gifts paid is said by these rules: once the books have been gone through by them.
 * @param revision of the rules that somebody has before them; 0 where there were none
 * @throws AppError unauthenticated, forbidden, invalid (by field), conflict (others were set since), tooManyRequests
 */
export async function setRules(
  { database, clock, audit, limits, jobs, tieJob }: SpendingDependencies,
  { viewer, address }: Actor,
  { revision, ...typed }: TypedRules & { revision: number },
): Promise<{ revision: number }> {
  const actorId = requireRight(viewer, 'spending.manage');
  await admitChange(limits, viewer);
  const rules = valid(spendingRules, typed);
  const next = { revision: revision + 1, rules };
  await database.transaction(async (tx) => {
    const current = await currentRules(tx.query);
    const changed = { at: clock.now().toISOString(), by: actorId };
    const isLatest = (current?.revision ?? 0) === revision;
    if (!isLatest || !(await insertRules(tx, next, changed)))
      throw conflict('spendingRulesChanged');
    await jobs.enqueue(tx, tieJob, {});
    await audit.record(tx, {
      ...{ action: 'spending.rulesSet', actorId, subjectId: null, address },
      details: { version: next.revision },
    });
  });
  return { revision: next.revision };
}

/** @throws AppError unauthenticated, forbidden, conflict (there are no rules yet), tooManyRequests */
export async function tieNow(
  { database, limits, jobs, tieJob }: SpendingDependencies,
  viewer: Viewer,
): Promise<void> {
  requireRight(viewer, 'spending.manage');
  await admitChange(limits, viewer);
  if (!(await currentRules(database.query))) throw conflict('spendingRulesMissing');
  await database.transaction((tx) => jobs.enqueue(tx, tieJob, {}));
}
