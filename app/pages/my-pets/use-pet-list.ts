import { useCallback, useEffect, useRef, useState } from 'react';
import { useLoaded } from '#app/api/use-loaded.ts';
import type { ListView } from '#app/managed-pets/list-address.ts';
import type { ManagedPet } from '#app/managed-pets/managed-pet.ts';
import { findPets } from '#app/managed-pets/pet-calls.ts';
import { type Edits, shownPets } from './shown-pets.ts';

/** Milliseconds from a change to the list's being fetched anew; the change itself shows at once. */
const reloadAfter = 1_000;

/** The page of the list that is asked for. What is shown stays until the next one is there. */
export function usePetList({ section, term, page }: ListView, ownerId: string | undefined) {
  const [edits, setEdits] = useState<Edits>(new Map());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const load = useCallback(async () => {
    const status = section === 'deleted' ? undefined : section;
    return { section, ownerId, term, page, ...(await findPets({ status, ownerId, term, page })) };
  }, [section, ownerId, term, page]);
  const { data, failure, reload } = useLoaded(load);
  useWhenOnline(reload, failure !== undefined);

  /** `pet` undefined: it is gone for good. */
  const edit = useCallback(
    (id: string, pet: ManagedPet | undefined) => {
      setEdits((last) => new Map(last).set(id, pet));
      clearTimeout(timer.current);
      timer.current = setTimeout(reload, reloadAfter);
    },
    [reload],
  );

  // Pets of another section would look as if they belonged to this one.
  const found = data?.section === section ? data : undefined;
  const pets = found && shownPets(found.pets, edits, section);
  return {
    list: found &&
      pets && {
        pets,
        total: found.total - (found.pets.length - pets.length),
        lastPage: found.lastPage,
        /** False while what is asked for now is on its way. */
        isCurrent: found.ownerId === ownerId && found.term === term && found.page === page,
      },
    failure,
    reload,
    edit,
  };
}

/** What could not be fetched without a connection is asked for again once there is one. */
function useWhenOnline(act: () => void, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    window.addEventListener('online', act);
    return () => window.removeEventListener('online', act);
  }, [act, wanted]);
}
