import type { Vocabulary } from '#domain/vocabulary.ts';

/** The answers of a choice, in the reader's words. */
export const optionsOf = <V extends string>(
  { values }: Pick<Vocabulary<V>, 'values'>,
  wordFor: (value: V) => string,
) => values.map((value) => ({ value, label: wordFor(value) }));

export const yesNoOptions = (wordFor: (value: boolean) => string) =>
  [true, false].map((value) => ({ value, label: wordFor(value) }));

/** With an answer of those who do not know, which is no value. */
export const orUnknown = <V extends string>(
  options: readonly { value: V; label: string }[],
  label: string,
): { value: V | ''; label: string }[] => [...options, { value: '', label }];

export const capitalised = (word: string) => word.charAt(0).toLocaleUpperCase() + word.slice(1);
