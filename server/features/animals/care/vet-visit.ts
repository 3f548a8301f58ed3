import type { Actor } from '#domain/access/actor.ts';
import {
  type CareFacts,
  careConfirmation,
  factsOfVisit,
  vetVisitInput,
} from '#domain/care/care-entry.ts';
import { stateOfLink, type VetLinkState } from '#domain/care/vet-link.ts';
import type { CareProduct } from '#domain/catalogues/care-product.ts';
import { conflict, type FieldErrors, invalid, notFound } from '#domain/errors.ts';
import type { Bilingual } from '#domain/language.ts';
import { picturePath } from '#domain/pets/pet.ts';
import type { Tx } from '#server/db/database.ts';
import { valid } from '#server/features/kits/valid.ts';
import { petReferences, type TreatedPet } from '../pets/core/pet-references.ts';
import { addEntries, problemsOf } from './add-entries.ts';
import { doubtsOf, requireConfirmed } from './ask-first.ts';
import { type Family, familyIn, findHoldings } from './care-access.ts';
import type { VetVisitDependencies } from './care-dependencies.ts';
import { findEntries } from './care-entries.repository.ts';
import { careProductsIn, productsFor } from './care-plan.ts';
import { findLink, storeUse, type VetLink } from './vet-links.repository.ts';
import { vetVisitWritten } from './vet-visit-mail.ts';

/** What a vet sees who has the link: which animal it is, and what the record may name; nothing of the record or its people. */
export interface AskedVisit {
  state: VetLinkState;
  /** Instant. */
  openUntil: string;
  /** YYYY-MM-DD */
  today: string;
  /** Of a link that is open alone. */
  asked:
    | { pet: TreatedPet; photo: string | undefined; products: readonly CareProduct[] }
    | undefined;
}

type Sender = Pick<Actor, 'address'>;

/** Changes nothing: messengers and mail scanners open every link. @throws AppError notFound, tooManyRequests */
export async function openVetVisit(
  dependencies: VetVisitDependencies,
  sender: Sender,
  key: string,
): Promise<AskedVisit> {
  const { query } = dependencies.database;
  const { link, pet } = await find(dependencies, sender, key);
  const state = await stateNow(dependencies, query, link, pet);
  const known = { state, openUntil: link.openUntil, today: dependencies.today() };
  if (state !== 'open') return { ...known, asked: undefined };
  const products = productsFor(pet, await careProductsIn(dependencies, query));
  return { ...known, asked: { pet, photo: await photoOf(dependencies, query, pet.id), products } };
}

/**
 * Once: a visit with what was done at it. The same sent again, by whoever lost the answer, is done already.
 * @throws AppError notFound, invalid (by field), conflict (used, withdrawn, expired, full; not confirmed, by field),
 * tooManyRequests
 */
export async function writeVetVisit(
  dependencies: VetVisitDependencies,
  actor: Actor,
  key: string,
  input: unknown,
): Promise<void> {
  const { link: known } = await find(dependencies, actor, key);
  const visit = valid(vetVisitInput, input);
  const { confirmed } = valid(careConfirmation, input);
  const visitDigest = dependencies.visitSigner.sign(JSON.stringify(visit));
  await dependencies.database.transaction(async (tx) => {
    await petReferences.lock(tx, known.petId);
    const link = await findLink(tx.query, known.id);
    const [pet] = await petReferences.treated(tx.query, [known.petId]);
    if (!link || !pet) throw notFound('vetLink');
    if (link.visitDigest === visitDigest) return;
    const state = await stateNow(dependencies, tx.query, link, pet);
    if (state !== 'open') throw conflict(closedBy[state]);
    const products = await careProductsIn(dependencies, tx.query);
    const all = factsOfVisit(visit);
    requireSoundVisit(dependencies, pet, all, products);
    const before = await findEntries(tx.query, [pet.id]);
    const about = (index: number) => nameOf(all[index], products);
    requireConfirmed(doubtsOf({ pet, before, all, products, about, fieldOf }), confirmed);
    const byLink = { viewer: { kind: 'visitor' }, address: actor.address } as const;
    const family = familyIn(await findHoldings(dependencies.accesses, tx.query, [pet.id]), pet.id);
    const adoptionId = family?.accountId === link.madeBy ? family.adoptionId : null;
    await addEntries(dependencies, tx, byLink, { pet, all, products, authorId: null, adoptionId });
    const usedAt = dependencies.clock.now().toISOString();
    if (!(await storeUse(tx, link.id, { usedAt, visitDigest }))) throw conflict('vetLinkUsed');
    await notify(dependencies, tx, link, { ...pet, family });
  });
}

const closedBy = {
  used: 'vetLinkUsed',
  withdrawn: 'vetLinkWithdrawn',
  expired: 'vetLinkExpired',
} as const;

async function find(
  { database: { query }, limits, vetLinkKeys }: VetVisitDependencies,
  { address }: Sender,
  key: string,
): Promise<{ link: VetLink; pet: TreatedPet }> {
  const id = vetLinkKeys.idIn(key);
  if (id === undefined) await limits.consume('mailLink', address);
  const link = id === undefined ? undefined : await findLink(query, id);
  const [pet] = link ? await petReferences.treated(query, [link.petId]) : [];
  if (!link || !pet) throw notFound('vetLink');
  return { link, pet };
}

/** Of a pet that was deleted, or of whoever is suspended or holds the pet no more, it is as one that was withdrawn. */
async function stateNow(
  { clock, accesses, accounts }: VetVisitDependencies,
  query: Tx['query'],
  link: VetLink,
  pet: TreatedPet,
): Promise<VetLinkState> {
  const state = stateOfLink(link, clock.now());
  if (state !== 'open') return state;
  if (pet.deleted || !(await accounts.isActive(link.madeBy, query))) return 'withdrawn';
  if (!link.isByHolder || link.madeBy === pet.ownerId) return 'open';
  const holdings = await findHoldings(accesses, query, [pet.id]);
  return holdings.some(({ accountId }) => accountId === link.madeBy) ? 'open' : 'withdrawn';
}

const photoWidth = 400;

/** Its first picture. */
async function photoOf({ mediaAssets }: VetVisitDependencies, query: Tx['query'], petId: string) {
  const [first] = await petReferences.mediaIds(query, petId);
  const media = first === undefined ? undefined : (await mediaAssets.find([first])).get(first);
  return media && picturePath(media, photoWidth);
}

/** @param all as `factsOfVisit` gives them: the visit, what was done at it, the weight */
function requireSoundVisit(
  dependencies: VetVisitDependencies,
  pet: TreatedPet,
  all: readonly CareFacts[],
  products: readonly CareProduct[],
): void {
  const wrong: FieldErrors = {};
  for (const [index, facts] of all.entries()) {
    for (const [field, reasons] of Object.entries(problemsOf(dependencies, pet, facts, products))) {
      wrong[fieldOf(index, field)] = reasons;
    }
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

/** The day and the license are those of the visit, which is the first one. */
const fieldOf = (index: number, field: string): string =>
  index === 0 || ['onDate', 'vetLicence', 'weight'].includes(field)
    ? field
    : `done.${index - 1}.${field}`;

function nameOf(
  facts: CareFacts | undefined,
  products: readonly CareProduct[],
): Bilingual | undefined {
  const known = products.find(({ id }) => id === facts?.productId);
  if (known) return { es: known.name, en: known.nameEn || known.name };
  return facts?.product ? { es: facts.product, en: facts.product } : undefined;
}

/** The pet's owner, unless a family had the vet write, and whoever made the link: without a word of what the vet wrote. */
async function notify(
  { accounts, mail }: VetVisitDependencies,
  tx: Tx,
  { madeBy }: VetLink,
  { id, name, ownerId, family }: TreatedPet & { family: Family | null },
): Promise<void> {
  const isOfFamily = family?.accountId === madeBy;
  const ids = [...new Set([...(ownerId === null || isOfFamily ? [] : [ownerId]), madeBy])];
  const contacts = await accounts.contactsOf(ids, tx.query);
  for (const { disabled, email, language } of contacts.values()) {
    if (disabled) continue;
    await mail.enqueue(tx, {
      template: vetVisitWritten,
      to: email,
      language,
      data: { pet: name, petId: id },
    });
  }
}
