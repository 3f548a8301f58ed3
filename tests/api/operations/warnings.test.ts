import { afterEach, beforeEach, expect, it } from 'vitest';
import { portalVersion } from '#server/process/package-folder.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { openPortal, type Portal } from '../accounts/portal.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const gigabyte = 1024 ** 3;

describeOnBothDatabases('administrators', (databases) => {
  let portal: Portal;
  beforeEach(async () => {
    portal = await openPortal(databases, {}, { scheduledKinds: ['operations.warn'] });
    const person = { name: 'Beatriz Orozco', email: 'admin@example.mx', administrator: true };
    await portal.newPerson(person);
    await warnings();
  });
  afterEach(() => portal.close());

  const at = (fromNow: number) => new Date(portal.now().getTime() + fromNow).toISOString();
  const insert = <T extends 'backup_runs' | 'server_processes' | 'invoice_issuers'>(table: T) =>
    portal.context.database.query.insertInto(table);

  /** Subjects of what the next look of the scheduled job sends. */
  async function warnings() {
    portal.context.operations.forget();
    const mails = await portal.newMails();
    return mails
      .filter(({ envelopeTo }) => envelopeTo.includes('admin@example.mx'))
      .map(({ subject }) => subject);
  }
  async function part(tema: string) {
    portal.context.operations.forget();
    const { token } = await portal.signIn('admin@example.mx');
    const { data } = await portal.post('operaciones:estado', {}, { token });
    return (data as unknown as Record<string, unknown>[]).find((one) => one.tema === tema);
  }

  /** Looks every four hours of two days, while nothing has changed. @param keep makes the cause last */
  async function expectDaily(subject: string, keep: () => Promise<unknown> = async () => {}) {
    const sent: number[] = [];
    portal.pass(5 * minute);
    for (let hours = 0; hours < 48; hours += 4) {
      await keep();
      const found = await warnings();
      if (found.includes(subject)) sent.push(hours);
      expect(found.filter((one) => one === subject).length).toBeLessThan(2);
      portal.pass(4 * hour);
    }
    expect(sent).toEqual([0, 24]);
  }

  it('are mailed once a day that the last backup failed, until one succeeds', async () => {
    const run = { kind: 'backup' as const, archive: 'a.tar.age', seconds: 1, missing_files: 0 };
    await insert('backup_runs')
      .values({ ...run, id: 'one', started_at: at(0), bytes: null, error: 'No space left' })
      .execute();
    await expectDaily('El portal necesita atención: Respaldos');
    expect(await part('backups')).toMatchObject({
      ...{ nivel: 'falla', motivo: 'backupFailed', error: 'No space left' },
    });
    await insert('backup_runs')
      .values({ ...run, id: 'two', started_at: at(0), bytes: 1_000, error: null })
      .execute();
    portal.pass(day);
    expect(await warnings()).toEqual([]);
    expect(await part('backups')).toMatchObject({ nivel: 'bien' });
  });

  it('are mailed once a day in the certificate’s last week, and not before', async () => {
    await insert('invoice_issuers')
      .values({
        ...{ id: 'issuer', created_at: at(0), rfc: 'EKU9003173C9', legal_name: 'Huellas, A.C.' },
        ...{ tax_regime: '603', postal_code: '77500', authorization_number: '325-SAT' },
        ...{ authorization_date: '2020-10-21', legend: '', series: 'DON' },
        ...{ certificate_number: '30001000000500003416', certificate_from: at(-day) },
        ...{ certificate_to: at(10 * day), certificate: '', encrypted_key: '' },
        // The mail of thirty days before has been sent.
        ...{ warned_of_expiry: at(-day), only_one: 1 },
      })
      .execute();
    portal.pass(5 * minute);
    expect(await warnings()).toEqual([]);
    expect(await part('certificate')).toMatchObject({ nivel: 'atencion' });
    portal.pass(4 * day);
    await expectDaily('El portal necesita atención: Certificado de facturas (CSD)');
    portal.pass(10 * day);
    expect(await part('certificate')).toMatchObject({ motivo: 'certificateEnded' });
  });

  it('are mailed once a day that a disk is low, whichever process has it', async () => {
    const tell = (disk_free: number) =>
      insert('server_processes')
        .values({
          ...{ id: 'other', host: 'machine-2', version: portalVersion, started_at: at(0) },
          ...{ seen_at: at(0), disk_free, disk_size: 1_000 * gigabyte },
        })
        .onConflict((one) => one.column('id').doUpdateSet({ seen_at: at(0), disk_free }))
        .execute();
    await expectDaily('El portal necesita atención: Espacio en disco', () => tell(gigabyte / 4));
    await tell(gigabyte / 4);
    expect(await part('disk')).toMatchObject({ nivel: 'falla', motivo: 'diskLow' });
    await tell(900 * gigabyte);
    expect(await part('disk')).not.toMatchObject({ nivel: 'falla' });
  });
});
