import type { PassportState, RevocationReason } from '#domain/passports/passport.ts';

/** What the portal knows of a number. */
export interface KnownStatus {
  kind: PassportState | 'gone';
  endedAt: string | null;
  reason: RevocationReason | undefined;
}

/** What the portal said of a passport, the last time that this device could ask: kept on it, for when it cannot. */
export interface LastAsked {
  number: string;
  /** Instant. */
  at: string;
  said: KnownStatus;
}

const place = 'passport-asked';
const most = 50;

/** The latest first; nothing where the browser keeps nothing. */
export function lastAsked(): readonly LastAsked[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(stored) ? (stored as LastAsked[]) : [];
  } catch {
    return [];
  }
}

export function noteAsked(asked: LastAsked): void {
  const others = lastAsked().filter(({ number }) => number !== asked.number);
  try {
    localStorage.setItem(place, JSON.stringify([asked, ...others].slice(0, most)));
  } catch {
    // It is told without it, then.
  }
}
