import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { simpleParser } from 'mailparser';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Context } from '#server/context.ts';
import { contactMessage } from '#server/features/communication/contact/contact-message-mail.ts';
import { newsletterConfirmation } from '#server/features/communication/newsletter/newsletter-confirmation-mail.ts';
import type { NewMail } from '#server/features/kits/mail/mail-sending.ts';
import { type FakeSmtpServer, startSmtpServer } from '#tests/fakes/smtp-server.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';

const start = Date.UTC(2026, 10, 20, 18);

const invitation = {
  template: newsletterConfirmation,
  to: 'ana@example.mx',
  language: 'es' as const,
  data: { confirmUrl: 'https://casa.example/confirmar?clave=abc&x=1' },
} satisfies NewMail<object>;

const message = {
  template: contactMessage,
  to: 'hola@casa.example',
  replyTo: 'jose@example.mx',
  language: 'es' as const,
  data: {
    name: 'José <b>Núñez</b>',
    email: 'jose@example.mx',
    subject: 'Perrita en la carretera\r\nBcc: victima@example.mx',
    message: 'Hola & buenas:\n<script>alert(1)</script>\n¿Pueden venir?',
    folio: 7,
  },
} satisfies NewMail<object>;

const mailJobs = ({ database }: Context) =>
  database.query.selectFrom('jobs').selectAll().where('kind', '=', 'mail.send').execute();

describeOnSqlite('mail', ({ newConfig }) => {
  let smtp: FakeSmtpServer;
  let context: Context;
  let now: number;

  beforeAll(async () => {
    smtp = await startSmtpServer();
  });
  afterAll(() => smtp.stop());

  beforeEach(async () => {
    now = start;
    smtp.behaves = 'accepts';
    smtp.mails.length = 0;
    smtp.offers = 0;
    const config = await newConfig({
      SMTP_URL: smtp.url,
      SITE_URL: 'https://casa.example',
      SITE_NAME: 'Perros, Gatos "y" Cía',
    });
    context = await createTestContext(config, { clock: { now: () => new Date(now) } });
  });
  afterEach(() => context.close());

  const send = (mail: NewMail<object>) =>
    context.database.transaction((tx) => context.mail.enqueue(tx, mail));
  const jobs = () => mailJobs(context);
  /** Lets `seconds` pass, looking at the jobs each second as the portal does. */
  async function pass(seconds: number) {
    for (let second = 0; second < seconds; second++) {
      now += 1_000;
      await context.jobs.runDue();
    }
  }

  test('goes out with text and HTML, in the language of its reader, marked as automatic', async () => {
    await send(invitation);
    await context.jobs.runDue();

    const [mail] = smtp.mails;
    expect(mail?.envelopeTo).toEqual(['ana@example.mx']);
    expect(mail?.from?.value).toEqual([
      { name: 'Perros, Gatos "y" Cía', address: 'hola@casa.example' },
    ]);
    expect(mail?.subject).toBe('Confirma tu suscripción al boletín de Perros, Gatos "y" Cía');
    expect(mail?.date).toEqual(new Date(start));
    expect(mail?.messageId).toMatch(/^<[0-9a-f-]{36}@casa\.example>$/);
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail?.headers.get('content-language')).toBe('es-MX');
    expect(mail?.html).toContain('<html lang="es-MX">');
    expect(mail?.html).toContain('href="https://casa.example/confirmar?clave=abc&amp;x=1"');
    expect(mail?.text).toContain('https://casa.example/confirmar?clave=abc&x=1');
  });

  test('speaks English to who reads English', async () => {
    await send({ ...invitation, language: 'en' });
    await context.jobs.runDue();
    expect(smtp.mails[0]?.html).toContain('<html lang="en">');
    expect(smtp.mails[0]?.subject).toMatch(/^Confirm your subscription/);
  });

  test('asks no other machine for a picture', async () => {
    await send(invitation);
    await context.jobs.runDue();
    expect(smtp.mails[0]?.html).not.toMatch(/<(?:img|link|iframe|script)|url\(|@import/i);
  });

  test('shows what people wrote as text, and keeps it out of the headers', async () => {
    await send(message);
    await context.jobs.runDue();

    const [mail] = smtp.mails;
    // A name is told without what mail programs could take for markup.
    expect(mail?.html).toContain('José […]');
    expect(mail?.html).not.toContain('Núñez&lt;/b&gt;');
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br/>¿Pueden venir?');
    expect(mail?.html).not.toContain('<script');
    expect(mail?.text).toContain('> <script>alert(1)</script>');
    expect(mail?.replyTo?.text).toBe('jose@example.mx');
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.envelopeTo).toEqual(['hola@casa.example']);
    expect(mail?.source.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m);
  });

  test('reaches an address with a number for a domain', async () => {
    await send({ ...invitation, to: 'a@[127.0.0.1]' });
    await context.jobs.runDue();
    expect(smtp.mails[0]?.envelopeTo).toEqual(['a@[127.0.0.1]']);
  });

  test('does not leave when its change is rolled back', async () => {
    const failing = context.database.transaction(async (tx) => {
      await context.mail.enqueue(tx, invitation);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await context.jobs.runDue();
    expect(smtp.offers).toBe(0);
  });

  test('leaves by itself right after the commit', async () => {
    context.jobs.start();
    await send(invitation);
    await expect.poll(() => smtp.mails.length).toBe(1);
  });

  test.each(['greylists', 'drops'] as const)('waits for a server that %s', async (mood) => {
    smtp.behaves = mood;
    await send(invitation);
    await context.jobs.runDue();
    await pass(4);
    expect(smtp.mails).toEqual([]);

    smtp.behaves = 'accepts';
    await pass(20);
    expect(smtp.mails).toHaveLength(1);
  });

  test('says the same Message-ID at every try', async () => {
    const offered: string[] = [];
    smtp.behaves = 'greylists';
    await send(invitation);
    await context.jobs.runDue();
    offered.push(...(await jobs()).map(({ id }) => id));
    smtp.behaves = 'accepts';
    await pass(10);
    expect(smtp.mails.map(({ messageId }) => messageId)).toEqual(
      offered.map((id) => `<${id}@casa.example>`),
    );
  });

  test.each(['refuses recipient', 'refuses content'] as const)(
    'fails permanently at once when the server %s for good',
    async (mood) => {
      smtp.behaves = mood;
      await send(invitation);
      await context.jobs.runDue();
      await pass(30);
      expect(smtp.offers).toBe(1);
      expect(await jobs()).toMatchObject([{ attempts: 1, failed_at: expect.any(String) }]);
    },
  );
});

describeOnSqlite('mail while the server is not there', ({ newConfig }) => {
  test('waits for more than three days', async () => {
    const gone = await startSmtpServer();
    await gone.stop();
    let now = start;
    const config = await newConfig({ SMTP_URL: gone.url });
    const context = await createTestContext(config, { clock: { now: () => new Date(now) } });
    await context.database.transaction((tx) => context.mail.enqueue(tx, invitation));
    for (let hour = 0; hour < 80; hour += 2) {
      await context.jobs.runDue();
      now += 2 * 3_600_000;
    }
    const [job] = await mailJobs(context);
    expect(job).toMatchObject({ failed_at: null, finished_at: null });
    expect(job?.attempts).toBeGreaterThan(20);
    await context.close();
  });
});

describeOnSqlite('mail over TLS', ({ newConfig }) => {
  test('takes a certificate that nobody vouches for, where there is no password to lose', async () => {
    const smtp = await startSmtpServer({ disabledCommands: ['AUTH'] });
    const context = await createTestContext(await newConfig({ SMTP_URL: smtp.url }));
    await context.database.transaction((tx) => context.mail.enqueue(tx, invitation));
    await context.jobs.runDue();
    expect(smtp.mails).toHaveLength(1);
    await context.close();
    await smtp.stop();
  });

  test('keeps the password from a server that cannot prove its name', async () => {
    let asked = 0;
    const smtp = await startSmtpServer({
      disabledCommands: [],
      onAuth(_auth, _session, done) {
        asked += 1;
        done(null, { user: 'casa' });
      },
    });
    const url = smtp.url.replace('//', '//casa:secreto@');
    const context = await createTestContext(await newConfig({ SMTP_URL: url }));
    await context.database.transaction((tx) => context.mail.enqueue(tx, invitation));
    await context.jobs.runDue();
    expect(asked).toBe(0);
    expect(smtp.mails).toEqual([]);
    await context.close();
    await smtp.stop();
  });
});

describeOnSqlite('mail without a mail server', ({ newConfig }) => {
  test('lands as a whole .eml in the outbox, for its owner alone', async () => {
    const config = await newConfig();
    const context = await createTestContext(config);
    await context.database.transaction((tx) => context.mail.enqueue(tx, invitation));
    await context.jobs.runDue();
    await context.close();

    const outbox = path.join(config.dataDir, 'outbox');
    const files = await readdir(outbox);
    expect(files).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.eml$/)]);
    const file = path.join(outbox, files[0] ?? '');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const mail = await simpleParser(await readFile(file));
    expect(mail.text).toContain('https://casa.example/confirmar?clave=abc&x=1');
  });
});
