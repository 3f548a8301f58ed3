import { lateNotice } from '#domain/volunteers/shift-rules.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { findShift } from './shifts.repository.ts';
import { findTurn, findUnreminded, noteReminder } from './turns.repository.ts';
import type { VolunteerDependencies } from './volunteer-dependencies.ts';
import { findVolunteer } from './volunteers.repository.ts';

/** Of one round; the rest comes with the next. */
const atOnce = 300;

/** Each hour: whoever has a shift within a day is reminded once. */
export const remindVolunteers = ({ database, clock, mails }: VolunteerDependencies) =>
  defineScheduledJob({
    kind: 'volunteers.remind',
    queue: 'reminders',
    timeLimit: 300_000,
    pattern: '25 * * * *',
    scope: 'cluster',
    async run(_, { signal }) {
      const now = clock.now();
      const at = now.toISOString();
      const until = new Date(now.getTime() + lateNotice).toISOString();
      for (const id of await findUnreminded(database.query, { from: at, until }, atOnce)) {
        signal.throwIfAborted();
        await database.transaction(async (tx) => {
          if (!(await noteReminder(tx, id, at))) return;
          const turn = await findTurn(tx.query, id);
          const shift = turn && (await findShift(tx.query, turn.shiftId));
          const volunteer = turn && (await findVolunteer(tx.query, { id: turn.volunteerId }));
          if (shift && volunteer) await mails.tellOfShift(tx, volunteer, shift, 'reminder');
        });
      }
    },
  });
