import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import type { ManagedMedia } from '#app/components/managed-media.ts';
import { readDraft } from '#app/forms/drafts.ts';
import type { StepId } from './form-steps.ts';
import type { FocalPoints } from './media-items.ts';
import type { PetFormValues } from './values.ts';

/** A pet as the portal has it, against which changes are told. */
export interface StoredPet {
  id: string;
  version: number;
  values: PetFormValues;
  media: ManagedMedia[];
}

/** What was sent to be registered, under the key by which the portal knows it again. */
export interface Registration {
  key: IdempotencyKey;
  values: PetFormValues;
}

/** Which steps say what they still need: those that were left, and all of them after an attempt to send. */
export interface Marks {
  leftSteps: StepId[];
  attempted: boolean;
}

/** What was typed and not sent yet. Files lie elsewhere (draft-files.ts). */
export interface Draft {
  values: PetFormValues;
  /** Pictures and videos in their order: the pet's own by address, chosen ones by their id. */
  media: ({ url: string } | { id: string })[];
  /** By the id of each picture in the form: where its focal point was put or proposed here. */
  focalPoints: FocalPoints;
  /** Undefined until the pet is registered. */
  stored: StoredPet | undefined;
  /** Nobody knows what became of it. */
  sent?: Registration;
  /** What was shown as missing or wrong. */
  marks?: Marks;
}

export function readPetDraft(name: string): Draft | undefined {
  const draft = readDraft(name) as Draft | undefined;
  const isDraft =
    draft?.values &&
    draft.focalPoints &&
    Array.isArray(draft.media) &&
    (!draft.stored || Array.isArray(draft.stored.media));
  return isDraft ? draft : undefined;
}
