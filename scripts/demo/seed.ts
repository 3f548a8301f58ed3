import { readFile } from 'node:fs/promises';
import { type DemoApplication, demoApplications } from '#content/demo/demo-applications.ts';
import { demoDonations, demoMonthlyDonations } from '#content/demo/demo-donations.ts';
import { demoEvents } from '#content/demo/demo-events.ts';
import type { DemoPet } from '#content/demo/demo-pet.ts';
import { demoPets } from '#content/demo/demo-pets.ts';
import type { DemoPerson } from '#content/demo/people.ts';
import { demoPeople, demoStaff } from '#content/demo/people.ts';
import { type Portrait, portraitSvg } from '#content/portraits/portrait.ts';
import type { Account } from '#domain/accounts/account.ts';
import { dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import type { PetDescription } from '#domain/pets/pet.ts';
import { petInput } from '#domain/pets/pet-input.ts';
import type { Config } from '#server/config/config.ts';
import { type Context, createContext } from '#server/context.ts';
import type { ImportedPet } from '#server/features/pets/core/pet-imports.ts';
import { StartupError } from '#server/startup-error.ts';
import { fillApplications } from './applications.ts';
import { fillCare } from './care.ts';
import { fillContent } from './content.ts';
import { type DemoDonations, fillDonations, viewerOf } from './donations.ts';
import { addEventParticipants } from './events.ts';
import { fillExpenses } from './expenses.ts';
import { fillFolder } from './folders.ts';
import { fillFosters } from './fosters.ts';
import { linkGroups } from './groups.ts';
import { invoiceOldest, setUpIssuer } from './invoices.ts';
import { fillMessages } from './messages.ts';
import { fillNewsletter } from './newsletter.ts';
import { fillPassports } from './passports.ts';
import { simulateHistory } from './simulated-history.ts';

type Person = keyof typeof demoPeople;

/**
 * Fills the demonstration's database with its people and pets. What is there already stays as it is, so that it can be
 * interrupted, repeated, and played with.
 * @param start the moment from which all dates of the demonstration count back
 * @param some.modelOf whose portraits a pet gets; drawing them is most of the work, and the same portrait is drawn once
 */
export async function seedDemo(
  config: Config,
  start: Date,
  onProgress: (done: number, of: number) => void,
  {
    pets = demoPets,
    donations = { single: demoDonations, monthly: demoMonthlyDonations },
    applications = demoApplications,
    modelOf = (pet) => pet,
  }: {
    pets?: readonly DemoPet[];
    donations?: DemoDonations;
    applications?: readonly DemoApplication[];
    modelOf?: (pet: DemoPet) => DemoPet;
  } = {},
): Promise<void> {
  let now = start;
  // The readers of the newsletter come by its form.
  const own = { ...config, captcha: 'none' as const };
  const context = await createContext(own, { clock: { now: () => now } });
  try {
    await refuseForeignPortal(context);
    const people = await seedPeople(context);
    const known = await knownPets(context, people, pets);
    const missing = pets
      .filter(({ id }) => !known.has(externalIdOf(id)))
      // The lists show the newest first, by the moment when a pet was written.
      .toSorted((a, b) => b.registeredDaysAgo - a.registeredDaysAgo);
    const drawn: DrawnPortraits = new Map();
    for (const [done, pet] of missing.entries()) {
      onProgress(done, missing.length);
      const goTo = (daysAgo: number) => {
        now = momentOf(pet, daysAgo, start);
      };
      goTo(pet.registeredDaysAgo);
      const owner = people[pet.rescuedBy];
      const mediaAssetIds = await seedMedia(context, drawn, pet, modelOf(pet));
      const arrived = asItCameIn(pet, mediaAssetIds, dateIn(config.timezone, start));
      await context.pets.upsertImported(owner, arrived);
      const events = demoEvents.filter(({ pets: who }) => who.includes(pet.id));
      if (!pet.vet && !pet.later && !pet.folder && events.length === 0) continue;
      const petId = (await knownPets(context, people, [pet])).get(arrived.externalId);
      if (!petId) continue;
      const administrator = { viewer: viewerOf(people.administrator), address: '' };
      await addEventParticipants(context, petId, events, administrator, start);
      const actor = { viewer: viewerOf(owner), address: '' };
      await simulateHistory(context, { petId, actor, pet, goTo });
      now = start;
      const today = dateIn(config.timezone, start);
      await fillFolder(context, { petId, owner: actor, reviewer: administrator, pet, today });
    }
    onProgress(missing.length, missing.length);
    const goTo = (moment: Date) => {
      now = moment;
    };
    const petIds = await idsOf(context, people, pets);
    await linkGroups(context, petIds, people.administrator);
    await fillCare(context, petIds, people.administrator, start);
    await fillExpenses(context, petIds, people.administrator, start);
    const filling = { context, people, petIds, start, goTo };
    await fillFosters(filling);
    await fillMessages({ context, administrator: people.administrator, start, goTo });
    await fillContent(context, people.administrator);
    await fillNewsletter({
      context,
      administrator: people.administrator,
      petIds: writtenAbout.flatMap((id) => petIds.get(id) ?? []),
      start,
      goTo,
    });
    await fillDonations(filling, donations);
    await fillApplications(filling, applications);
    await fillPassports({ ...filling, administrator: people.administrator });
    if (donations.single.length > 0) {
      await setUpIssuer(context, people.administrator, start);
      await invoiceOldest(context, people.donor);
    }
  } finally {
    await context.close();
  }
}

/** Pets of the issue of the newsletter that was sent. */
const writtenAbout = ['obsidiana', 'balam', 'papaya'];

/** The demonstration's passwords are known to everybody: they must not open a portal that is somebody's. */
async function refuseForeignPortal({ accounts, config }: Context): Promise<void> {
  const administrator = await accounts.findFirstAdministrator();
  if (administrator && administrator.email !== demoPeople.administrator.email) {
    throw new StartupError(
      `DATA_DIR ${config.dataDir} holds a portal of its own: the demonstration needs another folder.`,
    );
  }
}

async function seedPeople({ accounts }: Context): Promise<Record<Person, Account>> {
  const seed = async (person: DemoPerson) =>
    (await accounts.findByEmail(person.email)) ??
    (await accounts.create({ ...person, country: 'México' }));
  for (const person of demoStaff) await seed(person);
  return {
    donor: await seed(demoPeople.donor),
    rescuer: await seed(demoPeople.rescuer),
    administrator: await seed(demoPeople.administrator),
  };
}

const externalIdOf = (id: string) => `demo:${id}`;

async function knownPets(
  context: Context,
  people: Record<Person, Account>,
  pets: readonly DemoPet[],
) {
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

/** By their ids in the demonstration. */
async function idsOf(
  context: Context,
  people: Record<Person, Account>,
  pets: readonly DemoPet[],
): Promise<Map<string, string>> {
  const known = await knownPets(context, people, pets);
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
  return petInput(pet.programme).parse({
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

/** The picture of each drawing. */
type DrawnPortraits = Map<string, string>;

async function seedMedia(
  { media }: Context,
  drawn: DrawnPortraits,
  pet: DemoPet,
  model: DemoPet,
): Promise<string[]> {
  const ids: string[] = [];
  if (pet.video) {
    const video = await media.addVideo(
      await demoFile('canela.mp4'),
      await demoFile('canela-poster.jpg'),
    );
    ids.push(video.id);
  }
  for (const portrait of portraitsOf(model)) {
    const drawing = portraitSvg(portrait);
    const id = drawn.get(drawing) ?? (await media.addDrawing(drawing)).id;
    drawn.set(drawing, id);
    ids.push(id);
  }
  return ids;
}

const demoFile = (name: string) =>
  readFile(new URL(`../../content/demo/media/${name}`, import.meta.url));

function portraitsOf(pet: DemoPet): Portrait[] {
  const { mood, poses, seed, dressing } = pet.look;
  const [value, unit] = pet.age;
  const ageMonths = unit === 'years' ? value * 12 : value;
  return poses.map((pose) => {
    const common = { size: pet.size, mood, pose, ageMonths, seed, dressing };
    return pet.species === 'dog'
      ? { ...common, species: pet.species, coat: pet.look.coat }
      : { ...common, species: pet.species, coat: pet.look.coat };
  });
}
