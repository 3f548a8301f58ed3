import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** `drops`: closes the connection after the message has been sent and before it is acknowledged. */
type SmtpBehaviour = 'accepts' | 'greylists' | 'refuses recipient' | 'refuses content' | 'drops';

interface ReceivedMail extends ParsedMail {
  /** As it came over the wire. */
  source: string;
  envelopeFrom: string;
  envelopeTo: string[];
}

export interface FakeSmtpServer {
  url: string;
  /** What it has accepted, oldest first. */
  mails: ReceivedMail[];
  /**
   * What has come since the last call, in the order in which it was asked for: mails of one run are sent side by side, but
   * their ids are those of their jobs, which grow.
   */
  take(): ReceivedMail[];
  behaves: SmtpBehaviour;
  /** Awaited before a mail to this address is taken. */
  takes(address: string): Promise<void>;
  /** How often a message was offered. */
  offers: number;
  stop(): Promise<void>;
}

/** A real SMTP server on a free port of this machine, without TLS or password, and with the moods of real ones. */
export async function startSmtpServer(options: SMTPServerOptions = {}): Promise<FakeSmtpServer> {
  const mails: ReceivedMail[] = [];
  const answer = (code: number, message: string) =>
    Object.assign(new Error(message), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      fake.offers += 1;
      if (fake.behaves === 'greylists') return done(answer(451, `4.7.1 <${address}> greylisted`));
      if (fake.behaves === 'refuses recipient') {
        return done(answer(550, `5.1.1 <${address}>: no mailbox of ${address.split('@')[0]} here`));
      }
      done();
    },
    onData(stream, session, done) {
      buffer(stream).then(async (bytes) => {
        if (fake.behaves === 'drops') return server.connections.forEach((one) => void one.close());
        if (fake.behaves === 'refuses content') return done(answer(554, 'Looks like spam'));
        const parsed = await simpleParser(bytes);
        const envelopeTo = session.envelope.rcptTo.map(({ address }) => address);
        await Promise.all(envelopeTo.map(fake.takes));
        const { mailFrom } = session.envelope;
        const envelopeFrom = mailFrom ? mailFrom.address : '';
        mails.push({ ...parsed, source: bytes.toString(), envelopeFrom, envelopeTo });
        done();
      }, done);
    },
    ...options,
  });
  // A client that was killed, or hung up.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const fake: FakeSmtpServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    take: () =>
      mails.splice(0).sort((a, b) => ((a.messageId ?? '') < (b.messageId ?? '') ? -1 : 1)),
    behaves: 'accepts',
    takes: async () => {},
    offers: 0,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return fake;
}
