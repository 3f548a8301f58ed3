import { type DemoDrive, type DemoDriveAnimal, demoDrives } from '#content/demo/demo-drives.ts';
import { dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import { instantIn } from '#domain/events/place-time.ts';
import { forgetMails, viewerOf } from './donations.ts';
import type { Filling } from './filling.ts';

const day = 86_400_000;
/** Booked so long before. */
const before = 10;

/** Sterilization drives, from the earliest on. A portal that has some is left alone. */
export async function fillDrives(filling: Filling): Promise<void> {
  const { context, people, start, goTo } = filling;
  const desk = { viewer: viewerOf(people.administrator), address: '' };
  const { total } = await context.drives.listDrives(desk.viewer, { page: 1, limit: 1 });
  if (total > 0) return;
  for (const drive of demoDrives.toSorted((a, b) => a.inDays - b.inDays)) {
    goTo(new Date(start.getTime() + Math.min(-before, drive.inDays - before) * day));
    await simulate(filling, desk, drive);
  }
  await forgetMails(context, start);
  goTo(start);
}

type Desk = Parameters<Filling['context']['drives']['createDrive']>[0];

async function simulate(
  filling: Filling,
  desk: Desk,
  { inDays, moves, animals, ...said }: DemoDrive,
): Promise<void> {
  const { context, start, goTo } = filling;
  const { drives, config } = context;
  const onDate = addDays(dateIn(config.timezone, start), inDays);
  const { folio } = await drives.createDrive(desk, { ...said, onDate, householdLimit: 3 });
  const [publish, ...later] = moves;
  if (!publish) return;
  await drives.moveDrive(desk, folio, publish, '');
  const booked: { id: string; animal: DemoDriveAnimal }[] = [];
  for (const animal of animals) booked.push(await book(filling, folio, animal));
  if (inDays < 0) {
    goTo(instantIn(config.timezone, onDate, '12:00'));
    for (const { id, animal } of booked) await finish(filling, desk, id, animal);
  }
  for (const move of later) {
    await drives.moveDrive(
      desk,
      folio,
      move,
      move === 'cancel' ? 'No hay veterinario ese día.' : '',
    );
  }
}

async function book({ context: { drives } }: Filling, folio: number, animal: DemoDriveAnimal) {
  const { end, signs, language = 'es', ...said } = animal;
  const owner = { viewer: { kind: 'visitor' }, address: animal.phone } as const;
  const input = {
    ...({ age: 'adult', reproduction: 'none', ill: false, flatFaced: false } as const),
    ...{ medicine: '', email: '', ...said },
  };
  const { id } = await drives.book(owner, folio, input, { language, captcha: undefined });
  const key = drives.keyOf(id);
  if (signs) {
    const { consent } = await drives.follow(owner, key);
    const { sha256 } = consent;
    await drives.signConsent(owner, key, { name: animal.name, strokes: [], sha256 });
  }
  if (end === 'cancel') await drives.cancelBooking(owner, key);
  return { id, animal };
}

async function finish(
  { context: { drives } }: Filling,
  desk: Desk,
  id: string,
  { end }: DemoDriveAnimal,
): Promise<void> {
  if (end === undefined || end === 'cancel') return;
  await drives.moveBooking(desk, id, 'arrive', '');
  if (end === 'turnedAway') {
    await drives.moveBooking(desk, id, 'turnAway', 'Tiene fiebre. Llévala al veterinario.');
  }
  if (end !== 'done') return;
  await drives.notePayment(desk, id, 200_00);
  const vet = { vetName: 'MVZ Adriana Pech', vetLicence: '8123456', onPaper: false };
  await drives.sterilize(desk, id, vet);
}
