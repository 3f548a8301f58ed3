import { listPapers } from '#app/api/pet-files.ts';
import { findPet } from '#app/pages/pets/actions/pet-calls.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import type { PetStatus, Programme } from '#domain/pets/vocabularies.ts';
import {
  type Draft,
  type Marks,
  type Registration,
  readPetDraft,
  type StoredPet,
} from './draft.ts';
import { type DraftFile, readDraftFiles } from './draft-files.ts';
import { chosenItem, type FocalPoints, type MediaItem, storedItem } from './media-items.ts';
import { storedFrom } from './save-pet.ts';
import { emptyValues, type PetFormValues } from './values.ts';

/** In place of the id of a chosen picture: the certificate's among the files of a draft. */
export const certificateId = 'certificate:';

/** What a form begins with. */
export interface FormStart {
  draftName: string;
  status: PetStatus;
  values: PetFormValues;
  media: MediaItem[];
  focalPoints: FocalPoints;
  certificate: File | undefined;
  /** Whether the portal has a certificate already. */
  hasCertificate: boolean;
  stored: StoredPet | undefined;
  /** What the form was empty as, to tell whether anybody wrote anything. */
  blank: PetFormValues;
  /** A registration of which nobody knows what became. */
  sent: Registration | undefined;
  /** Of the draft; none of a fresh form. */
  marks: Marks;
  /** Somebody's unfinished words are back. */
  restored: boolean;
  /** Chosen files that the browser did not keep. */
  lostFiles: number;
  /** The pet was changed after the draft was begun. */
  changedSince: StoredPet | undefined;
}

/** @throws ApiError */
export async function startRegistering(user: SessionUser, programme: Programme, draftName: string) {
  const draft = readPetDraft(draftName);
  const files = draft ? await readDraftFiles(draftName) : [];
  const stored = draft?.stored && (await findStored(draft.stored.id));
  // Deleted meanwhile: it is registered anew.
  const begun = draft && { ...draft, stored: stored && draft.stored };
  return startFrom({ user, draftName, status: programme, draft: begun, files, ...stored });
}

/** Undefined for a pet that is not there, or somebody else's. @throws ApiError */
export async function startEditing(user: SessionUser, id: string, draftName: string) {
  const stored = await findStored(id);
  if (!stored) return undefined;
  const draft = readPetDraft(draftName);
  const files = draft ? await readDraftFiles(draftName) : [];
  return startFrom({ user, draftName, draft: draft?.stored && draft, files, ...stored });
}

async function findStored(id: string) {
  const pet = await findPet(id);
  if (!pet) return undefined;
  const certificates = await listPapers(`cedula/${id}/`);
  return { pet: storedFrom(pet), status: pet.status, hasCertificate: certificates.length > 0 };
}

interface Parts {
  user: SessionUser;
  draftName: string;
  status: PetStatus;
  pet?: StoredPet;
  hasCertificate?: boolean;
  draft: Draft | undefined;
  files: readonly DraftFile[];
}

/** A draft from before a field was asked for holds nothing of it. */
const withValues = (stored: StoredPet | undefined, blank: PetFormValues) =>
  stored && { ...stored, values: { ...blank, ...stored.values } };

function startFrom({ user, draft, pet, files, hasCertificate = false, ...rest }: Parts): FormStart {
  const blank = emptyValues(user);
  const whole = { ...rest, blank, hasCertificate };
  if (!draft) {
    return {
      ...whole,
      values: pet?.values ?? blank,
      media: pet?.media.map(storedItem) ?? [],
      focalPoints: {},
      certificate: undefined,
      stored: pet,
      sent: undefined,
      marks: { leftSteps: [], attempted: false },
      restored: false,
      lostFiles: 0,
      changedSince: undefined,
    };
  }
  const media = draft.media.map((drafted) => {
    if ('url' in drafted) {
      const known = pet?.media.find(({ url }) => url === drafted.url);
      return known && storedItem(known);
    }
    const file = files.find(({ id }) => id === drafted.id)?.file;
    return file && chosenItem({ id: drafted.id, file });
  });
  const found = media.filter((item) => item !== undefined);
  const isOlder = draft.stored !== undefined && pet?.version !== draft.stored.version;
  return {
    ...whole,
    values: { ...blank, ...draft.values },
    media: found,
    focalPoints: draft.focalPoints,
    certificate: files.find(({ id }) => id === certificateId)?.file,
    stored: isOlder ? withValues(draft.stored, blank) : pet,
    sent: draft.sent,
    marks: draft.marks ?? { leftSteps: [], attempted: false },
    restored: true,
    lostFiles: draft.media.filter((drafted, index) => 'id' in drafted && !media[index]).length,
    changedSince: isOlder ? pet : undefined,
  };
}
