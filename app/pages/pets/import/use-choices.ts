import { useState } from 'react';
import type { PetImportDetails } from '#domain/pet-imports/import-calls.ts';
import {
  type FieldChoice,
  type ImportField,
  importFields,
} from '#domain/pet-imports/import-fields.ts';
import { choiceOf } from '#domain/pet-imports/propose-choices.ts';

/** What somebody chooses of a table, from what is proposed on. */
export function useChoices({ choices: proposed, columns }: PetImportDetails) {
  const [choices, setChoices] = useState<readonly FieldChoice[]>(proposed);

  const change = (field: ImportField, said: Partial<FieldChoice>) =>
    setChoices((before) => before.map((one) => (one.field === field ? { ...one, ...said } : one)));

  return {
    choices,

    /** Of another column the words are proposed anew. */
    chooseColumn(field: ImportField, column: string) {
      const { words } = choiceOf(field, column === '' ? undefined : column, columns);
      change(field, { column: column === '' ? null : column, words });
    },

    chooseFallback: (field: ImportField, fallback: string) =>
      change(field, { fallback: fallback === '' ? null : fallback }),

    chooseWord(field: ImportField, from: string, to: string) {
      const known = choices.find((one) => one.field === field)?.words ?? [];
      change(field, { words: known.map((word) => (word.from === from ? { from, to } : word)) });
    },
  };
}

/** Of the form: what the table tells, what nobody has said yet, what is proposed for all, and what a pet may be without. */
export type Part = 'known' | 'open' | 'proposed' | 'more';

/** In which part each field stands: by what was proposed, so that none moves while somebody chooses. */
export function partsOf(choices: readonly FieldChoice[]): Record<Part, readonly ImportField[]> {
  const isBorn = choices.some(({ field, column }) => field === 'birthDate' && column !== null);
  const partOf = ({ field, column, fallback }: FieldChoice): Part => {
    if (column !== null) return 'known';
    // One of both is enough.
    if (field === 'age' && !isBorn) return 'open';
    if (fallback !== null) return 'proposed';
    return importFields[field].isOptional ? 'more' : 'open';
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
