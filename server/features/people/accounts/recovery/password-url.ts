import type { Language } from '#domain/language.ts';
import { originParameter, ownAddress } from '#domain/own-address.ts';
import { pathFor } from '#domain/site-map.ts';

/**
 * `SITE_URL/recovery-change/{correo}/{token}`
 * @param destination where the person was going, in any language; the page leads there once the password is set
 */
export function passwordUrl(
  siteUrl: string,
  language: Language,
  { email, token, destination }: { email: string; token: string; destination?: string | undefined },
): string {
  // People recognise their address in the link when its @ is one.
  const path = pathFor('recoveryChange', language, { email, token }).replace('%40', '@');
  return siteUrl + withDestination(path, language, destination);
}

/** A page that leads on to the destination. */
export function withDestination(
  path: string,
  language: Language,
  destination: string | undefined,
): string {
  const address = destination === undefined ? undefined : ownAddress(destination, language);
  if (address === undefined) return path;
  return `${path}?${new URLSearchParams({ [originParameter]: address })}`;
}
