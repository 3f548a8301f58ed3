import type { z } from 'zod';
import {
  type ErrorKey,
  keyOf,
  type PlainKey,
  reasonText,
} from '#domain/error-messages/error-messages.ts';
import { AppError, type FieldErrors, type FieldTexts, invalid } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { asFullDisk } from '#server/adapters/files/full-disk.ts';
import { type Failure, failure } from './envelope.ts';
import { reasonOf } from './schema-reasons.ts';

const frameworkErrors: Record<string, PlainKey> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMedia',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bodyIncomplete',
};

/** What the caller is told of an error, in their language. Our own mistakes say nothing about themselves. */
export function toFailure(
  thrown: unknown,
  language: Language,
): { status: number; body: Failure; retryAfterSeconds?: number } {
  const error = asFullDisk(thrown);
  if (error instanceof AppError) {
    const { status, reason, details, retryAfterSeconds } = error;
    const body = failure(
      stableCode(error),
      reasonText(reason, language),
      details && fieldTexts(details, language),
    );
    return { status, body, retryAfterSeconds };
  }
  const { statusCode, code = '' } = error as { statusCode?: number; code?: string };
  const failed = (status: number, reason: PlainKey) => ({
    status,
    body: failure(codeOf(reason), reasonText(reason, language)),
  });
  if (statusCode !== undefined && statusCode < 500) {
    return failed(statusCode, frameworkErrors[code] ?? 'malformed');
  }
  return statusCode === 503 ? failed(503, 'unavailable') : failed(500, 'unexpected');
}

const fieldTexts = (details: FieldErrors, language: Language): FieldTexts =>
  Object.fromEntries(
    Object.entries(details).map(([field, reasons]) => [
      field,
      reasons.map((reason) => reasonText(reason, language)),
    ]),
  );

/** What tells people more than programs, which know these by the kind of error. */
const codes: Partial<Record<ErrorKey, string>> = {
  accountDisabled: 'forbidden',
  addressTooLong: 'tooLarge',
  alreadyExists: 'conflict',
  bodyIncomplete: 'malformed',
  bodyNotJson: 'malformed',
  bodyNotObject: 'malformed',
  bodyTooDeep: 'malformed',
  databaseAway: 'unavailable',
  databaseBusy: 'unavailable',
  databaseFull: 'unavailable',
  databaseTooSlow: 'unavailable',
  filesNotMultipart: 'unsupportedMedia',
  filesUnavailable: 'unavailable',
  keyRefused: 'malformed',
  emailTaken: 'conflict',
  lastAdministrator: 'conflict',
  relatedRecord: 'conflict',
  reminderSpent: 'notFound',
  secondFactorActive: 'conflict',
  secondFactorNotBegun: 'conflict',
  tooBusy: 'unavailable',
  tooManyAtOnce: 'tooManyRequests',
  tooManyParameters: 'malformed',
  unknownAction: 'notFound',
  uploadOffsetWrong: 'conflict',
};

const codeOf = (key: ErrorKey): string => codes[key] ?? key;

/** What programs know the error by: it never changes. */
function stableCode({ code, reason }: AppError): string {
  const key = keyOf(reason);
  return key === undefined ? code : codeOf(key);
}

/** A failure that no thrown error stands behind. */
export const failureOf = (key: PlainKey, language: Language): Failure =>
  failure(codeOf(key), reasonText(key, language));

/** Enough to fix a call by; a body may be wrong in a hundred thousand places. */
const mostPlaces = 50;

/** @throws AppError invalid, with what is wrong by place: `filter.where.0.field` */
export function parseInput<Output>(schema: z.ZodType<Output>, input: unknown): Output {
  // What the schema has no key for gets one of ours (`schema-reasons.ts`).
  const parsed = schema.safeParse(input, { error: () => '', reportInput: true });
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
    const reason = unknown ? 'fieldUnknown' : reasonOf(issue);
    for (const key of unknown ? issue.keys.slice(0, mostPlaces) : [undefined]) {
      const place = [...issue.path, ...(key === undefined ? [] : [key])].join('.') || 'body';
      errors[place] = [...(errors[place] ?? []), reason];
    }
    if (Object.keys(errors).length >= mostPlaces) break;
  }
  throw invalid(errors);
}
