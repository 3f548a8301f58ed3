import type { z } from 'zod';
import { en, es } from 'zod/locales';
import { AppError, type FieldErrors, invalid } from '#domain/errors.ts';
import { defaultLanguage } from '#domain/language.ts';
import { isMessageKey, messageText } from '#domain/messages.ts';
import { type Failure, failure } from './envelope.ts';

const frameworkRefusals: Record<string, { code: string; message: string }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'tooLarge', message: 'La solicitud es demasiado grande.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'unsupportedMedia',
    message: 'La solicitud debe ser JSON (application/json).',
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    code: 'malformed',
    message: 'La solicitud llegó incompleta.',
  },
};

const unexpected = 'Lo sentimos ocurrio un error...';

/** What the caller hears of an error. Our own mistakes say nothing about themselves. */
export function toFailure(error: unknown): { status: number; body: Failure } {
  if (error instanceof AppError) {
    const message = messageText(error.message, defaultLanguage);
    return { status: error.status, body: failure(stableCode(error), message, error.details) };
  }
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (statusCode !== undefined && statusCode < 500) {
    const known = code === undefined ? undefined : frameworkRefusals[code];
    const { code: ours, message } = known ?? malformed;
    return { status: statusCode, body: failure(ours, message) };
  }
  return statusCode === 503
    ? { status: 503, body: failure('unavailable', unexpected) }
    : { status: 500, body: failure('unexpected', unexpected) };
}

const malformed = { code: 'malformed', message: 'La solicitud no se entiende.' };

/** The reason where one is given, else the message's key where it has one, else the kind of refusal. */
export function stableCode({ code, reason, message }: AppError): string {
  return reason ?? (isMessageKey(message) ? message : code);
}

const unknownKey = { es: 'Este campo no existe aquí.', en: 'There is no such field here.' };
/** Enough to mend a call by; a body may be wrong in a hundred thousand places. */
const mostPlaces = 50;

const zodSays = { es: es().localeError, en: en().localeError };

/** @throws AppError invalid, with what is wrong by place: `filter.where.0.field` */
export function parseInput<Output>(
  schema: z.ZodType<Output>,
  input: unknown,
  language = defaultLanguage,
): Output {
  const parsed = schema.safeParse(input, { error: zodSays[language] });
  if (parsed.success) return parsed.data;
  const errors: FieldErrors = {};
  const { issues } = parsed.error;
  const mistyped = new Set(
    issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('.')),
  );
  for (const issue of issues) {
    // Zod measures texts where it wants lists.
    if (issue.code === 'too_big' && mistyped.has(issue.path.join('.'))) continue;
    // An unknown key is reported where it stands, not on the object around it; zod's words for it repeat all of them.
    const unknown = issue.code === 'unrecognized_keys';
    const message = unknown ? unknownKey[language] : issue.message;
    for (const key of unknown ? issue.keys.slice(0, mostPlaces) : [undefined]) {
      const place = [...issue.path, ...(key === undefined ? [] : [key])].join('.') || 'body';
      errors[place] = [...(errors[place] ?? []), message];
    }
    if (Object.keys(errors).length >= mostPlaces) break;
  }
  throw invalid(errors);
}
