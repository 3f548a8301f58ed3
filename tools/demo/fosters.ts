import { randomUUID } from 'node:crypto';
import { demoFosterHand, demoFosterRequest, demoFosters } from '#content/demo/demo-fosters.ts';
import type { Account } from '#domain/accounts/account.ts';
import { dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import type { Context } from '#server/context.ts';
import { forgetMails, viewerOf } from './donations.ts';
import { day, type Filling } from './filling.ts';
import { withPhoto } from './photo.ts';

/** Foster homes, what is there, and a question to them. A portal that has some homes, or no pets, is left alone. */
export async function fillFosters(filling: Filling): Promise<void> {
  const { context, people, petIds, start, goTo } = filling;
  const { fostering } = context;
  // There is nobody to place, and nobody to ask for.
  if (petIds.size === 0) return;
  const staff = viewerOf(people.administrator);
  if ((await fostering.listHomes(staff, {}, { page: 1, limit: 1 })).total > 0) return;
  for (const foster of demoFosters) {
    goTo(new Date(start.getTime() - 90 * day));
    const viewer = viewerOf(await personOf(context, people.donor, foster.person));
    const homeId = await fostering.offerHome({ viewer, address: '' }, foster.home);
    if (foster.guest) await placeGuest(filling, viewer, homeId, foster.guest);
  }
  await forgetMails(context, start);
  goTo(start);
  const rescuer = { viewer: viewerOf(people.rescuer), address: '' };
  await fostering.requestConfirmation(rescuer.viewer);
  await fostering.confirmAsker({ viewer: staff, address: '' }, people.rescuer.id);
  await fostering.askHomes(rescuer, demoFosterRequest);
  await raiseHands(filling);
}

/** One that looks for a home, for which the donor has raised a hand. */
async function raiseHands({ context, people, petIds }: Filling): Promise<void> {
  const { fostering } = context;
  const petId = petIds.get(demoFosterHand.pet);
  if (petId === undefined) return;
  const staff = { viewer: viewerOf(people.administrator), address: '' };
  await fostering.setFosterWanted(staff, petId, true);
  const donor = { viewer: viewerOf(people.donor), address: '' };
  await fostering.raiseHand(donor, petId, { words: demoFosterHand.words });
}

async function personOf(
  { accounts }: Context,
  donor: Account,
  person: (typeof demoFosters)[number]['person'],
): Promise<Account> {
  if (!person) return donor;
  const known = await accounts.findByEmail(person.email);
  const member = { ...person, country: 'México', roles: ['member' as const] };
  return known ?? accounts.create({ ...member, password: randomUUID() });
}

async function placeGuest(
  { context, people, petIds, start, goTo }: Filling,
  viewer: ReturnType<typeof viewerOf>,
  homeId: string,
  guest: NonNullable<(typeof demoFosters)[number]['guest']>,
): Promise<void> {
  const { fostering, config } = context;
  const petId = petIds.get(guest.pet);
  if (petId === undefined) return;
  const today = dateIn(config.timezone, start);
  goTo(new Date(start.getTime() - guest.daysAgo * day));
  const staff = { viewer: viewerOf(people.administrator), address: '' };
  const planned = guest.plannedInDays;
  await fostering.placePet(
    staff,
    { petId, homeId, isAgreed: false },
    {
      startedOn: addDays(today, -guest.daysAgo),
      plannedUntil: planned === undefined ? null : addDays(today, planned),
      lent: guest.lent.map((what) => ({ what })),
      notes: guest.notes,
    },
  );
  for (const { daysAgo, words, photo } of guest.diary) {
    goTo(new Date(start.getTime() - daysAgo * day));
    const entryId = await fostering.writeDiary(viewer, petId, {
      words,
      offersPhotos: photo !== undefined,
    });
    if (photo) {
      await withPhoto(photo, (file) => fostering.addDiaryPhoto(viewer, entryId, file));
    }
  }
}
