import type { z } from 'zod';
import { type FieldErrors, invalid } from '#domain/errors.ts';

/** @throws AppError invalid, with the message keys by field */
export function valid<Output>(schema: z.ZodType<Output>, input: unknown): Output {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const details: FieldErrors = {};
  for (const { path, message } of parsed.error.issues) details[path.join('.')] ??= [message];
  throw invalid(details);
}
