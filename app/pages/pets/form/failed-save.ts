import { ApiError } from '#app/api/transport/api-error.ts';
import { findPet } from '#app/pages/pets/actions/pet-calls.ts';
import type { StoredPet } from './draft.ts';
import { addressesOf } from './media-items.ts';
import { storedFrom, type TaskId } from './save-pet.ts';
import { isConflict, isMissing, serverErrorsOf } from './saving-errors.ts';
import { differences } from './values.ts';

type FailedSave =
  /** Somebody else saved other values or pictures meanwhile. */
  | { kind: 'conflict'; theirs: StoredPet }
  /** Somebody changed what the form does not show: a renewal, say. It can be sent again from there. */
  | { kind: 'outdated'; stored: StoredPet }
  /** Somebody removed the pet for good meanwhile. */
  | { kind: 'gone' }
  | { kind: 'rejected'; errors: ReturnType<typeof serverErrorsOf> }
  | { kind: 'failed' };

/** Why a pet could not be saved. @param stored as the form started from it @throws ApiError where the portal does not respond */
export async function diagnose(error: unknown, stored: StoredPet | undefined): Promise<FailedSave> {
  if (stored && isConflict(error)) return compareWithPortal(stored);
  if (stored && isMissing(error) && !(await findPet(stored.id))) return { kind: 'gone' };
  const errors = serverErrorsOf(error);
  return Object.keys(errors).length > 0 ? { kind: 'rejected', errors } : { kind: 'failed' };
}

async function compareWithPortal(stored: StoredPet): Promise<FailedSave> {
  const theirs = storedFrom(await findPet(stored.id));
  const isSame =
    differences(stored.values, theirs.values).length === 0 &&
    addressesOf(stored.media) === addressesOf(theirs.media);
  return isSame ? { kind: 'outdated', stored: theirs } : { kind: 'conflict', theirs };
}

/** The picture or video that the portal did not accept, and why. @param task that was under way */
export function rejectedMedium(
  error: unknown,
  task: TaskId | undefined,
): { id: string; problem: string } | undefined {
  if (!(error instanceof ApiError) || ![413, 415, 422].includes(error.status)) return undefined;
  if (!task?.startsWith('media:')) return undefined;
  const problem = Object.values(error.errors).flat()[0] ?? error.message;
  return { id: task.slice('media:'.length), problem };
}
