import type { Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';

/** `SITE_URL/recovery-change/{correo}/{token}` */
export function passwordUrl(
  siteUrl: string,
  language: Language,
  email: string,
  token: string,
): string {
  // People recognise their address in the link when its @ is one.
  return siteUrl + pathFor('recoveryChange', language, { email, token }).replace('%40', '@');
}
