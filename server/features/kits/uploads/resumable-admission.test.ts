import { beforeEach, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { insertAccount } from '#server/features/people/accounts/accounts.repository.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { limitsOn } from '#tests/setup/limits.ts';
import { createResumableAdmission } from './resumable-admission.ts';
import { advanceUpload, deleteUpload } from './resumable-uploads.repository.ts';

const [ana, beto] = [0, 1].map((n) => `0190c0de-0000-7000-8000-00000000000${n}`) as [
  string,
  string,
];
const limits = { files: 3, bytes: 1_000, bytesOfNetwork: 1_200, bytesInAll: 1_500 };
const minutes = 60_000;

describeOnBothDatabases('the room for files that come in pieces', (databases) => {
  let now: number;
  let database: Database;
  const clock = { now: () => new Date(now) };
  const open = (free?: number) =>
    createResumableAdmission({
      database,
      clock,
      rateLimits: limitsOn(database),
      limits,
      ...(free !== undefined && { freeBytes: async () => free }),
    });
  const upload = (name: string, account: string, size: number, network: string | null = null) => ({
    ...{ id: `${account}/${name}`, account, network, size, metadata: {} },
  });
  const arrive = (name: string, bytes: number) =>
    advanceUpload(
      database,
      { id: name, from: 0 },
      { arrived: bytes, pieces_json: '[]', written_at: clock.now().toISOString() },
    );

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 20);
    database = await databases.open();
    for (const id of [ana, beto]) {
      const person = { name: 'Ana', phone: '', city: '', country: '', roles: [] };
      const email = `${id}@example.mx`;
      await insertAccount(database.query, { ...person, id, email, createdAt: '' }, null);
    }
  });

  it('is counted over all processes: of an account, a network and everybody', async () => {
    const [one, other] = [open(), open()];
    await one.begin(upload('a', ana, 600, '10.0.0.0'));
    await expect(other.begin(upload('b', ana, 401))).rejects.toMatchObject({ status: 429 });
    const nearby = upload('c', beto, 601, '10.0.0.0');
    await expect(other.begin(nearby)).rejects.toMatchObject({ reason: 'tooManyAtOnce' });
    await expect(other.begin(upload('d', beto, 901))).rejects.toMatchObject({ reason: 'noRoom' });
    await deleteUpload(database, `${ana}/a`);
    const begun = ['e', 'f', 'g', 'h', 'i'].map((name, index) =>
      (index % 2 ? one : other).begin(upload(name, ana, 1)),
    );
    const outcomes = await Promise.allSettled(begun);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('is left on a disk of this machine, with what others still send', async () => {
    const admission = open(1_000);
    await admission.begin(upload('a', ana, 600));
    await expect(admission.begin(upload('b', beto, 401))).rejects.toMatchObject({ status: 503 });
    await admission.begin(upload('b', beto, 400));
  });

  it('is not kept for what does not come, and asked for again when it goes on', async () => {
    const admission = open();
    await admission.begin(upload('empty', ana, 1_000));
    await admission.begin(upload('begun', beto, 500));
    await arrive(`${beto}/begun`, 100);
    now += 10 * minutes;
    await admission.begin(upload('other', ana, 1_000));
    await admission.begin(upload('more', beto, 400));
    await expect(admission.resume(`${beto}/begun`)).rejects.toMatchObject({ status: 503 });
    await deleteUpload(database, `${beto}/more`);
    await admission.resume(`${beto}/begun`);
    await expect(admission.begin(upload('more', beto, 1))).rejects.toMatchObject({ status: 503 });
  });
});
