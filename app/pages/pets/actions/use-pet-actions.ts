import { useRef, useState } from 'react';
import { ApiError } from '#app/api/transport/api-error.ts';
import { explainFailure } from '#app/feedback/explain-failure.ts';
import { type ActionOutcome, useRestoredFocus } from '#app/feedback/OutcomeNotice.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useToday } from '#app/site.ts';
import type { ManagedPet } from './managed-pet.ts';
import type { PetAction } from './pet-actions.ts';
import { renewPet, undoDeletion } from './pet-calls.ts';
import type { PetDialogProps } from './pet-dialog-props.ts';
import { useStatusLink } from './use-status-link.ts';
import { dayIn } from './Visibility.tsx';

interface List {
  edit: (id: string, pet: ManagedPet | undefined) => void;
  reload: () => void;
}

/** What is being done with the pets of a list: at once, or in a dialog. */
export function usePetActions({ edit, reload }: List) {
  const text = useMyPetsText();
  const { failures } = useAccountText();
  const language = useLanguage();
  const today = useToday();
  const outcomeRef = useRef<HTMLDivElement>(null);
  const [busyId, setBusyId] = useState<string>();
  const [open, setOpen] = useState<
    Pick<PetDialogProps, 'pet' | 'suggested'> & { action: PetAction }
  >();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  useRestoredFocus(outcomeRef, outcome, open !== undefined);

  function done(id: string, pet: ManagedPet | undefined, outcome: ActionOutcome) {
    edit(id, pet);
    setOutcome(outcome);
  }

  /** With the way back where it was a deletion. */
  function doneInDialog(id: string, pet: ManagedPet | undefined, outcome: ActionOutcome) {
    const isDeletion = open?.action === 'delete' && pet;
    const undo = isDeletion && { label: text.delete.undo, run: () => bringBack(pet) };
    done(id, pet, undo ? { ...outcome, undo } : outcome);
  }

  async function bringBack(deleted: ManagedPet) {
    setOutcome(undefined);
    try {
      const pet = await undoDeletion(deleted);
      const title = text.delete.undone(deleted.description.name);
      done(deleted.id, pet, { kind: 'success', title });
      reload();
    } catch (error) {
      setOutcome({ kind: 'error', ...explainFailure(error, failures) });
    }
  }

  async function renew(pet: ManagedPet) {
    setBusyId(pet.id);
    try {
      const renewed = await renewPet(pet, today, language);
      const day = (date: string) => dayIn(language, date, today);
      const { name } = pet.description;
      const before = day(pet.expiresOn);
      const after = day(renewed?.expiresOn ?? pet.expiresOn);
      done(pet.id, renewed, {
        kind: 'success',
        title:
          before === after ? text.renewedBefore(name, after) : text.renewed(name, before, after),
      });
    } catch (error) {
      const { title, lines } = explainFailure(error, failures);
      // Somebody else changed it meanwhile: what they made of it is shown.
      const isStale = error instanceof ApiError && [404, 409].includes(error.status);
      if (isStale) reload();
      setOutcome({ kind: 'error', title, lines: isStale ? [...lines, text.stale] : lines });
    } finally {
      setBusyId(undefined);
    }
  }

  useStatusLink(
    (pet) =>
      setOpen({
        action: 'changeStatus',
        pet,
        suggested: pet.status === 'returned' ? 'adoption' : 'adopted',
      }),
    (error) =>
      setOutcome({
        kind: 'error',
        ...(error === undefined ? { title: text.notFound } : explainFailure(error, failures)),
      }),
  );

  return {
    busyId,
    open,
    outcome,
    outcomeRef,
    done: doneInDialog,
    act(action: PetAction, pet: ManagedPet) {
      setOutcome(undefined);
      if (action === 'renew') renew(pet);
      else setOpen({ action, pet });
    },
    forget: () => setOutcome(undefined),
    close: () => setOpen(undefined),
  };
}
