import { decodeWords } from '#server/formats/decode-text.mjs';

/** How the subjects of absence notices begin, in the languages of those who write to the portal. */
const automatic =
  /^(?:(?:respuesta|contestaci[oó]n|resposta) autom[aá]tica|auto-?\s?respuesta|(?:fuera|ausente) de(?: la)? oficina|fora do escrit[oó]rio|ausente do escrit[oó]rio|r[eé]ponse automatique|absente?\s(?:du bureau|de mon bureau)|automat(?:ic|ed) (?:reply|response)|auto-?\s?(?:reply|response|responder)|out of(?: the)? office|away from(?: the| my)? office)(?=\W|$)/i;

/** Of mail servers that send a mail back without a report (RFC 3464). */
const returned =
  /^(?:undeliver(?:able|ed)\b|mail delivery fail|delivery status notification \(failure\)|delivery (?:has )?fail|failure notice|returned (?:mail|to sender)|mail (?:could not|system error)|no se pudo entregar|no se puede entregar|no entregad[oa]|correo (?:devuelto|no entregado)|devuelto|n[aã]o foi poss[ií]vel entregar|n[aã]o entreg)/i;
const late =
  /\b(?:delay(?:ed)?|warning|still being retried|retras(?:o|ado|ada)|demora(?:do|da)?|atras(?:o|ado|ada))\b/i;
const servers = /^(?:mailer-daemon|postmaster|mail-daemon|microsoftexchange[0-9a-f]+)@/;

export const isAutomaticSubject = (subject: string): boolean => automatic.test(wordsOf(subject));

/** A mail server says that it gave a mail up, not that it is late, whether or not with a report. */
export function isReturned({ from, subject, failed }: Returned): boolean {
  const words = wordsOf(subject);
  if (late.test(words)) return false;
  return failed || (servers.test(from) && !automatic.test(words)) || returned.test(words);
}

interface Returned {
  from: string;
  subject: string;
  /** It names recipients that a mail did not reach (`X-Failed-Recipients`). */
  failed: boolean;
}

const wordsOf = (field: string) => decodeWords(field.slice(0, 1_000));
