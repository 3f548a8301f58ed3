import { useMemo } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { type PetFormField, petFormProblems } from '#domain/pets/pet-form.ts';
import type { FormStart } from './load-form.ts';
import { isRejected, type MediaItem } from './media-items.ts';
import { type PetFormValues, petFormOf } from './values.ts';

interface Filled {
  values: PetFormValues;
  media: readonly MediaItem[];
  hasCertificate: boolean;
  /** Validation messages of the portal, each until its field is changed. */
  serverErrors: FieldErrors<PetFormValues>;
}

/** What is wrong with the form as it is filled now. */
export function usePetProblems(
  { values, media, hasCertificate, serverErrors }: Filled,
  { status, today }: { status: FormStart['status']; today: string },
): Partial<Record<PetFormField, string>> {
  const found = useMemo(() => {
    const { description, vet } = petFormOf(values);
    const filled = {
      description,
      vet,
      hasCertificate,
      media: {
        count: media.filter((item) => !isRejected(item)).length,
        anyRefused: media.some(isRejected),
      },
    };
    return petFormProblems(filled, { status, today });
  }, [values, media, hasCertificate, status, today]);
  const ofServer = Object.entries(serverErrors).map(([field, error]) => [field, error?.message]);
  return { ...found, ...Object.fromEntries(ofServer) };
}
