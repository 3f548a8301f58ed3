/** Strangers choose the name in a mail to somebody else: nothing that could be a link or a slogan. */
export function salutation(name: string): string {
  return name.length <= 60 && /^[\p{L}\p{M}' -]+$/u.test(name) ? name : '';
}
