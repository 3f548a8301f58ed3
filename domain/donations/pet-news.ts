import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** What is told of a pet to those who give to it each month: nothing that its page does not show to everybody. */
export const petNewsKind = vocabulary({
  adoption: 'en_adopcion',
  rehabilitation: 'en_rehabilitacion',
  sterilized: 'esterilizada',
  story: 'historia',
  photos: 'fotos',
});
export type PetNewsKind = ValueOf<typeof petNewsKind>;

/** Days from one mail about a pet to the next: at most one a month. */
export const daysBetweenPetNews = 31;

/** What the last mail about the pet told. */
export interface ToldOfPet {
  petId: string;
  /** YYYY-MM-DD */
  on: string;
  what: PetNewsKind[];
  /** How many of them were new. */
  photos: number;
}
