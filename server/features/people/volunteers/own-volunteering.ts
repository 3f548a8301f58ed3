import { z } from 'zod';
import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { nextState } from '#domain/documents/state-machine.ts';
import { notFound } from '#domain/errors.ts';
import { formatPhone, parsePhone, phoneProblem } from '#domain/phone.ts';
import { visibleLine } from '#domain/text.ts';
import { volunteerLimits } from '#domain/volunteers/volunteer-input.ts';
import {
  isVolunteering,
  type VolunteerOwnTransition,
  volunteerMachine,
  volunteerOwnTransitions,
} from '#domain/volunteers/volunteer-machine.ts';
import type { Tx } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import { freeShifts } from './free-shifts.ts';
import type { Volunteer } from './volunteer.ts';
import type { VolunteerDependencies } from './volunteer-dependencies.ts';
import { findVolunteersOf, lockVolunteer, updateVolunteer } from './volunteers.repository.ts';

type Reading = Pick<VolunteerDependencies, 'accounts' | 'database'>;

/**
 * The account's own: of the account, or of its mailbox, both of which have been shown to be theirs. Whoever volunteers now
 * goes before what has been; of that the latest.
 * @throws AppError unauthenticated
 */
export async function ownVolunteer(
  { accounts }: Reading,
  query: Tx['query'],
  viewer: Viewer,
): Promise<Volunteer | undefined> {
  const account = await accounts.find(requireAccount(viewer), query);
  if (!account) return undefined;
  const { id: accountId, email, confirmedAt } = account;
  const person = { accountId, email: confirmedAt === null ? undefined : email };
  const all = (await findVolunteersOf(query, person)).filter(
    (one) => one.accountId === accountId || one.status !== 'unconfirmed',
  );
  return all.find(({ status }) => isVolunteering(status)) ?? all[0];
}

/** The same, locked. @throws AppError unauthenticated, notFound */
export async function lockOwnVolunteer(
  dependencies: Reading,
  tx: Tx,
  viewer: Viewer,
): Promise<Volunteer> {
  const found = await ownVolunteer(dependencies, tx.query, viewer);
  const locked = found && (await lockVolunteer(tx, { id: found.id }));
  if (!locked) throw notFound('volunteer');
  return locked;
}

/** @throws AppError unauthenticated */
export async function findOwn(dependencies: VolunteerDependencies, viewer: Viewer) {
  const { query } = dependencies.database;
  const volunteer = await ownVolunteer(dependencies, query, viewer);
  if (!volunteer) return null;
  const { id, status } = volunteer;
  const histories = await dependencies.documentStates.historiesOf('volunteer', [id]);
  const { folio, name, createdAt, phone, emergencyName, emergencyPhone } = volunteer;
  return {
    ...{ folio, name, createdAt, phone, emergencyName, emergencyPhone },
    state: status,
    tasks: [...(isVolunteering(status) ? volunteer.tasks : volunteer.wished)],
    transitions: volunteerOwnTransitions.filter(
      (transition) => nextState(volunteerMachine, status, transition) !== undefined,
    ),
    steps: (histories.get(id) ?? []).map((step) => ({
      at: step.at,
      state: step.status as Volunteer['status'],
      words: step.words,
    })),
  };
}

const phone = z
  .string()
  .transform((typed) => formatPhone(typed.trim()))
  .superRefine((typed, context) => {
    const problem = phoneProblem(typed, 'phoneRequired');
    if (problem) context.addIssue({ code: 'custom', message: problem });
  })
  .transform((typed) => parsePhone(typed) ?? '');

const contactRule = z.object({
  phone,
  emergencyName: z
    .string()
    .transform(visibleLine)
    .pipe(z.string().min(1, 'nameRequired').max(volunteerLimits.name, 'tooLong')),
  emergencyPhone: phone,
});

/** How they are reached, and who in an emergency: for coordinators alone. @throws AppError unauthenticated, notFound, invalid, tooManyRequests */
export async function saveContact(
  dependencies: VolunteerDependencies,
  viewer: Viewer,
  said: z.input<typeof contactRule>,
): Promise<void> {
  requireAccount(viewer);
  const contact = valid(contactRule, said);
  await admitChange(dependencies.limits, viewer);
  await dependencies.database.transaction(async (tx) =>
    updateVolunteer(tx, await lockOwnVolunteer(dependencies, tx, viewer), contact),
  );
}

/** A pause and an end give back the shifts to come. @throws AppError unauthenticated, notFound, conflict, tooManyRequests */
export async function moveOwn(
  dependencies: VolunteerDependencies,
  viewer: Viewer,
  name: VolunteerOwnTransition,
): Promise<void> {
  const accountId = requireAccount(viewer);
  const { limits, database, clock, states, mails } = dependencies;
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    const volunteer = await lockOwnVolunteer(dependencies, tx, viewer);
    const ends = name === 'end' || name === 'withdraw';
    await states.make(
      tx,
      name,
      volunteer,
      { madeAs: 'owner', madeBy: accountId },
      ends ? { changes: { ended_at: clock.now().toISOString() } } : {},
    );
    if (name === 'pause' || name === 'end') await freeShifts(dependencies, tx, volunteer.id);
    if (volunteer.status !== 'unconfirmed') {
      const what = ({ withdraw: 'withdrawn', pause: 'paused', end: 'ended' } as const)[
        name as Exclude<VolunteerOwnTransition, 'resume'>
      ];
      if (what) await mails.alertDesk(tx, volunteer, what);
    }
  });
}
