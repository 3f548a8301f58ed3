import { isIP } from 'node:net';
import path from 'node:path';
import { parseMailbox } from '../adapters/mail/mailbox.ts';
import { StartupError } from '../process/startup-error.ts';
import type { Env } from './env.ts';
import { together } from './together.ts';

export function mailConfig(env: Env, dataDir: string, siteName: string, siteUrl: string) {
  const own = env.MAIL_FROM === undefined ? undefined : parseMailbox(env.MAIL_FROM);
  const address = own?.address ?? `hola@${mailDomain(new URL(siteUrl).hostname)}`;
  // Whoever writes the header escapes it (`parseMailbox`).
  const from = `${own?.name || siteName} <${address}>`;
  /** Whether somebody reads what is sent to `from`: nobody may at an address that was only guessed. */
  const fromIsOwn = env.MAIL_FROM !== undefined;
  return env.SMTP_URL
    ? { kind: 'smtp' as const, url: env.SMTP_URL, from, fromIsOwn }
    : { kind: 'folder' as const, folder: path.join(dataDir, 'outbox'), from, fromIsOwn };
}

/** An address that is a number stands in brackets (RFC 5321 §4.1.3). */
function mailDomain(hostname: string): string {
  if (hostname.startsWith('[')) return `[IPv6:${hostname.slice(1)}`;
  return isIP(hostname) ? `[${hostname}]` : hostname;
}

/** What tells which mails of the newsletter came back: reports at an address of each mail's own, and signed events. */
export function returnedMailConfig(env: Env) {
  const { NEWSLETTER_RETURN_PATH, INBOUND_MAIL_DOMAIN: domain, MAIL_EVENTS_SECRET: secret } = env;
  const returnPath = NEWSLETTER_RETURN_PATH === '1';
  if (returnPath && !domain)
    throw new StartupError('NEWSLETTER_RETURN_PATH: also needs INBOUND_MAIL_DOMAIN.');
  return { returnPath, secret };
}

/** How mail comes to the portal, for its folders and messages: handed on, fetched, or both. */
export function inboundMailConfig(env: Env) {
  const { INBOUND_MAIL_DOMAIN: domain, INBOUND_MAIL_SECRET: secret, INBOUND_IMAP_URL: imap } = env;
  if (!domain) {
    together(env, ['INBOUND_MAIL_DOMAIN'], ['INBOUND_MAIL_SECRET', 'INBOUND_IMAP_URL']);
    return undefined;
  }
  if (!secret && !imap) {
    throw new StartupError(
      'INBOUND_MAIL_DOMAIN: also needs INBOUND_MAIL_SECRET or INBOUND_IMAP_URL.',
    );
  }
  return { domain, secret, mailbox: imap ? mailboxConfig(new URL(imap)) : undefined };
}

function mailboxConfig({ protocol, hostname, port, username, password }: URL) {
  const secure = protocol === 'imaps:';
  if (!secure && !['localhost', '127.0.0.1'].includes(hostname)) {
    throw new StartupError('INBOUND_IMAP_URL: must be imaps://, except on this machine.');
  }
  if (!username || !password)
    throw new StartupError('INBOUND_IMAP_URL: needs a user and a password.');
  return {
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
  };
}
