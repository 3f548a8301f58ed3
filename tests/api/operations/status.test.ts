import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { type WithMailServer, withMailServer } from '#tests/setup/sent-mails.ts';
import { openPortal, type Portal } from '../accounts/portal.ts';

const hour = 3_600_000;
const day = 24 * hour;

describeOnBothDatabases('the state of the portal', (databases) => {
  let portal: WithMailServer<Portal>;
  let admin: string;
  beforeEach(async () => {
    const scheduledKinds = ['operations.warn', 'operations.reportProcess'];
    portal = await withMailServer((env) => openPortal(databases, env, { scheduledKinds }));
    const person = { name: 'Beatriz Orozco', email: 'admin@example.mx', administrator: true };
    admin = (await portal.newPerson(person)).token;
    await portal.newMails();
  });
  afterEach(() => portal.close());

  type Row = Record<'tema' | 'nivel' | 'motivo' | 'mensaje' | 'que_hacer' | 'error', string>;
  const status = async (lang = 'es') => {
    // Of another moment: one look serves all who ask at the same time.
    portal.context.operations.forget();
    const answer = await portal.post('operaciones:estado', { lang }, { token: admin });
    expect(answer.status).toBe(200);
    return answer.data as unknown as Row[];
  };
  const part = async (tema: string, lang?: string) =>
    (await status(lang)).find((one) => one.tema === tema);
  /** A mail that never leaves: its job fails permanently. */
  async function failJob(correo: string) {
    portal.smtp.behaves = 'refuses recipient';
    await portal.post('usuarios:actualizar', {
      ...{ nombre: 'Lupita Díaz', correo, telefono: '998-123-4567' },
      ...{ domicilio: { ciudad: 'Tulum', pais: 'México' }, credenciales: [], lang: 'es' },
    });
    await portal.context.jobs.runDue();
    portal.smtp.behaves = 'accepts';
  }
  const warnings = async () => {
    portal.context.operations.forget();
    const mails = await portal.newMails();
    return mails.filter(({ envelopeTo }) => envelopeTo.includes('admin@example.mx'));
  };

  it('is told in both languages, each part once', async () => {
    const parts = await status();
    expect(parts.map(({ tema, nivel }) => [tema, nivel])).toEqual([
      ['database', 'bien'],
      ['jobs', 'bien'],
      ['mail', 'bien'],
      ['files', 'bien'],
      ['stripe', 'sin_configurar'],
      ['paypal', 'sin_configurar'],
      ['conekta', 'sin_configurar'],
      ['sw', 'sin_configurar'],
      ['mailbox', 'sin_configurar'],
      ['certificate', 'sin_configurar'],
      ['contractCertificate', 'bien'],
      ['disk', expect.any(String)],
      ['backups', 'atencion'],
      ['pdfs', 'bien'],
      ['version', 'bien'],
    ]);
    expect(await part('backups', 'en')).toMatchObject({
      motivo: 'backupsNone',
      mensaje: 'The portal knows of no backup.',
      que_hacer: expect.stringContaining('docs/operations.md'),
    });
  });

  it('names the version that runs, which is the newest of the list of changes', async () => {
    const { version } = JSON.parse(await readFile('package.json', 'utf8'));
    expect(await part('version')).toMatchObject({ mensaje: expect.stringContaining(version) });
    const changes = await readFile('CHANGELOG.md', 'utf8');
    expect(/^## (\S+)/m.exec(changes)?.[1]).toBe(version);
  });

  it('tells when a provider last failed, and since when, to all processes', async () => {
    await portal.newPerson({ email: 'rosa@example.mx' });
    portal.smtp.behaves = 'greylists';
    await portal.post('usuarios:recuperar_contrasena', { correo: 'rosa@example.mx' });
    await portal.context.jobs.runDue();
    const rows = await portal.context.database.query
      .selectFrom('provider_health')
      .selectAll()
      .execute();
    expect(rows).toMatchObject([{ provider: 'mail', failing_since: expect.any(String) }]);
    expect(JSON.stringify(rows)).not.toMatch(/rosa/);
    expect(await part('mail')).toMatchObject({ nivel: 'atencion', motivo: 'providerFailing' });
  });

  it('is mailed once a day when jobs have failed, to each administrator in their language', async () => {
    await portal.context.accounts.create({
      ...{ name: 'Ann Lee', email: 'ann@example.mx', password: 'Tres perros y un gato' },
      ...{ roles: ['member', 'administrator'] },
    });
    const { database } = portal.context;
    const ann = database.query.updateTable('users').where('email', '=', 'ann@example.mx');
    await ann.set({ language: 'en' }).execute();
    await failJob('lupita@example.mx');
    portal.pass(5 * 60_000);
    portal.context.operations.forget();
    const sent = await portal.newMails();
    const subjects = new Map(sent.map(({ envelopeTo, subject }) => [envelopeTo[0], subject]));
    expect(subjects.get('admin@example.mx')).toBe(
      'El portal necesita atención: Trabajos automáticos',
    );
    expect(subjects.get('ann@example.mx')).toBe('The portal needs attention: Background jobs');
    portal.pass(hour);
    expect(await warnings()).toEqual([]);
    // The same failures are not told of again, new ones are, a day later at the earliest.
    portal.pass(day);
    expect(await warnings()).toEqual([]);
    await failJob('otra@example.mx');
    portal.pass(5 * 60_000);
    expect(await warnings()).toHaveLength(1);
  });

  it('is mailed when a provider has been away for an hour', async () => {
    const at = (ago: number) => new Date(portal.now().getTime() - ago).toISOString();
    const { database } = portal.context;
    await database.query
      .insertInto('provider_health')
      .values({
        provider: 'mail',
        succeeded_at: at(day),
        failed_at: at(0),
        failing_since: at(hour),
        failure: 'connect ECONNREFUSED',
      })
      .onConflict((one) =>
        one.column('provider').doUpdateSet({ failed_at: at(0), failing_since: at(hour) }),
      )
      .execute();
    expect(await part('mail')).toMatchObject({ nivel: 'falla', motivo: 'providerAway' });
    portal.pass(5 * 60_000);
    expect(await warnings()).toMatchObject([{ subject: 'El portal necesita atención: Correo' }]);
  });

  it('is mailed once, however many processes look', async () => {
    await failJob('lupita@example.mx');
    const second = await openPortal(databases, { SITE_URL: 'https://casa.example' });
    await second.close();
    portal.pass(5 * 60_000);
    portal.context.operations.forget();
    await Promise.all([portal.context.jobs.runDue(), portal.context.jobs.runDue()]);
    expect(await warnings()).toHaveLength(1);
  });
});
