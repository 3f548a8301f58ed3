import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';
import type { Context } from '#server/context.ts';
import { type FakeSmtpServer, startSmtpServer } from '#tests/fakes/smtp-server.ts';

export interface SentMail extends ParsedMail {
  /** As it left. */
  source: string;
  /** The addresses that it went to. */
  envelopeTo: string[];
}

/**
 * Runs what is due in a portal without a mail server, which keeps its mails in a folder. For tests of what is mailed, and to
 * whom: a mail server costs a tenth of a second a connection, which the package that plays it waits.
 * @returns what has been sent since the last call, in the order in which it was asked for: a mail's id is that of its job
 */
export async function sendDueMails({ config: { mail }, jobs }: Context): Promise<SentMail[]> {
  if (mail.kind !== 'folder') throw new Error('Mails of this portal go to a mail server.');
  await jobs.runDue();
  const names = (await readdir(mail.folder).catch(() => [])).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = path.join(mail.folder, name);
      const bytes = await readFile(file);
      await rm(file);
      const parsed = await simpleParser(bytes);
      const to = [parsed.to ?? []].flat().flatMap(({ value }) => value);
      const envelopeTo = to.map(({ address }) => address ?? '');
      return { ...parsed, source: bytes.toString(), envelopeTo };
    }),
  );
}

interface Opened {
  context: Context;
  close(): Promise<void>;
}

export type WithMailServer<Portal> = Portal & { smtp: FakeSmtpServer };

/** A portal whose mails go to a server of its own, for tests of what a server answers. */
export async function withMailServer<Portal extends Opened>(
  open: (env: { SMTP_URL: string }) => Promise<Portal>,
): Promise<WithMailServer<Portal>> {
  const smtp = await startSmtpServer();
  const portal = await open({ SMTP_URL: smtp.url });
  return {
    ...portal,
    smtp,
    /** What has been sent since the last look. */
    async newMails() {
      await portal.context.jobs.runDue();
      return smtp.take();
    },
    async close() {
      await portal.close();
      await smtp.stop();
    },
  };
}
