import type { MessageKey } from '../messages.ts';
import type { Species } from '../pets/vocabularies.ts';
import type { AgeBand, Reproduction } from './drive-words.ts';

/** What decides whether an animal may be operated on at a drive. */
export interface HealthAnswers {
  species: Species;
  grams: number;
  age: AgeBand;
  reproduction: Reproduction;
  /** Coughs, vomits, has diarrhea, does not eat, is hurt. */
  ill: boolean;
  flatFaced: boolean;
}
export type HealthField = 'weight' | 'age' | 'reproduction' | 'ill' | 'flatFaced';

const leastGrams = 1_000;

/**
 * Why an animal should not come, by field; each text says what to do instead. A drive is stricter than a clinic, for it makes
 * no tests and looks after nobody overnight. Source: Association of Shelter Veterinarians, Veterinary Medical Care Guidelines
 * for Spay-Neuter Programs (JAVMA 249:165, 2016): patient selection, pediatric patients, body weight, in heat, pregnant and
 * lactating animals, brachycephalic breeds. The vet decides on the day.
 */
export const healthProblems = ({
  species,
  grams,
  age,
  reproduction,
  ill,
  flatFaced,
}: HealthAnswers): Partial<Record<HealthField, MessageKey>> => ({
  ...(age === 'tooYoung' && { age: 'driveTooYoung' }),
  ...(age === 'senior' && { age: 'driveTooOld' }),
  ...(age !== 'tooYoung' && grams < leastGrams && { weight: 'driveTooLight' }),
  ...(reproduction === 'pregnant' && { reproduction: 'drivePregnant' }),
  ...(reproduction === 'nursing' && { reproduction: 'driveNursing' }),
  // A cat is in heat for most of a season, and bleeds little more.
  ...(reproduction === 'inHeat' && species === 'dog' && { reproduction: 'driveInHeat' }),
  ...(ill && { ill: 'driveIll' }),
  ...(flatFaced && { flatFaced: 'driveFlatFaced' }),
});

/** Hours without food: little ones lose their sugar soon. Water stays until they leave. Same source, "Fasting". */
const fastingHours = (age: AgeBand): number => (age === 'young' ? 4 : 8);

/** From when on an animal with a place at `slot` (HH:MM) eats nothing. */
export function fastingFrom(slot: string, age: AgeBand): { time: string; isDayBefore: boolean } {
  const [hour = 0, minute = 0] = slot.split(':').map(Number);
  const minutes = hour * 60 + minute - fastingHours(age) * 60;
  const within = (minutes + 1_440) % 1_440;
  const two = (number: number) => String(number).padStart(2, '0');
  return {
    time: `${two(Math.floor(within / 60))}:${two(within % 60)}`,
    isDayBefore: minutes < 0,
  };
}
