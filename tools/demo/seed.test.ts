import { beforeEach, expect, test } from 'vitest';
import { demoApplications } from '#content/demo/demo-applications.ts';
import { demoBooks } from '#content/demo/demo-books.ts';
import { demoLots } from '#content/demo/demo-care.ts';
import { demoDonations, demoMonthlyDonations } from '#content/demo/demo-donations.ts';
import { demoDrives } from '#content/demo/demo-drives.ts';
import { demoEvents } from '#content/demo/demo-events.ts';
import { demoFosters } from '#content/demo/demo-fosters.ts';
import { demoMessages } from '#content/demo/demo-messages.ts';
import { demoNotices } from '#content/demo/demo-notices.ts';
import type { DemoPet } from '#content/demo/demo-pet.ts';
import { demoPets } from '#content/demo/demo-pets.ts';
import { demoRescues } from '#content/demo/demo-rescues.ts';
import { demoShifts, demoVolunteers } from '#content/demo/demo-volunteers.ts';
import { demoPeople, demoStaff } from '#content/demo/people.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { nextDoses } from '#domain/care/next-doses.ts';
import type { Config } from '#server/config/config.ts';
import type { Context } from '#server/context.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { fillDonations } from './donations.ts';
import { type Demo, withDemo } from './filling.ts';
import { invoiceOldest, setUpIssuer } from './invoices.ts';
import { fillPets } from './pets.ts';
import { seedDemo } from './seed.ts';

const start = new Date('2026-11-20T18:00:00Z');
const later = new Date('2026-11-22T18:00:00Z');
const petsCalled = (...ids: string[]) => demoPets.filter(({ id }) => ids.includes(id));
const few = petsCalled('obsidiana', 'miel', 'papaya');
/** Portraits take long to draw, and who has no picture is shown to nobody. */
const withDot = ({ context }: Demo) => ({
  picturesOf: async () => [(await context.media.addDrawing(dot)).id],
});
const dot =
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><circle cx="24" cy="24" r="9"/></svg>';

/** What is late in the records of adopted pets, which their families read. */
async function lateDosesOfAdopted({ care, database }: Context): Promise<string[]> {
  const adopted = await database.query
    .selectFrom('pets')
    .select(['id', 'name'])
    .where('status', '=', 'adopted')
    .where('id', 'in', (entries) => entries.selectFrom('care_entries').select('pet_id'))
    .execute();
  expect(adopted.length).toBeGreaterThan(0);
  const viewer: Viewer = { kind: 'user', id: 'nobody', roles: ['administrator'] };
  const found = adopted.map(async ({ id, name }) => {
    const { pet, entries, products, today } = await care.readRecord(viewer, id);
    const late = nextDoses(pet, entries, products, today).filter(({ state }) => state === 'late');
    return late.map(({ series }) => `${name}: ${series}`);
  });
  return (await Promise.all(found)).flat();
}

let config: Config;

async function look<T>(question: (context: Context) => Promise<T>): Promise<T> {
  const context = await createTestContext(config, { clock: { now: () => start } });
  try {
    return await question(context);
  } finally {
    await context.close();
  }
}

const fillWith = (pets: readonly DemoPet[], day = start, options = {}) =>
  withDemo(config, day, (demo) => fillPets(demo, pets, { ...withDot(demo), ...options }));

const listed = ({ pets }: Context) =>
  pets.listPublic({ programme: 'adoption', filter: {}, page: 1 });

describeOnSqlite('the demonstration', (databases) => {
  beforeEach(async () => {
    config = await databases.newConfig({ CHEAP_PROOFS: '1' });
  });

  test('an interrupted filling is completed, and a complete one stays as it is', async () => {
    await fillWith(few.slice(0, 1));
    await fillWith(few);
    const { items } = await look(listed);
    expect(items.map(({ name }) => name)).toEqual(['Miel', 'Obsidiana']);

    const steps: number[] = [];
    await fillWith(few, later, { onProgress: (_done: number, total: number) => steps.push(total) });
    expect(steps).toEqual([0]);
    expect(await look(listed)).toEqual(expect.objectContaining({ items }));
  });

  test('all of it is filled at once, and nothing twice', async () => {
    const [sitter] = few;
    const whole = {
      // Nobody looks at the video, which takes long.
      pets: demoPets.map((pet) => ({ ...pet, video: undefined })),
      // One portrait for all of them.
      modelOf: () => sitter as DemoPet,
    };
    await seedDemo(config, start, () => {}, whole);
    const rowCounts = async ({ database }: Context) => {
      const tables = await database.query.introspection.getTables();
      const counts = await Promise.all(
        tables.map(async ({ name }) => {
          const { count } = await database.query
            .selectFrom(name as 'pets')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .executeTakeFirstOrThrow();
          return [name, Number(count)] as const;
        }),
      );
      return Object.fromEntries(counts.filter(([, count]) => count > 0));
    };
    const filled = await look(rowCounts);
    expect(filled).toMatchObject({
      pets: demoPets.length,
      pet_groups: 2,
      pet_passports: 3,
      adoption_events: demoEvents.length,
      adoption_applications: demoApplications.length,
      foster_homes: demoFosters.length,
      contact_messages: demoMessages.length,
      rescue_reports: demoRescues.length,
      drives: demoDrives.length,
      drive_bookings: demoDrives.flatMap(({ animals }) => animals).length,
      volunteers: demoVolunteers.length,
      volunteer_shifts: 12 * demoShifts.length,
      volunteer_certificates: 1,
      pet_notices: demoNotices.length,
      monthly_donations: demoMonthlyDonations.length,
      newsletter_issues: 2,
      content_versions: 5,
      care_lots: demoLots.length,
      pet_budgets: 1,
      cash_counts: demoBooks.cash.length,
      in_kind_gifts: demoBooks.inKind.length,
      payment_disputes: 1,
      invoices: 2,
    });
    expect(await look(lateDosesOfAdopted)).toEqual([]);
    const { rows } = (await look(({ openFigures }) => openFigures.figures())) ?? { rows: [] };
    expect(rows.some(({ sterilized }) => sterilized > 0)).toBe(true);
    await seedDemo(config, later, () => {}, whole);
    expect(await look(rowCounts)).toEqual(filled);
  });

  test('dates count back from the day of filling, and who was adopted has a history of it', async () => {
    await fillWith(few);
    const { items } = await look(listed);
    expect(items.map(({ registeredOn }) => registeredOn)).toEqual(['2026-11-19', '2026-04-06']);
    const takenIn = await look(({ database }) =>
      database.query.selectFrom('media_assets').select('created_at').execute(),
    );
    expect(takenIn.map(({ created_at }) => created_at.slice(0, 10))).toEqual(['2026-11-19']);
    expect(await look(({ pets }) => pets.impactFigures())).toMatchObject({
      rescued: 3,
      adopted: 1,
    });
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
    await fillWith(petsCalled('chilaquil'));
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
    await fillWith(petsCalled('nanche', 'tamalito', 'tikin'));
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
    const give = (day: Date) =>
      withDemo(config, day, async (demo) => {
        const petIds = await fillPets(demo, petsCalled('canela'), withDot(demo));
        const single = demoDonations
          .filter(({ campaign, asCompany }) => campaign === undefined && !asCompany)
          .slice(-15);
        await fillDonations({ ...demo, petIds }, { single, monthly: [] });
        await setUpIssuer(demo.context, demo.people.administrator, start);
        await invoiceOldest(demo.context, demo.people.donor);
      });
    await give(start);
    const rows = ({ database }: Context) =>
      database.query.selectFrom('donations').selectAll().orderBy('created_at').execute();
    const donations = await look(rows);
    expect(donations.map(({ status }) => status)).toEqual([
      ...['paid', 'paid', 'failed', 'paid', 'paid', 'paid', 'paid'],
      ...['pending', 'paid', 'paid', 'paid', 'paid', 'paid', 'pending', 'pending'],
    ]);
    const paid = donations.filter(({ status }) => status === 'paid');
    expect(paid.map(({ folio }) => folio)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    const voucher = donations.at(-6);
    expect(voucher).toMatchObject({ kind: 'food', amount_cents: 220_00, method: 'voucher' });
    expect([voucher?.created_at, voucher?.paid_at].map((at) => at?.slice(0, 10))).toEqual([
      '2026-11-11',
      '2026-11-13',
    ]);
    // Half of what was asked for came to a CLABE.
    expect(donations.at(-5)).toMatchObject({ method: 'transfer', amount_cents: 400_00 });
    expect(paid.filter(({ pet_id }) => pet_id !== null)).toHaveLength(2);
    expect(donations.reduce((sum, { refunded_cents }) => sum + refunded_cents, 0)).toBe(500_00);

    const invoiced = donations.filter(({ cfdi }) => cfdi !== null);
    expect(invoiced).toEqual([paid.find(({ wants_invoice }) => wants_invoice === 1)]);
    expect(await look(({ issuers }) => issuers.find())).toMatchObject({ series: 'DEMO' });

    await give(later);
    expect(await look(rows)).toEqual(donations);
    const waiting = await look(({ database }) =>
      database.query.selectFrom('jobs').select(['kind', 'created_at']).execute(),
    );
    expect(waiting.filter(({ created_at }) => created_at < '2026-11-18')).toEqual([]);
  });

  test('monthly donations were charged month by month, and stand in each state', async () => {
    await withDemo(config, start, (demo) =>
      fillDonations({ ...demo, petIds: new Map() }, { single: [], monthly: demoMonthlyDonations }),
    );
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
    await withDemo(config, start, async () => {});
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
    await look(({ accounts }) =>
      accounts.makeAdministrator('admin@refugio.example', 'clave-larga'),
    );
    await expect(seedDemo(config, start, () => {})).rejects.toThrow(/a portal of its own/);
    expect(
      await look(({ accounts }) => accounts.findByEmail(demoPeople.donor.email)),
    ).toBeUndefined();
  });
});
