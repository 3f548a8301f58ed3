import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoDonations, demoMonthlyDonations } from '#content/demo/demo-donations.ts';
import { demoPets } from '#content/demo/demo-pets.ts';
import { demoPeople, demoStaff } from '#content/demo/people.ts';
import { type Config, loadConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import { type Context, createContext } from '#server/context.ts';
import { seedDemo } from './seed.ts';

const start = new Date('2026-11-20T18:00:00Z');
const none = { single: [], monthly: [] };
const few = demoPets.filter(({ id }) => ['obsidiana', 'miel', 'papaya'].includes(id));

let folder: string;
let config: Config;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'casa-animal-demo-'));
  config = loadConfig(readEnv({ DATA_DIR: folder, LOG_LEVEL: 'warn' }));
});
afterEach(() => rm(folder, { recursive: true }));

async function look<T>(question: (context: Context) => Promise<T>): Promise<T> {
  const context = await createContext(config, { clock: { now: () => start } });
  try {
    return await question(context);
  } finally {
    await context.close();
  }
}

const listed = ({ pets }: Context) =>
  pets.listPublic({ programme: 'adoption', filter: {}, page: 1 });

test('an interrupted filling is completed, and a complete one stays as it is', async () => {
  await seedDemo(config, start, () => {}, { pets: few.slice(0, 1), donations: none });
  await seedDemo(config, start, () => {}, { pets: few, donations: none });
  const { items } = await look(listed);
  expect(items.map(({ name }) => name)).toEqual(['Miel', 'Obsidiana']);

  const steps: number[] = [];
  const later = new Date('2026-11-22T18:00:00Z');
  await seedDemo(config, later, (_done, total) => steps.push(total), {
    pets: few,
    donations: none,
  });
  expect(steps).toEqual([0]);
  expect(await look(listed)).toEqual(expect.objectContaining({ items }));
});

test('dates count back from the day of filling, and who was adopted has a history of it', async () => {
  await seedDemo(config, start, () => {}, { pets: few, donations: none });
  const { items } = await look(listed);
  expect(items.map(({ registeredOn }) => registeredOn)).toEqual(['2026-11-19', '2026-04-06']);
  expect(await look(({ pets }) => pets.impactFigures())).toMatchObject({ rescued: 3, adopted: 1 });
  const history = await look(({ database }) =>
    database.query
      .selectFrom('pets')
      .select('history_json')
      .where('name', '=', 'Papaya')
      .executeTakeFirstOrThrow(),
  );
  expect(JSON.parse(history.history_json)).toEqual([
    { date: '2026-03-05', status: 'adoption' },
    { date: '2026-07-02', status: 'adopted' },
  ]);
});

test('a document folder holds what was handed in, and how it was reviewed', async () => {
  const [chilaquil] = demoPets.filter(({ id }) => id === 'chilaquil');
  await seedDemo(config, start, () => {}, { pets: chilaquil ? [chilaquil] : [], donations: none });
  const checklist = await look(async ({ database, documentFolders }) => {
    const pet = await database.query.selectFrom('pets').select('folder_id').executeTakeFirst();
    return documentFolders.publicChecklist(pet?.folder_id ?? '');
  });
  expect(checklist?.map(({ status }) => status)).toEqual([
    'invalid',
    'preparing',
    'reviewing',
    'other',
    'preparing',
    'preparing',
  ]);
});

test('what happened since is there, in the history and with its papers', async () => {
  const lives = demoPets.filter(({ id }) => ['nanche', 'tamalito', 'tikin'].includes(id));
  await seedDemo(config, start, () => {}, { pets: lives, donations: none });
  const rows = await look(({ database }) =>
    database.query.selectFrom('pets').selectAll().orderBy('name').execute(),
  );
  const [nanche, tamalito, tikin] = rows;
  expect(JSON.parse(nanche?.history_json ?? '')).toEqual([
    { date: '2026-06-23', status: 'adoption' },
    { date: '2026-08-16', status: 'adopted' },
    { date: '2026-11-12', status: 'returned' },
  ]);
  expect(tamalito).toMatchObject({ status: 'adoption', deleted: 1, deleted_on: '2026-11-15' });
  expect(tikin).toMatchObject({
    status: 'adopted',
    adopted_through_us: 'yes',
    vet_name: 'Dra. Itzel Cauich',
    vet_phone: '9840000031',
  });
  expect(JSON.parse(tikin?.adopter_json ?? '')).toMatchObject({ name: 'Daniela Euán' });
  const kept = (kind: string) => look(({ files }) => files.list(`${kind}/${tikin?.id}/`));
  expect(await kept('contrato')).toEqual([tikin?.contract_file]);
  expect(await kept('cedula')).toHaveLength(1);
});

test('donations were made on their days, in the order of their folios, and none twice', async () => {
  const canela = demoPets
    .filter(({ id }) => id === 'canela')
    // Nobody looks at the video, which takes long.
    .map((pet) => ({ ...pet, video: undefined }));
  const filled = { pets: canela, donations: { single: demoDonations.slice(-12), monthly: [] } };
  await seedDemo(config, start, () => {}, filled);
  const rows = ({ database }: Context) =>
    database.query.selectFrom('donations').selectAll().orderBy('created_at').execute();
  const donations = await look(rows);
  expect(donations.map(({ status }) => status)).toEqual([
    ...['paid', 'paid', 'failed', 'paid', 'paid', 'paid', 'paid'],
    ...['pending', 'paid', 'paid', 'paid', 'pending'],
  ]);
  const paid = donations.filter(({ status }) => status === 'paid');
  expect(paid.map(({ folio }) => folio)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const voucher = donations.at(-3);
  expect(voucher).toMatchObject({ kind: 'food', amount_cents: 220_00, method: 'voucher' });
  expect([voucher?.created_at, voucher?.paid_at].map((at) => at?.slice(0, 10))).toEqual([
    '2026-11-11',
    '2026-11-13',
  ]);
  expect(paid.filter(({ pet_id }) => pet_id !== null)).toHaveLength(2);
  expect(donations.reduce((sum, { refunded_cents }) => sum + refunded_cents, 0)).toBe(500_00);

  const invoiced = donations.filter(({ cfdi }) => cfdi !== null);
  expect(invoiced).toEqual([paid.find(({ wants_invoice }) => wants_invoice === 1)]);
  expect(await look(({ issuers }) => issuers.find())).toMatchObject({ series: 'DEMO' });

  await seedDemo(config, new Date('2026-11-22T18:00:00Z'), () => {}, filled);
  expect(await look(rows)).toEqual(donations);
  const waiting = await look(({ database }) =>
    database.query.selectFrom('jobs').select(['kind', 'created_at']).execute(),
  );
  expect(waiting.filter(({ created_at }) => created_at < '2026-11-18')).toEqual([]);
});

test('monthly donations were charged month by month, and stand in each state', async () => {
  await seedDemo(config, start, () => {}, {
    pets: [],
    donations: { single: [], monthly: demoMonthlyDonations },
  });
  const { monthly, donations, users } = await look(async ({ database: { query } }) => ({
    monthly: await query
      .selectFrom('monthly_donations')
      .selectAll()
      .orderBy('created_at')
      .execute(),
    donations: await query.selectFrom('donations').selectAll().orderBy('created_at').execute(),
    users: await query.selectFrom('users').select('subscription_id').execute(),
  }));
  expect(monthly).toMatchObject([
    { status: 'active', failed_payments: 0, card_expires: '2026-12' },
    { status: 'suspended', failed_payments: 3 },
    { status: 'cancelled' },
  ]);
  expect(new Set(users.flatMap(({ subscription_id }) => subscription_id ?? []))).toEqual(
    new Set(monthly.map(({ reference }) => reference)),
  );
  expect(donations.map(({ folio }) => folio)).toEqual(donations.map((_, index) => index + 1));
  const own = donations.filter(({ subscription_id }) => subscription_id === monthly[0]?.id);
  expect(own.map(({ date }) => date)).toEqual([
    ...['2026-06-03', '2026-07-03', '2026-08-02'],
    ...['2026-09-01', '2026-10-01', '2026-10-31'],
  ]);
});

test('its donations are for pets that there are', () => {
  const pets = new Set(demoPets.map(({ id }) => id));
  expect(demoDonations.filter(({ pet }) => pet && !pets.has(pet))).toEqual([]);
});

test('its people have their roles, and each role has somebody', async () => {
  await seedDemo(config, start, () => {}, { pets: [], donations: none });
  const roles = ({ accounts }: Context) =>
    Promise.all(
      [...Object.values(demoPeople), ...demoStaff].map(
        async ({ email }) => (await accounts.findByEmail(email))?.roles,
      ),
    );
  expect(await look(roles)).toEqual([
    ['member'],
    ['member'],
    ['member', 'administrator'],
    ['member', 'editor'],
    ['member', 'coordinator'],
    ['member', 'treasurer'],
  ]);
});

test('a portal that has an administrator of its own is left alone', async () => {
  await look(({ accounts }) => accounts.makeAdministrator('admin@refugio.example', 'clave-larga'));
  await expect(seedDemo(config, start, () => {}, { pets: few, donations: none })).rejects.toThrow(
    /a portal of its own/,
  );
  expect(
    await look(({ accounts }) => accounts.findByEmail(demoPeople.donor.email)),
  ).toBeUndefined();
});
