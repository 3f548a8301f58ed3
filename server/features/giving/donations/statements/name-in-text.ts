import { foldText } from '#domain/text.ts';

/** Letters from which on a part of a name tells somebody. */
const shortestPart = 3;

const wordsOf = (text: string) => foldText(text).split(/[^a-z0-9]+/);

/** The parts of somebody's name that tell who they are. */
export const partsOfName = (name: string): string[] =>
  wordsOf(name).filter((part) => part.length >= shortestPart);

/** How many of them stand in a text. */
export function partsFound(text: string, name: string): number {
  const words = new Set(wordsOf(text));
  return partsOfName(name).filter((part) => words.has(part)).length;
}
