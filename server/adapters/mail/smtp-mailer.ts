import type { Transporter } from 'nodemailer';
import type { Clock } from '#domain/clock.ts';
import { compose } from './compose.ts';
import type { Mailbox } from './mailbox.ts';
import { type Mailer, type MailMessage, MailRefused } from './mailer.ts';

/**
 * Hands mails to the server at `url`, one connection each. Without a password TLS is used when the server offers
 * it, whatever its certificate, as mail servers do among themselves; a password goes only to a server that proves
 * its name.
 */
export function createSmtpMailer(url: string, from: Mailbox, clock: Clock): Mailer {
  const hasPassword = new URL(url).password !== '';
  let transport: Transporter | undefined;
  async function open(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      opportunisticTLS: !hasPassword,
      tls: { rejectUnauthorized: hasPassword },
    });
  }
  return {
    async send(message: MailMessage, signal) {
      try {
        transport ??= await open();
        await transport.sendMail({ ...compose(message, from, clock.now()), signal });
      } catch (error) {
        throw asMailError(error);
      }
    },
  };
}

/**
 * The codes of what the server answered; its words, which often name the recipient, are left behind.
 *
 * A 5xx answer to the recipient or to the message itself is final (RFC 5321 §4.2.1). One to the greeting, the
 * password or the sender is our own set-up, which somebody can mend while the mail waits.
 */
function asMailError(error: unknown): unknown {
  const { responseCode, response, command } = error as {
    responseCode?: number;
    response?: string;
    command?: string;
  };
  if (responseCode === undefined) return error;
  const [detail] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response ?? '') ?? [];
  const codes = [responseCode, detail].filter(Boolean).join(' ');
  const message = `The mail server answered ${codes} to ${command ?? 'the connection'}`;
  const isFinal = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
  return isFinal ? new MailRefused(message) : new Error(message);
}
