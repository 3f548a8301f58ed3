import { isEmail } from './email.ts';

/** Where most mailboxes in Mexico are. */
const providers = [
  'gmail.com',
  'hotmail.com',
  'hotmail.es',
  'outlook.com',
  'outlook.es',
  'yahoo.com',
  'yahoo.com.mx',
  'live.com',
  'live.com.mx',
  'icloud.com',
  'prodigy.net.mx',
];
/** Providers of their own that are one letter away from those. */
const others = new Set(['mail.com', 'ymail.com', 'email.com', 'love.com', 'hotmail.de']);

/** The address that was probably meant, where its provider is one slip away from a known one: `ana@gmial.com`. */
export function likelyAddress(email: string): string | undefined {
  const address = email.trim();
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1).toLowerCase();
  if (at < 1 || host.length > 40 || providers.includes(host) || others.has(host)) return undefined;
  const meant = providers.find((provider) => isOneSlip(host, provider));
  const suggested = meant && `${address.slice(0, at)}@${meant}`;
  return suggested && isEmail(suggested) ? suggested : undefined;
}

/** A letter too many, too few or another one, or two that changed places. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < meant.length && typed[start] === meant[start]) start += 1;
  const [rest, wanted] = [typed.slice(start), meant.slice(start)];
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    (rest !== '' && rest.slice(1) === wanted.slice(1)) ||
    (rest.length > 1 &&
      rest[0] === wanted[1] &&
      rest[1] === wanted[0] &&
      rest.slice(2) === wanted.slice(2))
  );
}
