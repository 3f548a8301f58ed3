/**
 * A closed list of values: English inside the code, one Spanish word each on the wire and in URLs.
 * Order is meaningful (sizes go from small to large) and is the order that people see.
 */
export interface Vocabulary<V extends string> {
  readonly values: readonly V[];
  toWire(value: V): string;
  /** undefined when the word is not in the list. */
  fromWire(word: unknown): V | undefined;
  readonly wireWords: readonly string[];
}

export function vocabulary<V extends string>(words: Record<V, string>): Vocabulary<V> {
  const values = Object.keys(words) as V[];
  const byWord = new Map(values.map((value) => [words[value], value]));
  return {
    values,
    wireWords: values.map((value) => words[value]),
    toWire: (value) => words[value],
    fromWire: (word) => (typeof word === 'string' ? byWord.get(word) : undefined),
  };
}

export type ValueOf<T> = T extends Vocabulary<infer V> ? V : never;
