import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** Whom a row of a drive's capacity is for. */
export const capacitySexes = vocabulary({
  any: 'cualquiera',
  female: 'hembra',
  male: 'macho',
});
export type CapacitySex = ValueOf<typeof capacitySexes>;

/** How old an animal is, as far as an operation without tests in a clinic depends on it. */
export const ageBands = vocabulary({
  tooYoung: 'menos_de_3_meses',
  young: '3_a_5_meses',
  adult: '6_meses_a_7_anos',
  senior: '8_anos_o_mas',
});
export type AgeBand = ValueOf<typeof ageBands>;

export const reproductions = vocabulary({
  none: 'no',
  pregnant: 'prenada',
  inHeat: 'en_celo',
  nursing: 'amamantando',
});
export type Reproduction = ValueOf<typeof reproductions>;
