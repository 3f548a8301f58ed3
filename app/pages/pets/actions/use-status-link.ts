import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { ManagedPet } from './managed-pet.ts';
import { findPet } from './pet-calls.ts';

const petParam = 'estado_de';

/** The portal's mails lead here for a pet that was adopted: its status dialog opens at once, whatever the list shows. */
export function useStatusLink(
  onFound: (pet: ManagedPet) => void,
  onMissing: (error?: unknown) => void,
): void {
  const [params, setParams] = useSearchParams();
  const id = params.get(petParam);
  const found = useEffectEvent((pet: ManagedPet | undefined) => {
    if (pet?.deletedOn === null) onFound(pet);
    else onMissing();
  });
  const failed = useEffectEvent((error: unknown) => onMissing(error));
  const forget = useEffectEvent(() => {
    params.delete(petParam);
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
