import { useState } from 'react';
import type { ImportDetails } from '#domain/imports/import-calls.ts';
import type { FieldChoice, ImportKind } from '#domain/imports/import-kind.ts';
import { choiceOf } from '#domain/imports/propose-choices.ts';
import { useScreen } from './import-screen.tsx';

/** What somebody chooses of a table, from what is proposed on. */
export function useChoices({ choices: proposed, columns }: ImportDetails) {
  const { kind } = useScreen();
  const [choices, setChoices] = useState<readonly FieldChoice[]>(proposed);

  const change = (field: string, said: Partial<FieldChoice>) =>
    setChoices((before) => before.map((one) => (one.field === field ? { ...one, ...said } : one)));

  return {
    choices,

    /** Of another column the words are proposed anew. */
    chooseColumn(field: string, column: string) {
      const { words } = choiceOf(kind, field, column === '' ? undefined : column, columns);
      change(field, { column: column === '' ? null : column, words });
    },

    chooseFallback: (field: string, fallback: string) =>
      change(field, { fallback: fallback === '' ? null : fallback }),

    chooseWord(field: string, from: string, to: string) {
      const known = choices.find((one) => one.field === field)?.words ?? [];
      change(field, { words: known.map((word) => (word.from === from ? { from, to } : word)) });
    },
  };
}

/** Of the form: what the table tells, what nobody has said yet, what is proposed for all, and what a row may be without. */
export type Part = 'known' | 'open' | 'proposed' | 'more';

/** In which part each field stands: by what was proposed, so that none moves while somebody chooses. */
export function partsOf(
  { fields }: ImportKind,
  choices: readonly FieldChoice[],
): Record<Part, readonly string[]> {
  const isBorn = choices.some(({ field, column }) => field === 'birthDate' && column !== null);
  const partOf = ({ field, column, fallback }: FieldChoice): Part => {
    if (column !== null) return 'known';
    // One of both is enough.
    if (field === 'age' && !isBorn) return 'open';
    if (fallback !== null) return 'proposed';
    return fields[field]?.isOptional ? 'more' : 'open';
  };
  const fieldsIn = (part: Part) =>
    choices.filter((choice) => partOf(choice) === part).map(({ field }) => field);
  return {
    known: fieldsIn('known'),
    open: fieldsIn('open'),
    proposed: fieldsIn('proposed'),
    more: fieldsIn('more'),
  };
}
