import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';
import { expect, inject } from 'vitest';

/** The newest mail to this address, of this subject where one is named, once there is one. */
export async function mailTo(address: string, subject?: string): Promise<ParsedMail> {
  const mails = async () =>
    (await mailsTo(address)).filter((mail) => subject === undefined || mail.subject === subject);
  await expect.poll(async () => (await mails()).length, { timeout: 15_000 }).toBeGreaterThan(0);
  const mail = (await mails()).at(-1);
  if (!mail) throw new Error(`no mail to ${address}`);
  return mail;
}

/** Oldest first. */
async function mailsTo(address: string): Promise<ParsedMail[]> {
  const outbox = inject('outbox');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    names.map(async (name) => simpleParser(await readFile(path.join(outbox, name)))),
  );
  return mails
    .filter((mail) => [mail.to].flat().some((to) => to?.text.includes(address)))
    .sort((a, b) => Number(a.date) - Number(b.date));
}

/** The first address in the mail's text that leads below `start`, and further on holds `part`. */
export function linkIn(mail: ParsedMail, start: string, part = ''): string {
  const link = mail.text
    ?.split(/\s+/)
    .find((word) => word.startsWith(inject('portal') + start) && word.includes(part));
  if (!link) throw new Error(`no link to ${start} in "${mail.subject}"`);
  return link;
}
