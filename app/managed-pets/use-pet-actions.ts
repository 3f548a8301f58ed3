import { useRef, useState } from 'react';
import { explainFailure } from '#app/feedback/explain-failure.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useToday } from '#app/site.ts';
import { WireError } from '#app/wire/wire-error.ts';
import type { Section } from './list-address.ts';
import type { ManagedPet } from './managed-pet.ts';
import { type Told, useKeptFocus } from './Outcome.tsx';
import type { PetDialogProps } from './PetDialog.tsx';
import type { PetAction } from './pet-actions.ts';
import { renewPet } from './pet-calls.ts';
import { useAskedStatus } from './use-asked-status.ts';
import { dayIn } from './Visibility.tsx';

interface List {
  /** What is told of one section is not told in the next; a single pet has none. */
  section?: Section;
  edit: (id: string, pet: ManagedPet | undefined) => void;
  reload: () => void;
}

/** What is being done with the pets of a list: at once, or in a dialog. */
export function usePetActions({ section, edit, reload }: List) {
  const text = useMyPetsText();
  const { failures } = useAccountText();
  const language = useLanguage();
  const today = useToday();
  const toldAt = useRef<HTMLDivElement>(null);
  const [busyId, setBusyId] = useState<string>();
  const [open, setOpen] = useState<
    Pick<PetDialogProps, 'pet' | 'suggested'> & { action: PetAction }
  >();
  const [last, setLast] = useState<{ told: Told; section: Section | undefined }>();
  const told = last && last.section === section ? last.told : undefined;
  const setTold = (next: Told | undefined) => setLast(next && { told: next, section });
  useKeptFocus(toldAt, told, open !== undefined);

  function done(id: string, pet: ManagedPet | undefined, outcome: Told) {
    edit(id, pet);
    setTold(outcome);
  }

  async function renew(pet: ManagedPet) {
    setBusyId(pet.id);
    try {
      const renewed = await renewPet(pet, today, language);
      const until = dayIn(language, renewed?.expiresOn ?? pet.expiresOn, today);
      done(pet.id, renewed, {
        kind: 'success',
        title: text.renewed(pet.description.name, until),
      });
    } catch (error) {
      const { title, lines } = explainFailure(error, failures);
      // Somebody else changed it meanwhile: what they made of it is shown.
      const isStale = error instanceof WireError && [404, 409].includes(error.status);
      if (isStale) reload();
      setTold({ kind: 'error', title, lines: isStale ? [...lines, text.stale] : lines });
    } finally {
      setBusyId(undefined);
    }
  }

  useAskedStatus(
    (pet) => setOpen({ action: 'changeStatus', pet, suggested: 'adopted' }),
    (error) =>
      setTold({
        kind: 'error',
        ...(error === undefined ? { title: text.notFound } : explainFailure(error, failures)),
      }),
  );

  return {
    busyId,
    open,
    told,
    toldAt,
    done,
    act(action: PetAction, pet: ManagedPet) {
      setTold(undefined);
      if (action === 'renew') renew(pet);
      else setOpen({ action, pet });
    },
    forget: () => setTold(undefined),
    close: () => setOpen(undefined),
  };
}
