import { Readable } from 'node:stream';
import type { SendMailOptions, Transporter } from 'nodemailer';
import type { Clock } from '#domain/clock.ts';
import { compose } from './compose.ts';
import type { Mailbox } from './mailbox.ts';
import { DeliveryUnknown, type Mailer, type MailMessage, MailRefused } from './mailer.ts';

/** What this adapter gives its transport beside the mail. */
type Sent = SendMailOptions & { beforeHandover?: () => Promise<void> };

/**
 * Hands mails to the server at `url`, one connection each. Without a password TLS is used when the server offers
 * it, whatever its certificate, as mail servers do among themselves; a password goes only to a server that proves
 * its name.
 */
export function createSmtpMailer(url: string, from: Mailbox, clock: Clock): Mailer {
  let transport: Transporter | undefined;
  async function open(): Promise<Transporter> {
    const transport = await openTransport(url);
    transport.use('stream', ({ data, message }, done) => {
      const { beforeHandover } = data as Sent;
      if (beforeHandover) {
        message.processFunc((mail) => Readable.from(withHeldEnd(mail, beforeHandover), bytes));
      }
      done();
    });
    return transport;
  }
  return {
    async send(message: MailMessage, signal, beforeHandover = async () => {}) {
      let isComplete = false;
      const sent: Sent = {
        ...compose(message, from, clock.now()),
        signal,
        async beforeHandover() {
          await beforeHandover();
          isComplete = true;
        },
      };
      try {
        transport ??= await open();
        await transport.sendMail(sent);
      } catch (error) {
        const known = asMailError(error);
        if (known !== error || !isComplete) throw known;
        throw new DeliveryUnknown('The mail server took the mail, and did not answer', {
          cause: error,
        });
      }
    },
  };
}

async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const hasPassword = new URL(url).password !== '';
  return createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    opportunisticTLS: !hasPassword,
    tls: { rejectUnauthorized: hasPassword },
  });
}

/**
 * Greets the server and gives it the password, and no mail.
 * @throws where it does not answer, or does not prove its name
 */
export async function trySmtp(url: string): Promise<'taken' | 'refused'> {
  const transport = await openTransport(url);
  try {
    await transport.verify();
    return 'taken';
  } catch (error) {
    if ((error as { code?: string }).code === 'EAUTH') return 'refused';
    throw error;
  } finally {
    transport.close();
  }
}

const bytes = { objectMode: false };

/** Read once the server has said that it takes the mail; the server has taken it after its end alone (RFC 5321 §4.1.1.4). */
async function* withHeldEnd(mail: Readable, beforeEnd: () => Promise<void>) {
  yield* mail;
  await beforeEnd();
}

/**
 * The codes of what the server answered; its words, which often name the recipient, are left behind.
 *
 * A 5xx answer to the recipient or to the message itself is final (RFC 5321 §4.2.1). One to the greeting, the
 * password or the sender is our own set-up, which somebody can fix while the mail waits.
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
  // RFC 3463 §3.2; without such a code, 550 to a recipient may also mean that we are not welcome.
  const noMailbox = command === 'RCPT TO' && detail !== undefined && /^5\.1\.[1236]$/.test(detail);
  return isFinal ? new MailRefused(message, { noMailbox }) : new Error(message);
}
