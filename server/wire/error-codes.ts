import type { DeclaredErrors, ErrorCode } from '#domain/contract/call.ts';

const always: DeclaredErrors = {
  400: ['malformed'],
  413: ['tooLarge'],
  415: ['unsupportedMedia'],
  422: ['invalid'],
  429: ['tooManyRequests'],
  500: ['unexpected'],
  503: ['unavailable', 'outcomeUnknown'],
};
/** A bad token is rejected where visitors may call too. */
const withToken: DeclaredErrors = { 401: ['noToken', 'invalidToken', 'expiredToken', 'noSession'] };
const withRight: DeclaredErrors = { 403: ['forbidden', 'secondFactorRequired'] };
const creating: DeclaredErrors = {
  400: ['idempotencyKeyInvalid'],
  409: ['idempotencyKeyReused', 'idempotentCallUnderWay'],
};

/** Every error that an action may respond, its own and those of any call of its kind. */
export function errorsOf({
  access,
  creates,
  errors,
}: {
  access: string | object;
  creates: boolean;
  errors: DeclaredErrors;
}): [number, ErrorCode[]][] {
  const isForSome = access !== 'everyone' && access !== 'signIn';
  const all = [
    always,
    ...(access === 'signIn' ? [] : [withToken]),
    ...(isForSome ? [withRight] : []),
    ...(creates ? [creating] : []),
    errors,
  ];
  const byStatus = new Map<number, ErrorCode[]>();
  for (const [status, codes] of all.flatMap((one) => Object.entries(one))) {
    const known = byStatus.get(Number(status)) ?? [];
    byStatus.set(Number(status), [...new Set([...known, ...codes])]);
  }
  return [...byStatus].sort(([a], [b]) => a - b);
}
