import { useCallback, useEffect, useRef, useState } from 'react';
import { type ManagedListState, useManagedList } from '#app/lists/use-managed-list.ts';
import type { Section } from '#app/pages/pets/actions/list-address.ts';
import type { ManagedPet } from '#app/pages/pets/actions/managed-pet.ts';
import { findPets, type PetSearch } from '#app/pages/pets/actions/pet-calls.ts';
import { type Edits, shownPets } from './shown-pets.ts';

/** Milliseconds from a change to the list's being fetched anew; the change itself shows at once. */
const reloadAfter = 1_000;

interface PetListState extends ManagedListState<ManagedPet> {
  /** `pet` undefined: it is gone for good. */
  edit: (id: string, pet: ManagedPet | undefined) => void;
}

/** The pets of a section, with what was changed here meanwhile. */
export function usePetList(
  section: Section,
  search: PetSearch,
  { addressOf, onChanged }: { addressOf: (page: number) => string; onChanged: () => void },
): PetListState {
  const [edits, setEdits] = useState<Edits>(new Map());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const list = useManagedList({ name: 'pets', find: findPets, query: search, addressOf });
  const { found, reload } = list;

  const edit = useCallback(
    (id: string, pet: ManagedPet | undefined) => {
      setEdits((last) => new Map(last).set(id, pet));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        reload();
        onChanged();
      }, reloadAfter);
    },
    [reload, onChanged],
  );

  const items = found && shownPets(found.items, edits, section);
  const total = found && items && found.total - (found.items.length - items.length);
  return { ...list, edit, found: found && items && { ...found, items, total: total ?? 0 } };
}
