import { turnAfter } from '#domain/adoption/turn.ts';
import type { Clock } from '#domain/clock.ts';
import type { Tx } from '#server/db/database.ts';
import { findApplicationById, storeTurn } from './applications.repository.ts';

/** After a change of one that is locked: whom it waits for now. @param by as of `turnAfter` */
export async function noteTurn(
  { clock }: { clock: Clock },
  tx: Tx,
  id: string,
  by: 'rescuer' | 'family' | null,
): Promise<void> {
  const application = await findApplicationById(tx.query, id);
  if (application) await storeTurn(tx, id, turnAfter(application, by, clock.now()));
}
