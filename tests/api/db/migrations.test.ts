import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { systemClock } from '#domain/clock.ts';
import { createDatabase, type Database } from '#server/db/database.ts';
import { openPostgres } from '#server/db/dialects/postgres.ts';
import { openSqlite } from '#server/db/dialects/sqlite.ts';
import { takeFolio } from '#server/db/folios.ts';
import { migrate } from '#server/db/migrate.ts';
import { nameDocumentsBySeries } from '#server/db/migrations/0010-series-of-documents.ts';
import { forgetLinksOfFailedMails } from '#server/db/migrations/0033-links-of-failed-mails.ts';
import { nameProductsInEnglish } from '#server/db/migrations/0040-english-product-names.ts';
import { listPapers } from '#server/db/migrations/0044-paper-lists.ts';
import { addCareGuidelines } from '#server/db/migrations/0116-care-guidelines.ts';
import { keyLots } from '#server/db/migrations/0119-lot-keys.ts';
import { dateCorrections } from '#server/db/migrations/0120-corrected-entries.ts';
import { countWaitingFromReturn } from '#server/db/migrations/0310-waiting-since-return.ts';
import { migrations } from '#server/db/migrations/index.ts';
import type { NamedMigration } from '#server/db/migrations/migration.ts';
import { openDatabase, openUnmigrated } from '#server/db/open.ts';
import { StartupError } from '#server/process/startup-error.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addPet } from '../pets/add-pets.ts';

/** Whoever adds one adds its name here; nothing else of it ever changes. */
const everReleased = [
  'createTables',
  'fillCatalogues',
  'createContactTables',
  'createAccountTables',
  'coverPublicPets',
  'dateUnusedMedia',
  'coverManagedPets',
  'foldLongTexts',
  'createSharedCounts',
  'nameDocumentsBySeries',
  'createDocumentFolders',
  'createAdoptionEventTables',
  'createIdempotencyKeys',
  'giveJobsLanes',
  'keepCatalogues',
  'createBatchTables',
  'addMicrochips',
  'fillTaxRegimes',
  'createEventInvitations',
  'createDonationTables',
  'createInvoiceTables',
  'createTestPaymentTables',
  'giveDonationsBooks',
  'namePetPapers',
  'createUserInvitations',
  'coverPetSearch',
  'createPasskeys',
  'addFocalPoints',
  'createNewsletterMoves',
  'findRefundedDonations',
  'createKeyFingerprint',
  'eraseTrigrams',
  'forgetLinksOfFailedMails',
  'keepMonthlyApprovals',
  'noteRefundsAsked',
  'dateCancellations',
  'reviewInvoices',
  'addCardFunding',
  'noteFailuresBeforeResume',
  'nameProductsInEnglish',
  'keepEventMails',
  'giveEventsTitles',
  'listPapers',
  'keepCancelledEvents',
  'dateDeletions',
  'createDocumentHistory',
  'giveProductsKeys',
  'createAdoptionApplications',
  'createResumableUploads',
  'createBackupRuns',
  'createOperationsTables',
  'scheduleRetention',
  'addApplicationTalk',
  'createAdoptionContracts',
  'chainDocumentHistory',
  'createPendingApplications',
  'nameApplicationPets',
  'createApplicationNotices',
  'createAdoptionFollowUps',
  'createSterilizationPromises',
  'createPetGroups',
  'createContent',
  'addInbox',
  'createMessageReplies',
  'createSavedReplies',
  'indexApplicationNotes',
  'createReferenceChecks',
  'createPrivatePhotos',
  'noteVisitOutcomes',
  'endAdoptionData',
  'traceApplications',
  'createAdoptionRestrictions',
  'createNewsletterIssues',
  'createCareProducts',
  'createCareEntries',
  'createCareSettings',
  'createVetLinks',
  'archiveNewsletter',
  'createContentAssets',
  'createPetPassports',
  'createExpenses',
  'createFosterHomes',
  'createFosterDiaries',
  'createFosterRequests',
  'createCareCalendars',
  'addNewsletterPictures',
  'countNewsletterClicks',
  'indexMessageSearch',
  'indexTelephones',
  'addCareGuidelines',
  'addMoreCareProducts',
  'keepBirthDates',
  'coverBirthDates',
  'noteCareOfFamilies',
  'describeFosterRequests',
  'nameImportSources',
  'endStaysOfFormerPets',
  'keyLots',
  'dateCorrections',
  'addHelpRequests',
  'addApplicationMessages',
  'noteTurns',
  'closeApplicationsOfDeadPets',
  'divideInvoices',
  'keepNoticesToAnswer',
  'nameContractSigners',
  'addPaymentDisputes',
  'confirmFosterAskers',
  'indexOfferedNewsletters',
  'countUnansweredStampings',
  'completeContracts',
  'describeCharacter',
  'noteContractTurns',
  'listApplications',
  'coverPetFigures',
  'coverDonationFigures',
  'listPeople',
  'coverPublicNames',
  'indexSearchedTexts',
  'coverExpiringApplications',
  'createPetImports',
  'dateAnswers',
  'noteSeenFailures',
  'createFirstStarts',
  'nameImportKinds',
  'createPastDonations',
  'addReaderConsents',
  'keepShownTexts',
  'createSettings',
  'takeTransfers',
  'keepShownPrices',
  'createPaymentKeys',
  'createOwnAccount',
  'keepShownDownloads',
  'createGuestDonors',
  'createBankLines',
  'createCashCounts',
  'createCampaigns',
  'createInKindGifts',
  'createSpending',
  'createDedications',
  'takeMonthlyByCard',
  'coverEnergy',
  'createPublishedMonths',
  'createFundraisers',
  'createAdoptionCharges',
  'chargeHalfMonths',
  'nameProviderKeys',
  'indexPetCodes',
  'createAnimalFigures',
  'createWishes',
  'createCompanies',
  'nameExpenseCampaigns',
  'markTestDonations',
  'tellGiversOfPets',
  'createUmaValues',
  'createPetIntakes',
  'createPhotoMatches',
  'reviseMonthly',
  'createRescueReports',
  'orderPetsByTurns',
  'countPetViews',
  'createFosterHands',
  'createWishDevices',
  'createRescueChoices',
  'printPrivatePhotos',
  'invoiceInKindGifts',
  'indexArrivals',
  'createDrives',
  'createVolunteers',
  'createVolunteerShifts',
  'createVolunteerHours',
  'createVolunteerCertificates',
  'createPetNotices',
  'nameCashPurposes',
  'countWaitingFromReturn',
];

const log = pino({ level: 'silent' });

describeOnBothDatabases('migrations', (databases) => {
  const addTable = (name: string): NamedMigration => ({
    name,
    up: async (tx) => {
      await tx.query.schema.createTable(name).addColumn('id', 'integer').execute();
    },
  });

  it('change nothing the second time', async () => {
    const config = await databases.newConfig();
    const first = await openDatabase(config.database, log);
    const products = await first.query.selectFrom('products').selectAll().orderBy('id').execute();
    await first.close();
    const second = await openDatabase(config.database, log);
    expect(await second.query.selectFrom('products').selectAll().orderBy('id').execute()).toEqual(
      products,
    );
    await second.close();
  });

  it('run once although several processes start together', async () => {
    const config = await databases.newConfig({}, 'empty');
    const nodes = await Promise.all(
      Array.from({ length: 3 }, () => openDatabase(config.database, log)),
    );
    const more = [...migrations, addTable('later'), addTable('latest')];
    await Promise.all(nodes.map((node) => migrate(node, systemClock, more)));
    const { rows } = await sql<{ applied: number }>`
      select count(*) as applied from schema_migrations`.execute(nodes[0]?.query as never);
    expect(rows).toEqual([{ applied: more.length }]);
    await Promise.all(nodes.map((node) => node.close()));
  });

  it('leave nothing of one that fails, and keep those before it', async () => {
    const database = await databases.open();
    const failing: NamedMigration = {
      name: 'failing',
      up: async (tx, dialect, clock) => {
        await addTable('half_done').up(tx, dialect, clock);
        throw new Error('power cut');
      },
    };
    const list = [...migrations, addTable('whole'), failing];
    await expect(migrate(database, systemClock, list)).rejects.toThrow('power cut');
    const tables = (await database.query.introspection.getTables()).map((table) => table.name);
    expect(tables).toContain('whole');
    expect(tables).not.toContain('half_done');
  });

  it('leave a new database empty when one of them fails, and begin again afterwards', async () => {
    const config = await databases.newConfig({}, 'empty');
    const database = await openUnmigrated(config.database, log);
    const told: string[] = [];
    const onApplied = (name: string) => told.push(name);
    const failing: NamedMigration = { name: 'failing', up: () => Promise.reject(new Error('cut')) };
    const list = [addTable('whole'), failing];
    await expect(migrate(database, systemClock, list, { onApplied })).rejects.toThrow('cut');
    expect(await database.query.introspection.getTables()).toEqual([]);
    await migrate(database, systemClock, [addTable('whole'), addTable('more')], { onApplied });
    expect(told).toEqual(['whole', 'more']);
    await database.close();
  });

  it('are only ever added to, at the end, and keep their names', () => {
    expect(migrations.map(({ name }) => name)).toEqual(everReleased);
  });

  it('refuse a database that has had others, and change nothing in it', async () => {
    const config = await databases.newConfig();
    const opened = await openDatabase(config.database, log);
    const other = [...migrations.slice(0, -1), addTable('other')];
    await sql`update schema_migrations set name = 'other' where number = ${migrations.length}`.execute(
      opened.query,
    );
    await migrate(opened, systemClock, other);
    await expect(migrate(opened, systemClock, [...migrations, addTable('next')])).rejects.toThrow(
      /^The database was made by another version: its migration \d+ is other, where/,
    );
    const tables = (await opened.query.introspection.getTables()).map((table) => table.name);
    expect(tables).not.toContain('next');
    await opened.close();
    const message = await openDatabase(config.database, log).catch((error) => error);
    expect(message).toBeInstanceOf(StartupError);
    expect(message.message).not.toContain('\n');
  });

  /** As databases were before they knew their migrations by name. */
  async function openUnnamed(names: readonly string[]) {
    const config = await databases.newConfig({}, 'empty');
    const { database: place } = config;
    const opened = place.kind === 'sqlite' ? openSqlite(place.file) : openPostgres(place);
    const database = createDatabase(opened, log);
    const list = names.map((wanted) => migrations.find(({ name }) => name === wanted));
    await migrate(database, systemClock, list as NamedMigration[]);
    await sql`alter table schema_migrations drop column name`.execute(database.query);
    return { config, database };
  }
  const names = migrations.map(({ name }) => name);
  const place = (name: string) => names.indexOf(name);
  /** Commit b708530, before `dateUnusedMedia` was put in front of its last one. */
  const beforeUnusedMedia = [
    ...names.slice(0, place('dateUnusedMedia')),
    ...names.slice(place('coverManagedPets'), place('coverManagedPets') + 1),
  ];
  /** Commit cc4c999, before `createInvoiceTables` was put in front of its last one. */
  const beforeInvoices = [
    ...names.slice(0, place('createInvoiceTables')),
    ...names.slice(place('createTestPaymentTables'), place('createTestPaymentTables') + 1),
  ];
  const shapeOf = async (database: Database) =>
    (await database.query.introspection.getTables())
      .map(({ name, columns }) => [name, columns.map((column) => column.name).sort()])
      .sort();

  it.each([
    ['today', names.slice(0, 30)],
    ['with its first migrations alone', names.slice(0, 3)],
    ['of commit b708530', beforeUnusedMedia],
    [
      'of commit b708530 that a later version took further',
      names.filter((name) => name !== 'dateUnusedMedia').slice(0, 29),
    ],
    ['of commit cc4c999', beforeInvoices],
  ] as const)('take over a database that only counted them: one %s', async (_of, past) => {
    const { config, database } = await openUnnamed(past);
    if (past.length === 29) {
      await sql`insert into schema_migrations (number, applied_at) values (30, '')`.execute(
        database.query,
      );
    }
    await database.close();
    const taken = await openDatabase(config.database, log);
    const fresh = await databases.open();
    expect(await shapeOf(taken)).toEqual(await shapeOf(fresh));
    const { rows } = await sql<{ name: string }>`
      select name from schema_migrations order by number`.execute(taken.query);
    expect(rows.map(({ name }) => name)).toEqual(names);
    await taken.close();
    const again = await openDatabase(config.database, log);
    await again.close();
  });

  it('refuse a database that a newer version made', async () => {
    const config = await databases.newConfig();
    const newer = await openDatabase(config.database, log);
    await migrate(newer, systemClock, [...migrations, addTable('future')]);
    await newer.close();
    const older = openDatabase(config.database, log);
    await expect(older).rejects.toThrow(StartupError);
    await expect(older).rejects.toThrow('The database was made by a newer version');
  });

  it('keep the documents that had no series, and go on counting their folios', async () => {
    const config = await databases.newConfig({}, 'empty');
    const { database: place } = config;
    const opened = place.kind === 'sqlite' ? openSqlite(place.file) : openPostgres(place);
    const database = createDatabase(opened, log);
    const before = migrations.findIndex(({ up }) => up === nameDocumentsBySeries.up);
    await migrate(database, systemClock, migrations.slice(0, before));
    const statements = [
      `insert into folios (series, last_folio) values ('mensajes', 7), ('boletines', 3)`,
      `insert into contact_messages (id, created_at, folio, status, name, name_search, email, subject, message, language)
        values ('m', '2026-01-01', 7, 'active', 'Ana', 'ana', 'ana@example.mx', 'x', 'Hola', 'es')`,
      `insert into newsletter_subscriptions (id, created_at, updated_at, folio, status, requested_at, name, name_search,
        phone, email, email_normalized, language) values ('b', '2026-01-01', '2026-01-01', 3, 'pending', '2026-01-01',
        'Ana', 'ana', '', 'ana@example.mx', 'ana@example.mx', 'es')`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(database.query);
    await migrate(database, systemClock, migrations);
    const { query } = database;
    expect(await query.selectFrom('contact_messages').selectAll().execute()).toMatchObject([
      { id: 'm', series: '', folio: 7, message: 'Hola' },
    ]);
    expect(await query.selectFrom('newsletter_subscriptions').selectAll().execute()).toMatchObject([
      { id: 'b', series: '', folio: 3, email_normalized: 'ana@example.mx' },
    ]);
    const next = await database.transaction((tx) => takeFolio(tx, 'contactMessage', ''));
    expect(next).toBe(8);
    expect(await database.transaction((tx) => takeFolio(tx, 'contactMessage', 'B'))).toBe(1);
    await database.close();
  });

  it('name in English what past donations were for, where they know it', async () => {
    const config = await databases.newConfig({}, 'empty');
    const { database: place } = config;
    const opened = place.kind === 'sqlite' ? openSqlite(place.file) : openPostgres(place);
    const database = createDatabase(opened, log);
    const before = migrations.findIndex(({ up }) => up === nameProductsInEnglish.up);
    await migrate(database, systemClock, migrations.slice(0, before));
    for (const [id, product] of [
      ['a', 'Vacunas'],
      ['b', 'alimento'],
      ['c', 'Prótesis'],
    ]) {
      await sql`insert into donations (id, created_at, updated_at, series, status, date, branch_id, wants_invoice, kind,
        method, provider, product_name, amount_cents, anonymous, email, language) values (${id}, '2026-01-01',
        '2026-01-01', 'D', 'paid', '2026-01-01', 1, 0, 'other', 'card', 'test', ${product}, 100, 0, '', 'es')
      `.execute(database.query);
    }
    await migrate(database, systemClock, migrations);
    const { query } = database;
    expect(
      await query.selectFrom('donations').select('product_name_en').orderBy('id').execute(),
    ).toEqual([
      { product_name_en: 'Vaccines' },
      { product_name_en: 'Food' },
      { product_name_en: '' },
    ]);
    const products = await query.selectFrom('products').select('name_en').execute();
    expect(products.filter(({ name_en }) => name_en === '')).toEqual([]);
    await database.close();
  });

  it('forget the links of mails that failed permanently, and of no others', async () => {
    const database = await databases.open();
    const mail = (template: string) => JSON.stringify({ to: 'a@example.mx', template });
    const job = { kind: 'mail.send', lane: 'mail', attempts: 1, max_attempts: 1 };
    const at = '2026-11-20T18:00:00.000Z';
    const jobs = [
      { id: 'failed', failed_at: at, payload_json: mail('folder-link') },
      { id: 'harmless', failed_at: at, payload_json: mail('donation-receipt') },
      { id: 'waiting', payload_json: mail('folder-link') },
    ].map((one) => ({ ...job, ...one, created_at: at, run_at: at }));
    await database.query.insertInto('jobs').values(jobs).execute();
    await database.transaction((tx) =>
      forgetLinksOfFailedMails.up(tx, database.dialect, systemClock),
    );
    const kept = database.query.selectFrom('jobs').select(['id', 'payload_json']).orderBy('id');
    expect(await kept.execute()).toEqual([
      { id: 'failed', payload_json: 'null' },
      { id: 'harmless', payload_json: mail('donation-receipt') },
      { id: 'waiting', payload_json: mail('folder-link') },
    ]);
  });

  it('tell of papers how they stand, since when they wait, and what reviewers wrote', async () => {
    const database = await databases.open();
    const { query } = database;
    const petId = await addPet(database);
    const at = (day: number) => `2026-11-0${day}T00:00:00.000Z`;
    await query
      .insertInto('document_folders')
      .values({ id: 'f', created_at: at(1), pet_id: petId, encrypted_id: 'e' })
      .execute();
    const rows = [
      { id: 'a', kind: 'vaccinationBooklet', status: 'valid', decided: ['a1'], comments: 'Bien' },
      { id: 'b', kind: 'deworming', status: 'valid', decided: ['b1'], comments: '' },
      { id: 'c', kind: 'identification', status: 'preparing', decided: [], comments: '' },
      { id: 'd', kind: 'sterilizationCertificate', status: 'valid', decided: ['x'], comments: '' },
    ].map(({ decided, ...row }) => ({
      ...row,
      folder_id: 'f',
      valid_until: null,
      decided_files_json: JSON.stringify(decided),
      standing: 'other',
      waiting_since: null,
    }));
    await query.insertInto('folder_documents').values(rows).execute();
    const files = ['a1', 'b1', 'b2', 'b3'].map((id, day) => ({
      id,
      document_id: id.slice(0, 1),
      created_at: at(day + 1),
      name: 'a.pdf',
      file_key: id,
      size: 1,
      content_hash: id,
    }));
    await query.insertInto('folder_files').values(files).execute();
    const certificate = { file_key: 'cedula/p/k9.pdf', kind: 'cedula', name: 'c.pdf' };
    await query
      .insertInto('pet_papers')
      .values({ ...certificate, pet_id: petId, created_at: at(5) })
      .execute();
    for (const statement of [
      'drop index folder_documents_waiting',
      'alter table folder_documents drop column standing',
      'alter table folder_documents drop column waiting_since',
      'drop table folder_notes',
    ]) {
      await sql.raw(statement).execute(query);
    }
    await database.transaction((tx) => listPapers.up(tx, database.dialect, systemClock));
    const documents = query
      .selectFrom('folder_documents')
      .select(['id', 'standing', 'waiting_since'])
      .orderBy('id');
    expect(await documents.execute()).toEqual([
      { id: 'a', standing: 'valid', waiting_since: null },
      { id: 'b', standing: 'reviewing', waiting_since: at(3) },
      { id: 'c', standing: 'preparing', waiting_since: null },
      { id: 'd', standing: 'reviewing', waiting_since: at(5) },
    ]);
    expect(await query.selectFrom('folder_notes').selectAll().execute()).toMatchObject([
      { document_id: 'a', created_at: null, author_id: null, status: 'valid', comments: 'Bien' },
    ]);
  });

  it('give vaccines and dewormers their guidelines, but for what an administrator has changed', async () => {
    const { database: place } = await databases.newConfig({}, 'empty');
    const opened = place.kind === 'sqlite' ? openSqlite(place.file) : openPostgres(place);
    const database = createDatabase(opened, log);
    const before = migrations.findIndex(({ up }) => up === addCareGuidelines.up);
    await migrate(database, systemClock, migrations.slice(0, before));
    for (const statement of [
      "update care_products set booster_days = 1095, version = 2 where name = 'Triple felina'",
      "update care_products set name = 'Antipulgas para gato', name_search = 'antipulgas para gato', version = 2 where name = 'Desparasitación externa'",
    ]) {
      await sql.raw(statement).execute(database.query);
    }
    await migrate(database, systemClock, migrations);
    const rows = await database.query.selectFrom('care_products').selectAll().execute();
    await database.close();
    const of = (name: string) => rows.filter((row) => row.name === name);
    expect(of('Quíntuple canina')).toMatchObject([
      { earliest_weeks: 6, series_end_weeks: 16, shortest_days: 14, version: 1 },
    ]);
    expect(of('Rabia')).toMatchObject([
      { earliest_weeks: 12, source: expect.stringContaining('NOM-011-SSA2-2011') },
    ]);
    expect(of('Triple felina')).toMatchObject([
      { booster_days: 1095, earliest_weeks: 0, series_end_weeks: 0, source: '', version: 2 },
    ]);
    expect(of('Antipulgas para gato')).toMatchObject([{ species: 'both', active: 1, version: 2 }]);
    expect(of('Prevención de gusano del corazón')).toMatchObject([{ booster_days: 30 }]);
  });

  it('find lots by their letters and digits, and leave a vet’s mark to what nobody changed', async () => {
    const database = await databases.open();
    const { query } = database;
    const petId = await addPet(database);
    const rows = [
      { id: 'a', lot: 'KP 0931', by_link: 1, version: 1 },
      { id: 'b', lot: 'kp-0931', by_link: 1, version: 2 },
      { id: 'c', lot: '', by_link: 0, version: 5 },
    ] as const;
    for (const row of rows) {
      const rest = {
        pet_id: petId,
        kind: 'vaccine' as const,
        on_date: '2026-11-01',
        details_json: '{}',
      };
      const empty = {
        product_id: null,
        product: '',
        expires_on: null,
        next_on: null,
        weight_grams: null,
      };
      const vet = { vet_name: '', vet_licence: '', clinic: '', author_id: null, deleted_at: null };
      const at = { created_at: '2026-11-01T00:00:00.000Z', changed_at: '2026-11-02T00:00:00.000Z' };
      const later = { lot_key: '', corrected_at: null };
      await query
        .insertInto('care_entries')
        .values({ ...rest, ...empty, ...vet, ...at, ...later, ...row })
        .execute();
    }
    for (const statement of [
      'drop index care_entries_lot_key',
      'alter table care_entries drop column lot_key',
      'alter table care_entries drop column corrected_at',
      "create index care_entries_lot on care_entries (upper(lot)) where lot <> ''",
    ]) {
      await sql.raw(statement).execute(query);
    }
    await database.transaction(async (tx) => {
      await keyLots.up(tx, database.dialect, systemClock);
      await dateCorrections.up(tx, database.dialect, systemClock);
    });
    const found = query
      .selectFrom('care_entries')
      .select(['id', 'lot_key', 'corrected_at'])
      .orderBy('id');
    expect(await found.execute()).toEqual([
      { id: 'a', lot_key: 'KP0931', corrected_at: null },
      { id: 'b', lot_key: 'KP0931', corrected_at: '2026-11-02T00:00:00.000Z' },
      { id: 'c', lot_key: '', corrected_at: null },
    ]);
  });

  it('count the waiting of pets that came back from their return', async () => {
    const database = await databases.open();
    const history = (...entries: [date: string, status: string][]) =>
      JSON.stringify(entries.map(([date, status]) => ({ date, status })));
    const adopted: [string, string] = ['2024-02-01', 'adopted'];
    const since = { waiting_since: '2023-01-01' };
    const ids = [
      await addPet(database, {
        ...since,
        history_json: history(adopted, ['2026-03-01', 'returned']),
      }),
      await addPet(database, { ...since, history_json: history(adopted), status: 'adopted' }),
      await addPet(database, since),
    ];
    await database.transaction((tx) =>
      countWaitingFromReturn.up(tx, database.dialect, systemClock),
    );
    const pets = await database.query.selectFrom('pets').select(['id', 'waiting_since']).execute();
    const days = ids.map((id) => pets.find((pet) => pet.id === id)?.waiting_since);
    expect(days).toEqual(['2026-03-01', '2023-01-01', '2023-01-01']);
  });

  it('fill the catalogues that a fresh portal needs', async () => {
    const { query } = await databases.open();
    const codes = async (table: 'sat_cfdi_uses' | 'sat_payment_forms') =>
      (await query.selectFrom(table).select('code').orderBy('code').execute()).map(
        (row) => row.code,
      );
    expect(await codes('sat_payment_forms')).toEqual(
      '01 02 03 04 05 06 08 12 13 14 15 17 23 24 25 26 27 28 29 30 31 99'.split(' '),
    );
    expect(await codes('sat_cfdi_uses')).toEqual(
      'CN01 CP01 D01 D02 D03 D04 D05 D06 D07 D08 D09 D10 G01 G02 G03 I01 I02 I03 I04 I05 I06 I07 I08 S01'.split(
        ' ',
      ),
    );
    const products = await query.selectFrom('products').select('name').execute();
    expect(products.map((product) => product.name)).toEqual(
      expect.arrayContaining([
        'tratamiento',
        'recurrente',
        'esterilizacion',
        'alimento',
        'Vacunas',
      ]),
    );
    expect(await query.selectFrom('categories').select('name').execute()).not.toEqual([]);
  });
});
