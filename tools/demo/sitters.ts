import type { DemoPet } from '#content/demo/demo-pet.ts';
import { demoPets } from '#content/demo/demo-pets.ts';

/** One dog and one cat sit for all that have a portrait: drawing is most of the work of filling a demonstration. */
export function sitters(pet: DemoPet): DemoPet {
  const sits = ({ species, look }: DemoPet) => species === pet.species && look.poses.length > 1;
  return (pet.look.poses.length > 0 && demoPets.find(sits)) || pet;
}
