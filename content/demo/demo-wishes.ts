import type { Programme } from '#domain/pets/vocabularies.ts';

/** What the donor of the demonstration wants to be told of. */
export const demoWishes: readonly { programme: Programme; filter: string }[] = [
  { programme: 'adoption', filter: 'especie=gato&convive=perros' },
  { programme: 'adoption', filter: 'especie=perro&tamano=mini&tamano=peque%C3%B1o' },
];
