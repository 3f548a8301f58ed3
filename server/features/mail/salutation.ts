/**
 * The first name, to greet somebody by, as far as it is a name: nothing that could be a link. Only for who has shown
 * that the address is theirs.
 */
export function salutation(name: string): string {
  if (name.length > 60 || !/^[\p{L}\p{M}' -]+$/u.test(name)) return '';
  return name.trim().split(/\s+/, 1)[0] ?? '';
}
