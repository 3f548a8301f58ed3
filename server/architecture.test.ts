import path from 'node:path';
import { expect, test } from 'vitest';
import { catalogueNames } from '#domain/catalogues/index.ts';
import { snakeCase } from '#server/db/entity-columns.ts';
import { imports, sources } from '#tests/setup/source-imports.ts';
import type { CatalogueTables, Tables } from './db/tables.ts';

/** What docs/architecture.md says beside the layers (layers.test.ts): circles, queries and who writes what. */

/** The feature that a file belongs to, or the folder that stands below the features. */
const homeOf = (file: string) =>
  /^server\/(?:features\/[^/]+\/[^/]+(?=\/)|[^/]+(?=\/))/.exec(file)?.[0] ??
  path.posix.dirname(file);

test('no import comes back to where it started', () => {
  const done = new Set<string>();
  const circles: string[] = [];
  function visit(file: string, way: readonly string[]): void {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
    if (done.has(file) || way.includes(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  }
  for (const file of sources.keys()) visit(file, []);
  expect(circles).toEqual([]);
});

test('no page imports another group of pages', () => {
  const groupOf = (file: string) => /^app\/pages\/[^/]+/.exec(file)?.[0];
  const others = [...imports].flatMap(([file, targets]) =>
    targets
      .filter((target) => groupOf(target) && groupOf(target) !== groupOf(file))
      .map((target) => `${file} → ${target}`),
  );
  expect(others.filter((way) => !way.startsWith('app/loaders.server.ts'))).toEqual([]);
});

test('what the browser loads imports nothing of the server but types', () => {
  const isServers = (file: string) =>
    file.startsWith('server/') || /\.(?:server|loader)\.tsx?$/.test(file);
  const valueImport = /^(?:import|export) (?!type\b)[^;]*?from '([.#][^']+)'/gm;
  const wrong = [...sources]
    .filter(([file]) => file.startsWith('app/') && !isServers(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(valueImport)]
        .filter(([, target = '']) => isServers(target.replace(/^#/, '')))
        .map(([, target]) => `${file} → ${target}`),
    );
  expect(wrong).toEqual([]);
});

test('nothing suspends without the server hearing of it', () => {
  const suspending = [...sources].filter(([, text]) => /\bSuspense\b/.test(text));
  expect(suspending.map(([file]) => file)).toEqual(['app/components/LazyBoundary.tsx']);
});

test('a repository is known to its own feature alone', () => {
  const strangers = [...imports].flatMap(([file, targets]) =>
    targets
      .filter((target) => target.endsWith('.repository.ts') && homeOf(target) !== homeOf(file))
      .map((target) => `${file} → ${target}`),
  );
  expect(strangers).toEqual([]);
});

test('a kit knows no feature of another group', () => {
  const known = [...imports].flatMap(([file, targets]) =>
    targets
      .filter((target) => /^server\/features\/(?!kits\/)[^/]+\//.test(target))
      .map((target) => `${file} → ${target}`),
  );
  expect(known.filter((way) => way.startsWith('server/features/kits/'))).toEqual([]);
});

test('the state of a donation is written by its ledger alone', () => {
  const repository = 'server/features/giving/donations/donations.repository.ts';
  const callers = [...sources]
    .filter(([, text]) => /\bwriteState\b/.test(text))
    .map(([file]) => file);
  expect(callers.sort()).toEqual([repository, 'server/features/giving/donations/ledger.ts']);
  const byQuery = [...sources].filter(([, text]) =>
    /updateTable\('donations'\)\s*\.set\(\{[^}]*\bstatus\b/.test(text),
  );
  expect(byQuery.map(([file]) => file)).toEqual([]);
});

test('a pet changes in one way, which notifies its listeners', () => {
  const core = 'server/features/animals/pets/core';
  const [way, queries] = [`${core}/change-pets.ts`, `${core}/pet-changes.repository.ts`];
  const importers = [...imports].filter(([, targets]) => targets.includes(queries));
  expect(importers.map(([file]) => file)).toEqual([way]);
  // Membership of a group, papers and the like are no change of what the pet is.
  const standing =
    /updateTable\('pets'\)\s*\.set\((?:[^;]*?)\b(?:status|owner_id|deleted|deleted_on|deleted_at|history_json)\b\s*[:,]/;
  const features = [...sources].filter(([file]) => file.startsWith('server/features/'));
  const writers = features.filter(([, text]) => {
    const code = text.replace(/\/\*\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
    return standing.test(code) || /deleteFrom\('pets'\)/.test(code);
  });
  expect(writers.map(([file]) => file)).toEqual([queries]);
  const notifiers = features.filter(([, text]) => /\bof petListeners\b/.test(text));
  expect(notifiers.map(([file]) => file)).toEqual([way]);
});

test('a document’s state is written by its state machine alone, which keeps the history', () => {
  const features = 'server/features';
  const repositories = {
    storeMessageState: [
      `${features}/communication/contact/contact.repository.ts`,
      `${features}/communication/contact/message-states.ts`,
    ],
    storeApplicationState: [
      `${features}/adoption/applications/application-states.ts`,
      `${features}/adoption/applications/applications.repository.ts`,
    ],
    storeInvoiceState: [
      `${features}/giving/invoices/invoice-states.ts`,
      `${features}/giving/invoices/invoices.repository.ts`,
    ],
  };
  for (const [write, known] of Object.entries(repositories)) {
    const files = [...sources].filter(([, text]) => text.includes(write)).map(([file]) => file);
    expect(files.sort()).toEqual(known);
  }
  // Handed to the state machine and called nowhere else.
  const calls = [...sources].filter(([, text]) =>
    /\bstore(?:Application|Message|Invoice)State\(/.test(text),
  );
  expect(calls.map(([file]) => file)).toEqual([]);
  const stateless =
    /updateTable\('(?:adoption_applications|contact_messages|invoices)'\)\s*\.set\(\{[^}]*\bstatus\b/;
  const writers = [...sources].filter(
    ([file, text]) => !file.startsWith('server/db/') && stateless.test(text),
  );
  expect(writers.map(([file]) => file).sort()).toEqual([
    `${features}/adoption/applications/applications.repository.ts`,
    `${features}/communication/contact/contact.repository.ts`,
  ]);
});

const catalogueTables = catalogueNames.map(snakeCase) as (keyof CatalogueTables)[];
const catalogueHomes = Object.fromEntries(
  catalogueTables.map((table) => [table, 'organisation/catalogues']),
) as Record<keyof CatalogueTables, string>;

/** Whose repositories may name a table. */
const homes: Record<keyof Tables, string> = {
  users: 'people/accounts',
  sessions: 'people/accounts',
  session_keys: 'people/accounts',
  account_links: 'people/accounts',
  user_invitations: 'people/accounts',
  second_factors: 'people/accounts',
  recovery_codes: 'people/accounts',
  passkeys: 'people/accounts',
  first_starts: 'people/accounts',
  pets: 'animals/pets',
  pet_media: 'animals/pets',
  pet_papers: 'animals/pets',
  pet_cities: 'animals/pets',
  animal_figures: 'animals/figures',
  photo_prints: 'animals/photo-matches',
  photo_print_bands: 'animals/photo-matches',
  photo_matches: 'animals/photo-matches',
  pet_intakes: 'animals/intakes',
  drives: 'animals/drives',
  drive_bookings: 'animals/drives',
  rescue_reports: 'animals/rescues',
  rescue_entries: 'animals/rescues',
  rescue_choices: 'animals/rescues',
  volunteers: 'people/volunteers',
  volunteer_shifts: 'people/volunteers',
  volunteer_turns: 'people/volunteers',
  volunteer_calendars: 'people/volunteers',
  volunteer_hours: 'people/volunteers',
  volunteer_certificates: 'people/volunteers',
  pet_notices: 'animals/lost-and-found',
  notice_contacts: 'animals/lost-and-found',
  notice_entries: 'animals/lost-and-found',
  pet_views: 'animals/exposure',
  pet_turn_days: 'animals/exposure',
  pet_groups: 'animals/pets',
  pet_group_exceptions: 'animals/pets',
  care_entries: 'animals/care',
  care_plans: 'animals/care',
  care_next: 'animals/care',
  care_settings: 'animals/care',
  care_vet_links: 'animals/care',
  passport_keys: 'animals/passports',
  pet_passports: 'animals/passports',
  expenses: 'giving/expenses',
  expense_files: 'giving/expenses',
  pet_budgets: 'giving/expenses',
  foster_homes: 'animals/fostering',
  foster_placements: 'animals/fostering',
  foster_diary_entries: 'animals/fostering',
  foster_diary_photos: 'animals/fostering',
  foster_hands: 'animals/fostering',
  foster_askers: 'animals/fostering',
  foster_requests: 'animals/fostering',
  foster_asks: 'animals/fostering',
  care_calendars: 'animals/care',
  care_lots: 'animals/care',
  pet_imports: 'organisation/imports',
  pet_import_rows: 'organisation/imports',
  pet_import_photos: 'animals/pet-imports',
  pet_import_maps: 'organisation/imports',
  media_assets: 'kits/media',
  adoption_profiles: 'adoption/applications',
  adoption_applications: 'adoption/applications',
  contract_templates: 'adoption/contracts',
  adoption_contracts: 'adoption/contracts',
  contract_signatures: 'adoption/contracts',
  contract_verifications: 'adoption/contracts',
  contract_signing_key: 'adoption/contracts',
  pending_applications: 'adoption/applications',
  application_notices: 'adoption/applications',
  application_traces: 'adoption/applications',
  adoption_restrictions: 'adoption/restrictions',
  restriction_marks: 'adoption/restrictions',
  adoption_follow_ups: 'adoption/follow-ups',
  sterilization_promises: 'adoption/follow-ups',
  private_photos: 'kits/private-photos',
  new_home_photos: 'adoption/follow-ups',
  reference_checks: 'adoption/references',
  reference_refusals: 'adoption/references',
  contact_messages: 'communication/contact',
  content_entries: 'communication/content',
  content_versions: 'communication/content',
  content_assets: 'communication/content',
  content_uses: 'communication/content',
  message_replies: 'communication/contact',
  saved_replies: 'communication/contact',
  document_history: 'kits/document-states',
  document_folders: 'animals/document-folders',
  folder_documents: 'animals/document-folders',
  folder_files: 'animals/document-folders',
  folder_notes: 'animals/document-folders',
  adoption_events: 'adoption/events',
  event_participants: 'adoption/events',
  event_sendings: 'adoption/events',
  event_mails: 'adoption/events',
  event_former_details: 'adoption/events',
  mail_opt_outs: 'communication/newsletter',
  newsletter_moves: 'communication/newsletter',
  newsletter_issues: 'communication/newsletter-issues',
  newsletter_deliveries: 'communication/newsletter-issues',
  newsletter_issue_pictures: 'communication/newsletter-issues',
  newsletter_links: 'communication/newsletter-issues',
  newsletter_settings: 'communication/newsletter-issues',
  donations: 'giving/donations',
  spending_rules: 'giving/spending',
  spending_runs: 'giving/spending',
  gift_uses: 'giving/spending',
  published_months: 'giving/spending',
  campaigns: 'giving/campaigns',
  campaign_pictures: 'giving/campaigns',
  past_donations: 'giving/donations',
  guest_donors: 'giving/donations',
  donation_entries: 'giving/donations',
  account_references: 'giving/donations',
  account_movements: 'giving/donations',
  bank_statements: 'giving/donations',
  bank_lines: 'giving/donations',
  cash_counts: 'giving/donations',
  adoption_charges: 'giving/charges',
  in_kind_gifts: 'giving/donations',
  wish_readers: 'animals/wishes',
  wishes: 'animals/wishes',
  wish_devices: 'animals/wishes',
  push_keys: 'animals/wishes',
  pet_debuts: 'animals/pets',
  gift_dedications: 'giving/donations',
  fundraisers: 'giving/fundraisers',
  fundraiser_reports: 'giving/fundraisers',
  companies: 'giving/companies',
  card_refusals: 'giving/donations',
  uma_values: 'giving/donations',
  payment_attempts: 'giving/donations',
  payment_differences: 'giving/donations',
  payment_disputes: 'giving/donations',
  donation_plans: 'giving/donations',
  monthly_donations: 'giving/donations',
  test_payments: 'giving/test-payments',
  test_subscriptions: 'giving/test-payments',
  test_payment_keys: 'giving/test-payments',
  test_transfers: 'giving/test-payments',
  provider_keys: 'kits/provider-keys',
  invoice_issuers: 'giving/invoices',
  invoices: 'giving/invoices',
  invoiced_donations: 'giving/invoices',
  idempotency_keys: 'kits/idempotency',
  resumable_uploads: 'kits/uploads',
  backup_runs: 'organisation/backups',
  settings: 'organisation/settings',
  batches: 'kits/batches',
  batch_items: 'kits/batches',
  newsletter_subscriptions: 'communication/newsletter',
  shared_counts: 'kits/shared-counts',
  audit_events: 'people/audit',
  // Whichever catalogue it is, its table is found by its name.
  ...catalogueHomes,
  retention_runs: 'people/retention',
  jobs: 'server/jobs',
  provider_health: 'server/observability',
  server_processes: 'organisation/operations',
  operations_warnings: 'organisation/operations',
  data_versions: 'server/db',
  key_fingerprint: 'server/db',
  folios: 'server/db',
};

const tables = Object.keys(homes).join('|');
const named = new RegExp(
  [
    String.raw`(?:From|Into|Table|Join|using|entityTable|pageOfRows<[^(]*>)\(\s*(?:database,\s*)?'(${tables})(?: as |')`,
    String.raw`\b(?:from|join|into|update|table) (${tables})\b`,
  ].join('|'),
  'g',
);

test('a table is named by the repositories of its own feature alone', () => {
  const found = new Set<string>();
  const strangers: string[] = [];
  for (const [file, text] of sources) {
    if (!file.startsWith('server/') || file.startsWith('server/db/')) continue;
    const code = text.replace(/\/\*\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
    for (const [, inCall, inSql] of code.matchAll(named)) {
      const table = (inCall ?? inSql) as keyof Tables;
      found.add(table);
      const home = homes[table].startsWith('server/')
        ? homes[table]
        : `server/features/${homes[table]}`;
      if (homeOf(file) !== home || !/(?:\.repository|-rows)\.ts$/.test(file))
        strangers.push(`${file}: ${table}`);
    }
  }
  expect(strangers).toEqual([]);
  // Were a table no longer found anywhere, the pattern would have missed its queries.
  const elsewhere = [
    'data_versions',
    'key_fingerprint',
    'folios',
    ...catalogueTables.filter((table) => table !== 'customers' && table !== 'products'),
  ];
  expect([...found].sort()).toEqual(
    Object.keys(homes)
      .filter((table) => !elsewhere.includes(table))
      .sort(),
  );
});
