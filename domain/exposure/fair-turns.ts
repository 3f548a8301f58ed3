import { daysBetween } from '../dates.ts';
import { lifeStageOf } from '../pets/life-stage.ts';
import type { PublicPet } from '../pets/pet.ts';
import { foldText } from '../text.ts';

/**
 * Pets stand in a line by a number, the smallest at the front. Each night those at the front go back: the more reasons there
 * are to show one, the less far. So all come to the front, some of them sooner.
 */
export interface StandingPet
  extends Pick<PublicPet, 'id' | 'species' | 'bornOn' | 'color' | 'waitingSince'> {
  turn: number;
  /** Fewer have seen it than half of those like it. */
  isSeldomSeen: boolean;
}

/** How far back somebody goes for whom nothing else speaks; it divides by each number of reasons. */
const farthest = 1_200;
const waitsLong = 90;
const waitsVeryLong = 365;
/** In so many days about, each pet has been at the front. */
const daysOfRound = 14;
const mostAtFront = 5_000;

/** Of so many pets those that go back tonight; at least a page of the list. */
export const numberAtFront = (pets: number, page: number): number =>
  Math.min(Math.max(page, Math.ceil(pets / daysOfRound)), mostAtFront);

/** As rescuers write it: "negro", "negra con pecho blanco", "black". */
export const hasBlackCoat = (color: string): boolean => /^(negr[oa]|black)/.test(foldText(color));

export function reasonsToShow(pet: StandingPet, today: string): number {
  const days = daysBetween(pet.waitingSince || today, today);
  return [
    days > waitsLong,
    days > waitsVeryLong,
    pet.isSeldomSeen,
    lifeStageOf(pet, today) === 'senior',
    hasBlackCoat(pet.color),
  ].filter(Boolean).length;
}

/**
 * The turns of tomorrow.
 * @param front those at the front, in their order
 * @param last the highest turn of the whole line
 */
export function takeTurns(
  front: readonly StandingPet[],
  { today, last = 0 }: { today: string; last?: number | undefined },
): { id: string; turn: number }[] {
  // Whoever is new, or was away, goes on among the others: from where they come they would be ahead of them for weeks.
  const now = Math.max(last - farthest, ...front.map(({ turn }) => turn));
  return front.map((pet) => ({
    id: pet.id,
    turn: now + farthest / (1 + reasonsToShow(pet, today)),
  }));
}
