import { type DemoVolunteer, demoShifts, demoVolunteers } from '#content/demo/demo-volunteers.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import { forgetMails, viewerOf } from './donations.ts';
import { day, type Filling } from './filling.ts';

type Staff = { viewer: Viewer; address: string };

/** Applications in every state, a rota with past and coming weeks, hours, a swap and a certificate. A portal that has some volunteers is left alone. */
export async function fillVolunteers(filling: Filling): Promise<void> {
  const { context, people, start, goTo } = filling;
  const staff = { viewer: viewerOf(people.administrator), address: '' };
  const { byState } = await context.volunteers.counts(staff.viewer);
  if (byState.length > 0) return;
  const folios = new Map<string, number>();
  for (const one of demoVolunteers.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    goTo(new Date(start.getTime() - one.daysAgo * day));
    folios.set(one.email, await apply(filling, staff, one));
  }
  const shifts = await keepRota(filling, staff, folios);
  goTo(start);
  await giveHours(filling, staff, folios);
  await offerSwap(filling, shifts);
  await forgetMails(context, start);
}

async function apply(
  { context: { volunteers }, people }: Filling,
  staff: Staff,
  {
    language = 'es',
    account,
    isUnconfirmed,
    hasConsent,
    withdraws,
    moves = [],
    note,
    ...input
  }: DemoVolunteer,
): Promise<number> {
  const viewer: Viewer = account ? viewerOf(people[account]) : { kind: 'visitor' };
  const actor = { viewer, address: '' };
  const { id } = await volunteers.apply(actor, input, { language, captcha: undefined });
  const { folio } = await volunteers.followApplication(actor, volunteers.keyOf(id));
  if (isUnconfirmed) return folio;
  if (!account) await volunteers.confirm(actor, volunteers.keyOf(id));
  if (withdraws) await volunteers.withdraw(actor, volunteers.keyOf(id));
  if (hasConsent) await volunteers.noteConsent(staff, folio);
  for (const { to, words = '' } of moves) await volunteers.move(staff, folio, to, { words });
  if (note) await volunteers.save(staff, folio, { tasks: [...input.tasks], note });
  return folio;
}

/** Six weeks ago twelve weeks were planned. @returns the ids of each series */
async function keepRota(
  { context: { volunteers, config }, start, goTo }: Filling,
  staff: Staff,
  folios: ReadonlyMap<string, number>,
): Promise<string[][]> {
  const begin = new Date(start.getTime() - 42 * day);
  goTo(begin);
  const today = dateIn(config.timezone, begin);
  const monday = addDays(today, 7 - ((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
  const all: string[][] = [];
  for (const { weekday, people, ...shift } of demoShifts) {
    const { ids } = await volunteers.createShifts(staff, {
      ...{ ...shift, day: addDays(monday, weekday), weeks: 12 },
    });
    all.push(ids);
    for (const [week, id] of ids.entries()) {
      for (const [at, email] of people.entries()) {
        const folio = folios.get(email);
        // Not everybody comes every week.
        if (folio !== undefined && (week + at) % 4 !== 3)
          await volunteers.assignShift(staff, id, folio);
      }
    }
  }
  return all;
}

/** What is over is confirmed but for the latest; two noted something, and one has a certificate. */
async function giveHours(
  { context: { volunteers, config }, people, start }: Filling,
  staff: Staff,
  folios: ReadonlyMap<string, number>,
): Promise<void> {
  const { shifts } = await volunteers.findHoursToReview(staff.viewer);
  for (const [index, shift] of shifts.slice(0, -1).entries()) {
    const present = shift.people.map(({ folio }, at) => ({
      folio,
      // Once somebody did not come.
      minutes: index === 2 && at === 1 ? 0 : shift.minutes,
    }));
    await volunteers.reviewShift(staff, shift.id, present);
  }
  const today = dateIn(config.timezone, start);
  await volunteers.noteHours(viewerOf(people.donor), {
    ...{ task: 'photos', day: addDays(today, -2), minutes: 90 },
    note: 'Edité las fotos de los cachorros.',
  });
  await volunteers.noteHours(viewerOf(people.rescuer), {
    ...{ task: 'transport', day: addDays(today, -1), minutes: 150 },
    note: 'Llevé a Sargazo a su cita en Playa.',
  });
  const folio = folios.get(people.donor.email);
  if (folio === undefined) return;
  const span = { from: addDays(today, -60), until: today };
  await volunteers.issueCertificate(staff, { folio, ...span, language: 'es' });
}

/** The rescuer cannot come to their next shift. */
async function offerSwap(
  { context: { volunteers }, people }: Filling,
  series: readonly string[][],
): Promise<void> {
  const rescuer = viewerOf(people.rescuer);
  const { shifts } = await volunteers.findShifts(rescuer);
  const next = shifts.find(({ id, isMine }) => isMine && series.some((ids) => ids.includes(id)));
  if (next) await volunteers.offerShift(rescuer, next.id, null);
}
