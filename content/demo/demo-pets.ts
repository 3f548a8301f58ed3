import type { DemoPet } from './demo-pet.ts';
import { guadalajaraCats } from './guadalajara-cats.ts';
import { guadalajaraDogs } from './guadalajara-dogs.ts';
import { tulumCats } from './tulum-cats.ts';
import { tulumDogs } from './tulum-dogs.ts';
import { tulumTurns } from './tulum-turns.ts';

export const demoPets: readonly DemoPet[] = [
  ...tulumDogs,
  ...tulumCats,
  ...tulumTurns,
  ...guadalajaraDogs,
  ...guadalajaraCats,
];
