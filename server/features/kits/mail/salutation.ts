/** The whole name, as far as it is one: nothing that could be a link. Otherwise ''. */
export const nameAlone = (name: string): string =>
  name.length > 60 || !/^[\p{L}\p{M}' -]+$/u.test(name) ? '' : name.trim();

/** The first name, to greet somebody by. Only for who has shown that the address is theirs. */
export const salutation = (name: string): string => nameAlone(name).split(/\s+/, 1)[0] ?? '';
