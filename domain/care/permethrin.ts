import { foldText } from '../text.ts';

/** What names it, and brands of dog products that hold it. */
const names = /permetrin|permethrin|advantix|vectra 3d|exspot/;

/** Permethrin is for dogs: cats cannot break it down, and die of it (ESCCAP GL3; the labels of all such products). */
export const namesPermethrin = (...texts: readonly string[]): boolean =>
  names.test(foldText(texts.join(' ')));
