import type { MessageKey } from './messages.ts';

/** RFC 5321: 254 characters in all, 64 before the @. */
const longestEmail = 254;
const longestLocalPart = 64;

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const domainLabel = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;
const topLevelLabel = /^([a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i;
const bracketedIpv4 = /^\[(25[0-5]|2[0-4]\d|1?\d?\d)(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}\]$/;

function isDomain(text: string): boolean {
  const labels = text.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    topLevelLabel.test(labels.at(-1) ?? '')
  );
}

/**
 * A local part, @, and a domain name or a bracketed IPv4 address, all ASCII. Quoted local parts are refused:
 * blanks, line ends and commas must never reach a mail header.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (text.length > longestEmail || at < 1 || at > longestLocalPart) return false;
  const host = text.slice(at + 1);
  return localPart.test(text.slice(0, at)) && (bracketedIpv4.test(host) || isDomain(host));
}

/**
 * The form in which addresses are compared. Only A to Z are lowered: toLowerCase would also turn look-alikes
 * such as the Kelvin sign into ASCII and let one person's address pass for another's.
 */
export function normalizeEmail(text: string): string {
  return text.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

export function emailProblem(email: string): { email?: MessageKey } {
  if (email === '') return { email: 'emailRequired' };
  return isEmail(email) ? {} : { email: 'emailInvalid' };
}
