import { createHmac } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { registerMailEventRoutes } from '#server/http/mail-event-routes.ts';
import { leaseDuration } from '#server/jobs/runner.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { type WithMailServer, withMailServer } from '#tests/setup/sent-mails.ts';
import { openPortal, type Portal } from '../contact/portal.ts';
import { addReaders, draft, emailOf } from './issues.ts';

const editor = 'editor:eva';
const secret = 'a secret of more than 32 characters';
const env = {
  INBOUND_MAIL_DOMAIN: 'correo.casa.example',
  INBOUND_MAIL_SECRET: secret,
  NEWSLETTER_RETURN_PATH: '1',
  MAIL_EVENTS_SECRET: secret,
};

describeOnBothDatabases('mail of the newsletter that comes back', (databases) => {
  let portal: WithMailServer<Portal>;
  let folder: string;
  beforeEach(async () => {
    portal = await withMailServer((smtp) => openPortal(databases, { ...env, ...smtp }));
    folder = await mkdtemp(join(tmpdir(), 'returned-'));
    await portal.app.register(registerMailEventRoutes, portal);
  });
  afterEach(async () => {
    await portal.close();
    await rm(folder, { recursive: true });
  });

  const call = (action: string, body: object = {}) =>
    portal.post(`boletines:${action}`, body, { token: editor });
  async function send(): Promise<string> {
    const { data } = await call('guardar_edicion', { edicion: draft() });
    await call('enviar_edicion', data);
    await portal.context.jobs.runDue();
    portal.pass(2 * leaseDuration + 1);
    await portal.context.jobs.runDue();
    return data.id as string;
  }
  const figures = async (id: string) =>
    (await call('edicion', { id })).data.envios as Record<string, number>;
  const mailOf = (email: string) => {
    const mail = portal.smtp.mails.findLast(({ envelopeTo }) => envelopeTo.includes(email));
    return mail ?? expect.fail(`nothing was sent to ${email}`);
  };
  async function receive(lines: readonly string[]): Promise<'taken' | 'unclaimed'> {
    const { inboundMail } = portal.context;
    const path = join(folder, 'message');
    await writeFile(path, lines.join('\r\n'));
    const mail = await inboundMail?.addressed({ path });
    if (!mail) return 'unclaimed';
    await inboundMail?.receive(mail, { path }, folder);
    return 'taken';
  }
  const readers = async () =>
    Object.fromEntries(
      (
        await portal.context.database.query
          .selectFrom('newsletter_subscriptions')
          .select(['email', 'status', 'ended_by'])
          .execute()
      ).map(({ email, status, ended_by }) => [email, [status, ended_by]]),
    );

  it('takes whoever has no mailbox off the list, once, by a report at the address of their mail', async () => {
    await addReaders(portal, 2);
    const id = await send();
    const { envelopeFrom } = mailOf(emailOf(0));
    expect(envelopeFrom).toMatch(/^cartilla\+b[0-9a-f]{52}@correo\.casa\.example$/);
    expect(mailOf(emailOf(1)).envelopeFrom).not.toBe(envelopeFrom);

    const dsn = report(envelopeFrom, 'failed', '5.1.1');
    expect(await receive(dsn)).toBe('taken');
    expect(await receive(dsn)).toBe('taken');
    expect(await readers()).toMatchObject({
      [emailOf(0)]: ['cancelled', 'bounced'],
      [emailOf(1)]: ['active', null],
    });
    expect(await figures(id)).toMatchObject({ enviado: 2, buzon_inexistente: 1, devuelto: 0 });
    const where = [{ field: 'payload.email', operator: '=', value: emailOf(0) }];
    const query = { schema: 'boletines', filter: { where } };
    const { data } = await portal.post('documentos:consultar', query, { token: editor });
    expect(data).toMatchObject([{ payload: { motivo_baja: 'devuelto' } }]);
  });

  it('counts mails that were not taken for now, and gives up at the third issue in a row', async () => {
    await addReaders(portal, 1);
    for (const round of [1, 2, 3]) {
      expect((await readers())[emailOf(0)]).toEqual(['active', null]);
      const id = await send();
      await receive(report(mailOf(emailOf(0)).envelopeFrom, 'delayed', '4.2.2'));
      expect(await figures(id)).toMatchObject({ devuelto: 0 });
      await receive(report(mailOf(emailOf(0)).envelopeFrom, 'failed', '5.2.2'));
      await receive(report(mailOf(emailOf(0)).envelopeFrom, 'failed', '5.2.2'));
      expect([round, (await figures(id)).devuelto]).toEqual([round, 1]);
    }
    expect((await readers())[emailOf(0)]).toEqual(['cancelled', 'bounced']);
  });

  it('counts a mail that comes back without a report, once, and neither a late nor an absent reader', async () => {
    await addReaders(portal, 3);
    const id = await send();
    const came = (reader: number, from: string, subject: string) =>
      receive([
        'Return-Path: <>',
        `From: ${from}`,
        `To: ${mailOf(emailOf(reader)).envelopeFrom}`,
        `Subject: ${subject}`,
        'Content-Type: text/plain',
        '',
        'Sorry, it did not work out.',
      ]);
    const daemon = 'MAILER-DAEMON@mx.example.org';
    for (const _ of [1, 2]) expect(await came(0, daemon, 'failure notice')).toBe('taken');
    await came(1, daemon, 'Delivery Status Notification (Delay)');
    await came(2, emailOf(2), '=?utf-8?Q?Respuesta_autom=C3=A1tica?=');
    expect(await figures(id)).toMatchObject({ enviado: 3, devuelto: 1, buzon_inexistente: 0 });
    expect((await readers())[emailOf(0)]).toEqual(['active', null]);
  });

  it('takes whoever complains off the list, by the signed link in the mail that the complaint holds', async () => {
    await addReaders(portal, 2);
    const id = await send();
    const { source } = mailOf(emailOf(0));
    expect(await receive(complaint(source))).toBe('taken');
    expect(await readers()).toMatchObject({
      [emailOf(0)]: ['cancelled', 'complained'],
      [emailOf(1)]: ['active', null],
    });
    expect(await figures(id)).toMatchObject({ queja: 1 });
    const { database, newsletter } = portal.context;
    const out = await database.transaction((tx) => newsletter.optedOut(tx, [emailOf(0)]));
    expect([...out]).toEqual([emailOf(0)]);
  });

  it('hears of both by signed events, and of each once', async () => {
    await addReaders(portal, 3);
    const id = await send();
    const messageId = /^Message-ID:\s*(\S+)/im.exec(mailOf(emailOf(0)).source)?.[1] ?? '';
    const events = [
      { type: 'bounce', message_id: messageId },
      { type: 'complaint', email: emailOf(1).toUpperCase() },
      { type: 'soft_bounce', email: emailOf(2) },
      { type: 'bounce', email: 'nobody@example.mx' },
    ];
    for (const _ of [1, 2]) {
      expect((await tell({ events })).json()).toMatchObject({ status: 'ok', known: 3 });
    }
    expect(await figures(id)).toMatchObject({ buzon_inexistente: 1, devuelto: 1, queja: 1 });
    expect(await readers()).toMatchObject({
      [emailOf(0)]: ['cancelled', 'bounced'],
      [emailOf(1)]: ['cancelled', 'complained'],
      [emailOf(2)]: ['active', null],
    });
  });

  function tell(body: unknown, { at = now(), key = secret, sign = '' } = {}) {
    const payload = JSON.stringify(body);
    const mac = createHmac('sha256', key).update(`${at}.${payload}`).digest('hex');
    return portal.app.inject({
      method: 'POST',
      url: '/webhooks/mail-events',
      headers: {
        'content-type': 'application/json',
        'x-signature': sign || `t=${at},v1=${mac}`,
      },
      payload,
    });
  }
  const now = () => Math.floor(portal.context.clock.now().getTime() / 1_000);

  onSqliteAlone(databases, () => {
    it('changes nothing by what is forged, altered, old or nonsense', async () => {
      await addReaders(portal, 1);
      const id = await send();
      const { envelopeFrom, source } = mailOf(emailOf(0));
      const altered = envelopeFrom.replace(/.(?=@)/, (digit) => (digit === '0' ? '1' : '0'));
      expect(await receive(report(altered, 'failed', '5.1.1'))).toBe('unclaimed');
      const token = /cancelar\/([\w.-]+)>/.exec(source)?.[1] ?? '';
      const [subscription, signature, delivery] = token.split('.');
      for (const forged of [
        `${subscription}.${'A'.repeat(signature?.length ?? 0)}.${delivery}`,
        `${delivery}.${signature}.${delivery}`,
        `${subscription}.${signature}.${subscription}`,
      ]) {
        await receive(complaint(source.replaceAll(token, forged)));
      }
      // What the mail itself says is no report about it.
      await receive([
        `To: ${envelopeFrom}`,
        'Content-Type: text/plain',
        '',
        'Action: failed',
        'Status: 5.1.1',
      ]);

      const events = [{ type: 'bounce', email: emailOf(0) }];
      const hour = 3_600;
      const refused = [
        await tell({ events }, { key: `${secret}!` }),
        await tell({ events }, { at: now() - hour }),
        await tell({ events }, { at: now() + hour }),
        await tell({ events }, { sign: 'nonsense' }),
      ];
      expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
      expect((await tell({ events: 'all' })).statusCode).toBe(400);
      expect((await tell({ events: [{ type: 'bounce', email: '\0' }] })).statusCode).toBe(400);
      expect(await figures(id)).toMatchObject({ buzon_inexistente: 0, queja: 0 });
      expect((await readers())[emailOf(0)]).toEqual(['active', null]);
    });

    it('is at no address where no secret is set', async () => {
      const other = await openPortal(databases);
      const app = Fastify();
      await app.register(registerMailEventRoutes, other);
      const { statusCode } = await app.inject({ method: 'POST', url: '/webhooks/mail-events' });
      expect(statusCode).toBe(404);
      await app.close();
      await other.close();
    });
  });
});

/** As mail servers send it (RFC 3464). */
const report = (to: string, action: string, status: string) => [
  'Return-Path: <>',
  'From: Mail Delivery System <MAILER-DAEMON@mx.example.org>',
  `To: ${to}`,
  'Subject: Undelivered Mail Returned to Sender',
  'MIME-Version: 1.0',
  'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
  '',
  '--b1',
  'Content-Type: text/plain',
  '',
  'I am sorry.',
  '--b1',
  'Content-Type: message/delivery-status',
  '',
  'Reporting-MTA: dns; mx.example.org',
  '',
  'Final-Recipient: rfc822; somebody@example.org',
  `Action: ${action}`,
  `Status: ${status}`,
  '',
  '--b1--',
  '',
];

/** As providers of mailboxes send it (RFC 5965), with the mail that it is about. */
const complaint = (original: string) => [
  'From: feedback@example.net',
  'To: cartilla+quejas@correo.casa.example',
  'Subject: FW: Noticias',
  'MIME-Version: 1.0',
  'Content-Type: multipart/report; report-type=feedback-report; boundary="b1"',
  '',
  '--b1',
  'Content-Type: text/plain',
  '',
  'This is an email abuse report.',
  '--b1',
  'Content-Type: message/feedback-report',
  '',
  'Feedback-Type: abuse',
  'User-Agent: SomeGenerator/1.0',
  'Version: 1',
  '',
  '--b1',
  'Content-Type: message/rfc822',
  '',
  original,
  '',
  '--b1--',
  '',
];
