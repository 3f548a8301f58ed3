import { useCallback, useEffect, useState } from 'react';
import { postCall } from '#app/api/transport/post-call.ts';
import { useSite } from '#app/site.ts';
import { dateIn } from '#domain/clock.ts';
import {
  type CheckedPassport,
  checkPassport,
  type PassportKey,
} from '#domain/passports/check-passport.ts';
import { passportKeysPath } from '#domain/passports/passport-paths.ts';
import { findPassportStatus } from '#domain/passports/passport-status-call.ts';
import { type KnownStatus, noteAsked } from './last-asked.ts';
import { verifySignature } from './verify-signature.ts';

/**
 * By its code alone; `noKeys` where the keys were never loaded and cannot be now, `unsupported` where the browser has not
 * got what the check needs.
 */
export type Checked = CheckedPassport | { kind: 'noKeys' | 'unsupported' };

/** What the portal answers about a number; `unreachable`: nobody answered. */
export type Status = KnownStatus | { kind: 'unreachable' };

/** What a code is worth. @param code undefined where it is none */
export function useCheckedPassport(code: string | undefined): Checked | undefined {
  const { timezone } = useSite();
  const [checked, setChecked] = useState<{ code: string | undefined; found: Checked }>();
  useEffect(() => {
    let left = false;
    check(code, dateIn(timezone, new Date())).then(
      (found) => !left && setChecked({ code, found }),
      () => !left && setChecked({ code, found: { kind: 'unsupported' } }),
    );
    return () => {
      left = true;
    };
  }, [code, timezone]);
  return checked?.code === code ? checked?.found : undefined;
}

async function check(code: string | undefined, today: string): Promise<Checked> {
  if (code === undefined) return { kind: 'unreadable' };
  const keys = await findKeys();
  return keys ? checkPassport(code, { keys, today, verify: verifySignature }) : { kind: 'noKeys' };
}

async function findKeys(): Promise<PassportKey[] | undefined> {
  try {
    const response = await fetch(passportKeysPath);
    if (!response.ok) return undefined;
    const { keys } = (await response.json()) as { keys: PassportKey[] };
    return keys;
  } catch {
    return undefined;
  }
}

/** Asks the portal whether it was revoked or superseded, by its number alone. */
export function usePassportStatus(number: string) {
  const [status, setStatus] = useState<Status>();
  const ask = useCallback(async () => {
    setStatus(undefined);
    const found = await postCall(async () => findPassportStatus, { number }).catch(() => undefined);
    if (!found) return setStatus({ kind: 'unreachable' });
    const { state, endedAt, reason } = found;
    const said = { kind: state, endedAt, reason: reason ?? undefined };
    noteAsked({ number, at: new Date().toISOString(), said });
    setStatus(said);
  }, [number]);
  useEffect(() => {
    ask();
  }, [ask]);
  return { status, ask };
}
