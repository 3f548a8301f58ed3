import type { z } from 'zod';
import {
  errorMessages,
  type PlainKey,
  type Reason,
} from '#domain/error-messages/error-messages.ts';
import { type FieldErrors, invalid } from '#domain/errors.ts';
import { messageKeyOf } from '#domain/messages.ts';

/** @throws AppError invalid, with the message keys by field */
export function valid<Output>(schema: z.ZodType<Output>, input: unknown): Output {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const details: FieldErrors = {};
  for (const issue of parsed.error.issues) {
    details[issue.path.join('.')] ??= [reasonOf(issue)];
  }
  throw invalid(details);
}

/** A rule that only the server knows may name any text of an error that asks for no values. */
const reasonOf = ({ message }: z.core.$ZodIssue): Reason =>
  isPlainKey(message) ? message : messageKeyOf({ message });

const isPlainKey = (key: string): key is PlainKey =>
  key in errorMessages && !errorMessages[key as keyof typeof errorMessages].es.includes('{');
