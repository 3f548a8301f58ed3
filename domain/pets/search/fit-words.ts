import { foldText } from '../../text.ts';
import type { PublicPet } from '../pet.ts';

/** Of what a search says and no filter: "no gatos". */
export const isUnwanted = (part: string): boolean => part.startsWith('no ');

/** What of a search no filter says ("negra", "noble"), as its words begin in the texts of pets; without what nobody wants. */
export function fitWords(unknown: readonly string[]): string[] {
  const wanted = unknown.filter((part) => !isUnwanted(part));
  const words = wanted.flatMap((part) => foldText(part).match(/[a-z0-9]+/g) ?? []);
  const stems = words.map((word) => (word.length > 4 ? word.replace(/(a|o|e)?s?$/, '') : word));
  return [...new Set(stems.filter((stem) => stem.length > 2))].slice(0, 8);
}

type Told = Pick<PublicPet, 'name' | 'color' | 'personality' | 'story' | 'needs'>;

/** How many of the words the rescuers' own texts hold. */
export function fitOf({ name, color, personality, story, needs }: Told, words: readonly string[]) {
  const told = ` ${foldText([name, color, personality, story, ...needs].join(' ')).replace(/[^a-z0-9]+/g, ' ')}`;
  return words.filter((word) => told.includes(` ${word}`)).length;
}
