import type { Actor } from '#domain/access/actor.ts';
import { isOwner } from '#domain/access/relations.ts';
import { nextState } from '#domain/documents/state-machine.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { volunteerMachine } from '#domain/volunteers/volunteer-machine.ts';
import type { Tx } from '#server/db/database.ts';
import type { MadeBy } from '#server/features/kits/document-states/document-states.service.ts';
import type { Volunteer } from './volunteer.ts';
import type { VolunteerDependencies } from './volunteer-dependencies.ts';
import { findLive, findVolunteer, lockVolunteer } from './volunteers.repository.ts';

/** Whoever has the key: it is over while the account of whoever applied is suspended. @throws AppError notFound, tooManyRequests */
async function applicationOf(
  { keys, database: { query }, accounts, limits }: VolunteerDependencies,
  { address }: Pick<Actor, 'address'>,
  key: string,
): Promise<Volunteer> {
  const id = keys.idIn(key);
  const found = id === undefined ? undefined : await findVolunteer(query, { id });
  if (found && !(await accounts.isSuspended(found.accountId, query))) return found;
  await limits.consume('mailLink', address);
  throw notFound('volunteer');
}

/** @throws AppError notFound, tooManyRequests */
async function change(
  dependencies: VolunteerDependencies,
  actor: Actor,
  key: string,
  make: (tx: Tx, volunteer: Volunteer, madeBy: MadeBy) => Promise<void>,
): Promise<void> {
  const { id } = await applicationOf(dependencies, actor, key);
  await dependencies.limits.consume('volunteerChange', id);
  await dependencies.database.transaction(async (tx) => {
    // Before the row: whoever applies locks them in this order.
    await dependencies.database.dialect.lockTable(tx.query, 'volunteers');
    const volunteer = await lockVolunteer(tx, { id });
    if (!volunteer) throw notFound('volunteer');
    const { accountId } = volunteer;
    await make(
      tx,
      volunteer,
      isOwner(actor.viewer, accountId)
        ? { madeAs: 'owner', madeBy: accountId }
        : { madeAs: 'linkHolder', madeBy: null },
    );
  });
}

/** Changes nothing: programs that check mails open every link. @throws AppError notFound, tooManyRequests */
export async function followApplication(
  dependencies: VolunteerDependencies,
  actor: Pick<Actor, 'address'>,
  key: string,
) {
  const { id, folio, createdAt, status, wished, tasks } = await applicationOf(
    dependencies,
    actor,
    key,
  );
  const histories = await dependencies.documentStates.historiesOf('volunteer', [id]);
  return {
    ...{ folio, createdAt },
    state: status,
    tasks: [...(tasks.length > 0 ? tasks : wished)],
    mayWithdraw: nextState(volunteerMachine, status, 'withdraw') !== undefined,
    steps: (histories.get(id) ?? []).map((step) => ({
      at: step.at,
      state: step.status as Volunteer['status'],
      words: step.words,
    })),
  };
}

/** The mailbox is theirs: the desk sees it from now on. @throws AppError notFound, tooManyRequests, conflict */
export const confirm = (
  dependencies: VolunteerDependencies,
  actor: Actor,
  key: string,
): Promise<void> =>
  change(dependencies, actor, key, async (tx, volunteer, madeBy) => {
    // Pressed twice.
    if (volunteer.status === 'received') return;
    const { id, accountId, email } = volunteer;
    if (await findLive(tx.query, { accountId, email }, id)) throw conflict('volunteerAlready');
    await dependencies.states.make(tx, 'confirm', volunteer, madeBy);
    await dependencies.mails.alertDesk(tx, volunteer, 'applied');
  });

/** @throws AppError notFound, tooManyRequests, conflict */
export const withdraw = (
  dependencies: VolunteerDependencies,
  actor: Actor,
  key: string,
): Promise<void> =>
  change(dependencies, actor, key, async (tx, volunteer, madeBy) => {
    const changes = { ended_at: dependencies.clock.now().toISOString() };
    await dependencies.states.make(tx, 'withdraw', volunteer, madeBy, { changes });
    if (volunteer.status !== 'unconfirmed') {
      await dependencies.mails.alertDesk(tx, volunteer, 'withdrawn');
    }
  });

/** The key of the page of an application. */
export const keyOf = ({ keys }: VolunteerDependencies, id: string): string => keys.keyOf(id);
