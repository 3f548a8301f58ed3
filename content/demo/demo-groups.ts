import type { PetGroupKind } from '#domain/pets/pet-group.ts';

/** Which of the demonstration's pets belong together, by their ids there. */
export const demoGroups: readonly { kind: PetGroupKind; pets: readonly string[] }[] = [
  { kind: 'pair', pets: ['grillo', 'habanero'] },
  { kind: 'litter', pets: ['achiote', 'chaya', 'tinto'] },
];
