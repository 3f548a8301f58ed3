import { demoEvents } from '#content/demo/demo-events.ts';
import { type DemoIntake, demoIntakes } from '#content/demo/demo-intakes.ts';
import type { DemoPet } from '#content/demo/demo-pet.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import type { PetDescription } from '#domain/pets/pet.ts';
import { petInput } from '#domain/pets/pet-input.ts';
import type { Context } from '#server/context.ts';
import type { ImportedPet } from '#server/features/animals/pets/core/pet-imports.ts';
import { viewerOf } from './donations.ts';
import { addEventParticipants } from './events.ts';
import type { Demo } from './filling.ts';
import { fillFolder } from './folders.ts';
import type { PetPictures } from './portraits.ts';
import { simulateHistory } from './simulated-history.ts';

/**
 * Pets that are not there yet, with their pictures, and what has happened to them since.
 * @returns the ids of all of them, by their ids in the demonstration
 */
export async function fillPets(
  demo: Demo,
  pets: readonly DemoPet[],
  {
    picturesOf,
    onProgress = () => {},
  }: {
    picturesOf: PetPictures;
    /** Of drawing, which is most of the work. */
    onProgress?: (done: number, of: number) => void;
  },
): Promise<ReadonlyMap<string, string>> {
  const known = await knownPets(demo, pets);
  const missing = pets
    .filter(({ id }) => !known.has(externalIdOf(id)))
    // The lists show the newest first, by the moment when a pet was written.
    .toSorted((a, b) => b.registeredDaysAgo - a.registeredDaysAgo);
  let drawn = 0;
  onProgress(drawn, missing.length);
  const pictured = await Promise.all(
    missing.map(async (pet) => {
      const mediaAssetIds = await picturesOf(pet);
      drawn += 1;
      onProgress(drawn, missing.length);
      return { pet, mediaAssetIds };
    }),
  );
  for (const { pet, mediaAssetIds } of pictured) await addPet(demo, pet, mediaAssetIds);
  return idsOf(demo, pets);
}

async function addPet(demo: Demo, pet: DemoPet, mediaAssetIds: string[]): Promise<void> {
  const { context, people, start } = demo;
  const goTo = (daysAgo: number) => demo.goTo(momentOf(pet, daysAgo, start));
  const today = dateIn(context.config.timezone, start);
  goTo(pet.registeredDaysAgo);
  await datePictures(context, mediaAssetIds);
  const owner = people[pet.rescuedBy];
  const arrived = asItCameIn(pet, mediaAssetIds, today);
  await context.pets.upsertImported(owner, arrived);
  const came = demoIntakes.find(({ pet: id }) => id === pet.id);
  const events = demoEvents.filter(({ pets: who }) => who.includes(pet.id));
  if (came || pet.vet || pet.later || pet.folder || events.length > 0) {
    const petId = (await knownPets(demo, [pet])).get(arrived.externalId);
    if (!petId) return;
    const administrator = { viewer: viewerOf(people.administrator), address: '' };
    await noteIntake(context, petId, viewerOf(owner), arrived.registeredOn, came);
    await addEventParticipants(context, petId, events, administrator, start);
    const actor = { viewer: viewerOf(owner), address: '' };
    await simulateHistory(context, { petId, actor, pet, goTo });
    demo.goTo(start);
    await fillFolder(context, { petId, owner: actor, reviewer: administrator, pet, today });
  }
}

async function noteIntake(
  context: Context,
  petId: string,
  viewer: Viewer,
  registeredOn: string,
  came: DemoIntake | undefined,
): Promise<void> {
  if (!came) return;
  const { pet: _pet, daysEarlier, ...intake } = came;
  const cameOn = addDays(registeredOn, -daysEarlier);
  await context.intakes.note({ viewer, address: '' }, petId, { ...intake, cameOn });
}

const externalIdOf = (id: string) => `demo:${id}`;

/** They were drawn before the pet came in, all at once; their dates are shown. */
async function datePictures({ database, clock }: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const created_at = clock.now().toISOString();
  await database.query
    .updateTable('media_assets')
    .set({ created_at })
    .where('id', 'in', ids)
    .execute();
}

async function knownPets({ context, people }: Demo, pets: readonly DemoPet[]) {
  const { administrator, rescuer } = people;
  const { items } = await context.pets.query(viewerOf(administrator), {
    where: [
      { field: 'ownerId', operator: 'in', value: [administrator.id, rescuer.id] },
      { field: 'name', operator: 'in', value: pets.map(({ name }) => name) },
    ],
    // Whatever the visitors of the demonstration have added since is younger.
    order: [{ field: 'createdAt', direction: 'asc' }],
    page: 1,
    limit: 2 * pets.length,
  });
  return new Map(items.map(({ id, externalId }) => [externalId, id]));
}

async function idsOf(demo: Demo, pets: readonly DemoPet[]): Promise<ReadonlyMap<string, string>> {
  const known = await knownPets(demo, pets);
  return new Map(
    pets.flatMap(({ id }) => {
      const petId = known.get(externalIdOf(id));
      return petId ? [[id, petId] as const] : [];
    }),
  );
}

/** Some hours before the day's same time, in an order of its own, so that no two pets came at once. */
function momentOf(pet: DemoPet, daysAgo: number, start: Date): Date {
  const minutes = daysAgo * 24 * 60 + (pet.look.seed % 90);
  return new Date(start.getTime() - minutes * 60_000);
}

function asItCameIn(pet: DemoPet, mediaAssetIds: string[], today: string): ImportedPet {
  const daysAgo = (days: number) => addDays(today, -days);
  return {
    externalId: externalIdOf(pet.id),
    description: describe(pet, daysAgo),
    status: pet.programme,
    registeredOn: daysAgo(pet.registeredDaysAgo),
    visibleFrom: daysAgo(pet.renewedDaysAgo ?? pet.registeredDaysAgo),
    mediaAssetIds,
  };
}

function describe(pet: DemoPet, daysAgo: (days: number) => string): PetDescription {
  const [ageValue, ageUnit] = pet.age;
  const [goodWithOwnKind, goodWithOtherAnimals, goodWithChildren] = pet.getsAlong;
  // What a demonstration does not say (no pet has all) is as in a form that was left empty.
  return petInput(pet.programme, daysAgo(0)).parse({
    name: pet.name,
    species: pet.species,
    breed: pet.breed,
    sex: pet.sex,
    size: pet.size,
    color: pet.color,
    ageValue,
    ageUnit,
    weightKg: pet.weightKg,
    goodWithOwnKind,
    goodWithOtherAnimals,
    goodWithChildren,
    trained: pet.learned.includes('trained'),
    houseTrained: pet.learned.includes('houseTrained'),
    ...pet.character,
    dewormed: pet.dewormedDaysAgo !== null,
    lastDewormedOn: pet.dewormedDaysAgo === null ? null : daysAgo(pet.dewormedDaysAgo),
    vaccines: pet.vaccines,
    sterilized: pet.sterilized,
    personality: pet.personality,
    story: pet.story,
    city: pet.city,
    federalState: pet.federalState,
    needs: [...(pet.needs ?? [])],
  });
}
