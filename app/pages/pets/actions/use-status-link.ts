import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { statusLinkParam } from '#domain/pets/status-link.ts';
import type { ManagedPet } from './managed-pet.ts';
import { findPet } from './pet-calls.ts';

/** The portal's mails and what is said of a return lead here: the pet's status dialog opens at once, whatever the list shows. */
export function useStatusLink(
  onFound: (pet: ManagedPet) => void,
  onMissing: (error?: unknown) => void,
): void {
  const [params, setParams] = useSearchParams();
  const id = params.get(statusLinkParam);
  const found = useEffectEvent((pet: ManagedPet | undefined) => {
    if (pet?.deletedOn === null) onFound(pet);
    else onMissing();
  });
  const failed = useEffectEvent((error: unknown) => onMissing(error));
  const forget = useEffectEvent(() => {
    params.delete(statusLinkParam);
    setParams(params, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (id === null) return;
    let left = false;
    findPet(id).then(
      (pet) => {
        if (left) return;
        found(pet);
        forget();
      },
      (error: unknown) => !left && failed(error),
    );
    return () => {
      left = true;
    };
  }, [id]);
}
