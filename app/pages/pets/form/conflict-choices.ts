import type { StoredPet } from './draft.ts';
import { mergeMedia, storedItem } from './media-items.ts';
import type { PetFormState } from './use-pet-form.ts';
import { mergeValues } from './values.ts';

/** What is in the form gives way to what somebody else saved meanwhile. */
export function takeTheirs(form: PetFormState, theirs: StoredPet): void {
  form.setValues(theirs.values);
  form.setMedia(theirs.media.map(storedItem));
  form.setFocalPoints({});
  form.chooseCertificate(undefined);
  form.setStored(theirs);
}

/** Mine over theirs; what only they touched stays theirs. */
export function keepMine(form: PetFormState, theirs: StoredPet): void {
  const { stored, values, media } = form;
  const base = stored ?? theirs;
  form.setValues(mergeValues(base.values, values, theirs.values));
  form.setMedia(mergeMedia(base.media, media, theirs.media));
  form.setStored(theirs);
}
