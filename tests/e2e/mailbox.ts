import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';
import { vi } from 'vitest';
import { portal } from '../setup/portal.ts';

/** The newest mail to this address with these words in its subject, once there is one. */
export function mailTo(address: string, subject = ''): Promise<ParsedMail> {
  return vi.waitFor(
    async () => {
      const mail = (await mails())
        .filter(({ to }) => [to].flat().some((one) => one?.text.includes(address)))
        .findLast((each) => each.subject?.includes(subject));
      if (!mail) throw new Error(`no mail "${subject}" to ${address}`);
      return mail;
    },
    { timeout: 30_000 },
  );
}

const read = new Map<string, Promise<ParsedMail>>();

/** Oldest first. */
async function mails(): Promise<ParsedMail[]> {
  const names = await readdir(portal.outbox).catch(() => []);
  const letters = names.filter((name) => name.endsWith('.eml')).sort();
  const parsed = await Promise.all(
    letters.map((name) => {
      const mail = read.get(name) ?? parse(name);
      read.set(name, mail);
      return mail;
    }),
  );
  return parsed.sort((a, b) => Number(a.date) - Number(b.date));
}

const parse = async (name: string) => simpleParser(await readFile(path.join(portal.outbox, name)));

/** The first address in the mail's text that leads below `start`, and further on holds `part`. */
export function linkIn(mail: ParsedMail, start: string, part = ''): string {
  const link = mail.text
    ?.split(/\s+/)
    .find((word) => word.startsWith(portal.url + start) && word.includes(part));
  if (!link) throw new Error(`no link to ${start} in "${mail.subject}"`);
  return link;
}
