import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import type { Actor } from '#domain/access/actor.ts';
import { longestHistoryWords } from '#domain/documents/history.ts';
import { AppError, conflict, notFound } from '#domain/errors.ts';
import {
  type DeskTransition,
  isOpenRescue,
  mostRescueEntries,
  rescueMachine,
} from '#domain/rescues/rescue-machine.ts';
import { type Urgency, urgencies } from '#domain/rescues/rescue-words.ts';
import { tidyText } from '#domain/text.ts';
import type { Tx } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { AuditAction } from '#server/features/people/audit/audit.service.ts';
import { endOf } from './rescue-dates.ts';
import type { RescueDependencies } from './rescue-dependencies.ts';
import { findEntries, insertEntry } from './rescue-entries.repository.ts';
import { entryText } from './rescue-entry.ts';
import type { RescueReport } from './rescue-report.ts';
import { requireRescuer } from './rescues.policy.ts';
import { findReport, lockReport, updateReport } from './rescues.repository.ts';

/** Of a change of state: where it is referred, nobody knows whom to ask without words. */
const noteOf = (isRequired: boolean) =>
  z.object({
    words: z
      .string()
      .transform(tidyText)
      .pipe(
        z
          .string()
          .min(isRequired ? 1 : 0, 'required')
          .max(longestHistoryWords, 'tooLong'),
      ),
  });

/**
 * An open report lasts its whole time again.
 * @param make returns the account that it is about, null where it is about none
 * @throws AppError unauthenticated, forbidden, notFound, tooManyRequests
 */
async function change(
  { database, clock, limits, audit }: RescueDependencies,
  { viewer, address }: Actor,
  folio: number,
  action: AuditAction,
  make: (tx: Tx, report: RescueReport, actorId: string) => Promise<string | null>,
): Promise<void> {
  const actorId = requireRescuer(viewer);
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    const report = await lockReport(tx, { folio });
    if (!report) throw notFound('rescueReport');
    // What is being worked on does not end by its age.
    const renewed = { expires_at: endOf(clock.now()), reminded_at: null };
    if (isOpenRescue(report.status)) await updateReport(tx, report.id, renewed);
    const subjectId = await make(tx, report, actorId);
    await audit.record(tx, { action, actorId, subjectId, address, details: { folio } });
  });
}

/** Who goes: whoever asks, a colleague, or nobody. @throws AppError also conflict (rescueClosed, rescuerUnknown) */
export const assign = (
  dependencies: RescueDependencies,
  actor: Actor,
  folio: number,
  to: string | null,
): Promise<void> =>
  change(dependencies, actor, folio, 'rescue.assigned', async (tx, report, actorId) => {
    if (!isOpenRescue(report.status)) throw conflict('rescueClosed');
    const colleagues =
      to === null ? [] : await dependencies.accounts.holdersOf('rescues.attend', tx.query);
    if (to !== null && !colleagues.some(({ id }) => id === to)) throw conflict('rescuerUnknown');
    await updateReport(tx, report.id, { attended_by: to });
    if (to !== null && to !== actorId) {
      await dependencies.mails.alert(tx, { ...report, attendedBy: to }, 'assigned');
    }
    return to;
  });

/** A question or an answer, by mail and on the page of whoever reported. @throws AppError also invalid, conflict (rescueTooLong) */
export async function write(
  dependencies: RescueDependencies,
  actor: Actor,
  folio: number,
  said: { text: string },
  record?: RecordCreation,
): Promise<{ id: string }> {
  const id = uuid();
  const { text } = valid(entryText, said);
  await change(dependencies, actor, folio, 'rescue.answered', async (tx, report, actorId) => {
    const entries = await findEntries(tx.query, [report.id]);
    if (entries.length >= mostRescueEntries) throw conflict('rescueTooLong');
    const now = dependencies.clock.now().toISOString();
    await insertEntry(tx, {
      id,
      report_id: report.id,
      created_at: now,
      is_ours: 1,
      author_id: actorId,
      text,
    });
    await updateReport(tx, report.id, { answered_at: now });
    await dependencies.mails.tell(tx, report, { words: text });
    await record?.(tx, { id });
    return null;
  });
  return { id };
}

/** What is said goes to whoever reported it. @throws AppError also invalid, conflict */
export const move = (
  dependencies: RescueDependencies,
  actor: Actor,
  folio: number,
  name: DeskTransition,
  note: string,
): Promise<void> =>
  change(dependencies, actor, folio, 'rescue.moved', async (tx, report, actorId) => {
    const { words } = valid(noteOf(name === 'refer'), { words: note });
    const now = dependencies.clock.now();
    const to = rescueMachine.transitions[name].to;
    const changes = {
      ended_at: isOpenRescue(to) ? null : now.toISOString(),
      ...(name === 'reopen' && { expires_at: endOf(now), reminded_at: null }),
    };
    const madeBy = { madeAs: 'staff', madeBy: actorId } as const;
    await dependencies.states.make(tx, name, report, madeBy, { changes, words });
    await updateReport(tx, report.id, {
      answered_at: now.toISOString(),
      ...(name === 'send' && report.attendedBy === null && { attended_by: actorId }),
    });
    await dependencies.mails.tell(tx, { ...report, status: to }, { state: to, words });
    return null;
  });

/** Whoever reported may have said too much or too little. @throws AppError also conflict (rescueClosed) */
export const setUrgency = (
  dependencies: RescueDependencies,
  actor: Actor,
  folio: number,
  urgency: Urgency,
): Promise<void> =>
  change(dependencies, actor, folio, 'rescue.urgencySet', async (tx, report) => {
    if (!isOpenRescue(report.status)) throw conflict('rescueClosed');
    await updateReport(tx, report.id, { urgency: urgencies.values.indexOf(urgency) });
    return null;
  });

/**
 * The animal has a record of its own, on which it is noted how it came. Whoever reported it is not named there: what is known
 * of them ends with the report.
 * @throws AppError also invalid, conflict, notFound (a pet of somebody else)
 */
export async function admit(
  dependencies: RescueDependencies,
  actor: Actor,
  folio: number,
  { petId, ...intake }: { petId: string; kind: string; cameOn: string },
): Promise<void> {
  requireRescuer(actor.viewer);
  const found = await findReport(dependencies.database.query, { folio });
  if (!found) throw notFound('rescueReport');
  if (!isOpenRescue(found.status)) throw new AppError('conflict', 'transitionNotAllowed');
  const place = found.place.slice(0, 120);
  await dependencies.intakes.note(actor, petId, { ...intake, place });
  await change(dependencies, actor, folio, 'rescue.admitted', async (tx, report, actorId) => {
    const now = dependencies.clock.now().toISOString();
    const madeBy = { madeAs: 'staff', madeBy: actorId } as const;
    const changes = { ended_at: now, pet_id: petId };
    await dependencies.states.make(tx, 'admit', report, madeBy, { changes });
    await updateReport(tx, report.id, { answered_at: now });
    await dependencies.mails.tell(
      tx,
      { ...report, status: 'admitted' },
      { state: 'admitted', words: '' },
    );
    return null;
  });
}
