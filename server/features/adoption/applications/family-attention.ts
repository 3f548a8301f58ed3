import { agreedAhead, choosable } from '#domain/adoption/turn.ts';
import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { AttentionSource } from '#server/features/organisation/dashboard/attention-source.ts';
import { findOpenOf } from './open-applications.repository.ts';

/** What the applications that somebody sent ask of them. They are so few that all are read. */
export function familyAttention({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): AttentionSource[] {
  const count = (of: (one: Awaited<ReturnType<typeof findOpenOf>>[number]) => number) => ({
    countOwn: async (accountId: string) =>
      (await findOpenOf(database.query, accountId)).reduce((sum, one) => sum + of(one), 0),
  });
  return [
    {
      kind: 'questionsToAnswer',
      ...count(({ questions }) => questions.filter(({ answer }) => answer === null).length),
    },
    {
      kind: 'timesToChoose',
      ...count(({ appointments }) => choosable(appointments, clock.now()).length),
    },
    {
      kind: 'appointmentsAhead',
      ...count(({ appointments }) => agreedAhead(appointments, clock.now()).length),
    },
  ];
}
