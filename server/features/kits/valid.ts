import type { z } from 'zod';
import { type FieldErrors, invalid } from '#domain/errors.ts';
import { messageKeyOf } from '#domain/messages.ts';

/** @throws AppError invalid, with the message keys by field */
export function valid<Output>(schema: z.ZodType<Output>, input: unknown): Output {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const details: FieldErrors = {};
  for (const issue of parsed.error.issues) {
    details[issue.path.join('.')] ??= [messageKeyOf(issue)];
  }
  throw invalid(details);
}
