import type { Viewer } from '#domain/accounts/viewer.ts';
import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import { applicationNumber } from '#domain/adoption/application-number.ts';
import { conflict } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import { sideOf } from './applications.policy.ts';
import { findChosenFor } from './open-applications.repository.ts';

/**
 * One pet has one chosen family: while another application for it, or for the other one of its pair, is approved or reserved,
 * that one steps back first. Behind the lock of the pets.
 * @throws AppError conflict, with whose application it is where the reader may see it
 */
export async function requireNoOtherFamily(
  tx: Tx,
  viewer: Viewer,
  { id }: AdoptionApplication,
  petIds: readonly string[],
): Promise<void> {
  const chosen = await findChosenFor(tx, petIds, id);
  if (!chosen) return;
  if (sideOf(viewer, chosen) !== 'rescuer') throw conflict('otherFamilyChosen');
  const { name, folio } = chosen;
  throw conflict({
    key: 'anotherFamilyChosen',
    values: { name, number: applicationNumber(folio) },
  });
}
