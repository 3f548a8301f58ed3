/** Who a mail is from, as people read it and as servers do. */
export interface Mailbox {
  name: string;
  address: string;
}

/** Reads `Name <address>` or a bare address. Names may hold commas and quotes: whoever writes the header escapes them. */
export function parseMailbox(text: string): Mailbox {
  const match = /^(.*)<([^<>]+)>\s*$/.exec(text);
  if (!match) return { name: '', address: text.trim() };
  const [, name = '', address = ''] = match;
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() };
}
