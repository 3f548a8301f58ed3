import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** How a rule finds a family's answer beside a pet's need: there is no score, and no rule decides anything. */
export const fitOutcome = vocabulary({
  matches: 'coincide',
  talk: 'hablar',
  against: 'en_contra',
});
export type FitOutcome = ValueOf<typeof fitOutcome>;

export const fitRules = vocabulary({
  children: 'ninos',
  ownKind: 'su_especie',
  otherAnimals: 'otros_animales',
  ownAnimals: 'sus_animales',
  hoursAlone: 'horas_solo',
  space: 'espacio',
  energy: 'energia',
  stairs: 'escaleras',
  experience: 'experiencia',
  landlord: 'permiso',
  protections: 'protecciones',
  allergies: 'alergias',
  references: 'referencias',
  distance: 'distancia',
});
export type FitRule = ValueOf<typeof fitRules>;
