import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { ManagedPet } from '#app/managed-pets/managed-pet.ts';
import { changePet, renewPet } from '#app/managed-pets/pet-calls.ts';
import { useToday } from '#app/site.ts';
import type { PetStatus } from '#domain/pets/vocabularies.ts';
import { type BulkResult, runInTurn } from './run-in-turn.ts';

/** To renew, or to give another status; an adoption among many is none through the portal, which takes papers. */
export type BulkChange = { kind: 'renew' } | { kind: 'status'; status: PetStatus };

type State =
  | { phase: 'asking' }
  | { phase: 'running'; pet: ManagedPet; index: number }
  | { phase: 'over'; result: BulkResult };

/** Changes many pets, one after the other. Leaving stops it before the next. */
export function useBulk(
  pets: readonly ManagedPet[],
  onChanged: (id: string, pet: ManagedPet | undefined) => void,
) {
  const language = useLanguage();
  const today = useToday();
  const [state, setState] = useState<State>({ phase: 'asking' });
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  function change(pet: ManagedPet, wanted: BulkChange) {
    if (wanted.kind === 'renew') return renewPet(pet, today, language);
    const { status } = wanted;
    const adoption =
      status === 'adopted' ? ({ throughUs: 'no', adopter: undefined } as const) : undefined;
    return changePet(pet, { status, adoption }, language);
  }

  return {
    state,
    stop: () => stop.current?.abort(),
    async start(wanted: BulkChange) {
      stop.current = new AbortController();
      const result = await runInTurn(pets, {
        change: async (pet) => onChanged(pet.id, await change(pet, wanted)),
        onStep: (pet, index) => setState({ phase: 'running', pet, index }),
        signal: stop.current.signal,
      });
      setState({ phase: 'over', result });
    },
  };
}
