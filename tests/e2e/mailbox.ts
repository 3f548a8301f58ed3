import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';
import { expect, inject } from 'vitest';

/** The newest mail to this address, once there is one. */
export async function mailTo(address: string): Promise<ParsedMail> {
  await expect
    .poll(async () => (await mailsTo(address)).length, { timeout: 15_000 })
    .toBeGreaterThan(0);
  const mail = (await mailsTo(address)).at(-1);
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

/** The first address in the mail's text that leads below `start`. */
export function linkIn(mail: ParsedMail, start: string): string {
  const link = mail.text?.split(/\s+/).find((word) => word.startsWith(inject('portal') + start));
  if (!link) throw new Error(`no link to ${start} in "${mail.subject}"`);
  return link;
}
