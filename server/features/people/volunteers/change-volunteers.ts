import { z } from 'zod';
import type { Actor } from '#domain/access/actor.ts';
import { longestHistoryWords } from '#domain/documents/history.ts';
import { conflict, invalidFields, notFound } from '#domain/errors.ts';
import { tidyText } from '#domain/text.ts';
import { volunteerLimits } from '#domain/volunteers/volunteer-input.ts';
import {
  isVolunteerOver,
  type VolunteerDeskTransition,
  volunteerMachine,
} from '#domain/volunteers/volunteer-machine.ts';
import type { VolunteerTask } from '#domain/volunteers/volunteer-words.ts';
import type { Tx } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { AuditAction } from '#server/features/people/audit/audit.service.ts';
import { freeShifts } from './free-shifts.ts';
import type { Volunteer } from './volunteer.ts';
import type { VolunteerDependencies } from './volunteer-dependencies.ts';
import type { VolunteerNews } from './volunteer-news-mail.ts';
import { requireCoordinator } from './volunteers.policy.ts';
import { findLive, lockVolunteer, updateVolunteer } from './volunteers.repository.ts';

const textRule = (max: number) =>
  z.object({ words: z.string().transform(tidyText).pipe(z.string().max(max, 'tooLong')) });

/** @throws AppError unauthenticated, forbidden, notFound, tooManyRequests */
async function change(
  { database, limits, audit }: VolunteerDependencies,
  { viewer, address }: Actor,
  folio: number,
  action: AuditAction,
  make: (tx: Tx, volunteer: Volunteer, actorId: string) => Promise<void>,
): Promise<void> {
  const actorId = requireCoordinator(viewer);
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    await database.dialect.lockTable(tx.query, 'volunteers');
    const volunteer = await lockVolunteer(tx, { folio });
    if (!volunteer || volunteer.status === 'unconfirmed') throw notFound('volunteer');
    await make(tx, volunteer, actorId);
    const subjectId = volunteer.accountId;
    await audit.record(tx, { action, actorId, subjectId, address, details: { folio } });
  });
}

/**
 * What is said goes to them. Whoever is accepted may do some task at least; a minor with the noted consent of a guardian.
 * @throws AppError also invalid, conflict
 */
export const move = (
  dependencies: VolunteerDependencies,
  actor: Actor,
  folio: number,
  name: VolunteerDeskTransition,
  { words: said, tasks }: { words: string; tasks?: readonly VolunteerTask[] | undefined },
): Promise<void> =>
  change(dependencies, actor, folio, 'volunteer.moved', async (tx, volunteer, actorId) => {
    const { words } = valid(textRule(longestHistoryWords), { words: said });
    const { id, accountId, email } = volunteer;
    const { to } = volunteerMachine.transitions[name];
    const granted = name === 'accept' ? (tasks ?? volunteer.wished) : volunteer.tasks;
    if (to === 'accepted') requireAcceptable(volunteer, granted);
    const isBack = name === 'readmit' || name === 'review';
    if (isBack && (await findLive(tx.query, { accountId, email }, id))) {
      throw conflict('volunteerAlready');
    }
    const ended_at = isVolunteerOver(to) ? dependencies.clock.now().toISOString() : null;
    const changes = { ended_at, tasks_json: JSON.stringify(granted) };
    const madeBy = { madeAs: 'staff', madeBy: actorId } as const;
    await dependencies.states.make(tx, name, volunteer, madeBy, { changes, words });
    if (name === 'pause' || name === 'end') await freeShifts(dependencies, tx, id);
    const moved = { ...volunteer, tasks: granted, status: to as VolunteerNews };
    await dependencies.mails.tell(tx, moved, words);
  });

/** @throws AppError invalid, conflict */
function requireAcceptable({ age, consentAt }: Volunteer, granted: readonly VolunteerTask[]): void {
  if (granted.length === 0) throw invalidFields({ tasks: 'chooseOption' });
  if (age === 'minor' && consentAt === null) throw conflict('volunteerConsentMissing');
}

/** What they may do, and what the desk notes for itself. @throws AppError also invalid */
export const save = (
  dependencies: VolunteerDependencies,
  actor: Actor,
  folio: number,
  { tasks, note }: { tasks: readonly VolunteerTask[]; note: string },
): Promise<void> =>
  change(dependencies, actor, folio, 'volunteer.saved', async (tx, volunteer) => {
    const { words } = valid(textRule(volunteerLimits.note), { words: note });
    await updateVolunteer(tx, volunteer, { tasks: [...new Set(tasks)], note: words });
  });

/** The guardian of a minor has given it in writing. Said again, the first time stays. */
export const noteConsent = (
  dependencies: VolunteerDependencies,
  actor: Actor,
  folio: number,
): Promise<void> =>
  change(dependencies, actor, folio, 'volunteer.consentNoted', async (tx, volunteer) => {
    const consentAt = volunteer.consentAt ?? dependencies.clock.now().toISOString();
    await updateVolunteer(tx, volunteer, { consentAt });
  });
