/** Bounded, as addresses are, so that a long line costs no more than its length; never cuts a JSON escape in two. */
const emailAddress =
  /(?<!\\(?:u[0-9a-f]{0,3})?)[^\s"\\/<>(),:;@]{1,64}(?:@|%40)(?:[\w.-]{1,253}|\[[\d.]{1,15}\])/gi;
/** As long as the portal's secrets are; ids (36) and names of files (lower case) are shorter or tamer. */
const longWord = /[\w-]{40,}/g;

/** The text without what could be a person's address or a credential. */
export function redact(text: string): string {
  return text
    .replace(emailAddress, '[address]')
    .replace(longWord, (word) => (/[A-Z]/.test(word) ? '[hidden]' : word));
}
