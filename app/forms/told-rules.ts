import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { Bilingual, Language } from '#domain/language.ts';
import type { Rules } from './form-parts.ts';
import { schemaRules } from './schema-rules.ts';

type Texts = Readonly<Partial<Record<string, Bilingual>>>;

/**
 * As `schemaRules`, for rules of which some messages are keys of `error-messages/`: those texts come with the form, for no
 * other page needs them.
 */
export function toldRules<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  texts: Texts,
  language: Language,
): Rules<Input, Output> {
  const { resolver } = schemaRules(schema);
  const told: Resolver<Input, unknown, Output> = async (...asked) => {
    const result = await resolver(...asked);
    const errors = result.errors as FieldErrors;
    for (const error of Object.values(errors)) {
      const text = typeof error?.message === 'string' ? texts[error.message] : undefined;
      if (error && text) error.message = text[language];
    }
    return result;
  };
  return { resolver: told };
}
