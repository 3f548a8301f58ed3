import { useSyncExternalStore } from 'react';
import { keptPets, none, onKeptChange } from '#app/components/kept-pets.ts';

/** Nobody while the page is not hydrated: the server does not know them. */
export const useKeptPets = () => useSyncExternalStore(onKeptChange, keptPets, () => none);
