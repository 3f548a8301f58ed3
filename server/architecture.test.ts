import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { catalogueNames } from '#domain/catalogues/index.ts';
import { snakeCase } from '#server/db/entity-columns.ts';
import type { CatalogueTables, Tables } from './db/tables.ts';

/** What Biome cannot say of docs/architecture.md: it sees one import at a time, and no query. */

const root = path.resolve(import.meta.dirname, '..');
const sources = new Map(
  ['domain', 'content', 'server', 'app']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const),
);

const imports = new Map(
  [...sources].map(([file, text]) => [
    file,
    [...text.matchAll(/(?:from|import)\s*\(?\s*'([.#][^']+)'/g)]
      .map(([, target = '']) =>
        target.startsWith('#')
          ? target.slice(1)
          : path.posix.join(path.posix.dirname(file), target),
      )
      .filter((target) => sources.has(target)),
  ]),
);

/** The feature that a file belongs to, or the folder that stands below the features. */
const homeOf = (file: string) =>
  /^server\/(?:features\/[^/]+(?=\/)|[^/]+(?=\/))/.exec(file)?.[0] ?? path.posix.dirname(file);

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

test('the state of a donation is written by its ledger alone', () => {
  const repository = 'server/features/donations/donations.repository.ts';
  const callers = [...sources]
    .filter(([, text]) => /\bwriteState\b/.test(text))
    .map(([file]) => file);
  expect(callers.sort()).toEqual([repository, 'server/features/donations/ledger.ts']);
  const byQuery = [...sources].filter(([, text]) =>
    /updateTable\('donations'\)\s*\.set\(\{[^}]*\bstatus\b/.test(text),
  );
  expect(byQuery.map(([file]) => file)).toEqual([]);
});

test('a pet changes in one way, which notifies its listeners', () => {
  const core = 'server/features/pets/core';
  const [way, queries] = [`${core}/change-pets.ts`, `${core}/pet-changes.repository.ts`];
  const importers = [...imports].filter(([, targets]) => targets.includes(queries));
  expect(importers.map(([file]) => file)).toEqual([way]);
  // Membership of a group, papers and the like are no change of what the pet is.
  const standing =
    /updateTable\('pets'\)\s*\.set\((?:[^;]*?)\b(?:status|owner_id|deleted|deleted_on|deleted_at|history_json)\b\s*[:,]/;
  const features = [...sources].filter(([file]) => file.startsWith('server/features/'));
  const writers = features.filter(([, text]) => {
    const code = text.replace(/\/\*\*.*?\*\/|\/\/.*$/gms, '');
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
      `${features}/contact/contact.repository.ts`,
      `${features}/contact/message-states.ts`,
    ],
    storeApplicationState: [
      `${features}/adoption-applications/application-states.ts`,
      `${features}/adoption-applications/applications.repository.ts`,
    ],
    storeInvoiceState: [
      `${features}/invoices/invoice-states.ts`,
      `${features}/invoices/invoices.repository.ts`,
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
    `${features}/adoption-applications/applications.repository.ts`,
    `${features}/contact/contact.repository.ts`,
  ]);
});

const catalogueTables = catalogueNames.map(snakeCase) as (keyof CatalogueTables)[];
const catalogueHomes = Object.fromEntries(
  catalogueTables.map((table) => [table, 'catalogues']),
) as Record<keyof CatalogueTables, string>;

/** Whose repositories may name a table. */
const homes: Record<keyof Tables, string> = {
  users: 'accounts',
  sessions: 'accounts',
  session_keys: 'accounts',
  account_links: 'accounts',
  user_invitations: 'accounts',
  second_factors: 'accounts',
  recovery_codes: 'accounts',
  passkeys: 'accounts',
  pets: 'pets',
  pet_media: 'pets',
  pet_papers: 'pets',
  pet_cities: 'pets',
  pet_groups: 'pets',
  pet_group_exceptions: 'pets',
  care_entries: 'care',
  care_plans: 'care',
  care_next: 'care',
  care_settings: 'care',
  care_vet_links: 'care',
  passport_keys: 'passports',
  pet_passports: 'passports',
  expenses: 'expenses',
  expense_files: 'expenses',
  pet_budgets: 'expenses',
  foster_homes: 'fostering',
  foster_placements: 'fostering',
  foster_diary_entries: 'fostering',
  foster_diary_photos: 'fostering',
  foster_askers: 'fostering',
  foster_requests: 'fostering',
  foster_asks: 'fostering',
  care_calendars: 'care',
  care_lots: 'care',
  media_assets: 'media',
  adoption_profiles: 'adoption-applications',
  adoption_applications: 'adoption-applications',
  contract_templates: 'adoption-contracts',
  adoption_contracts: 'adoption-contracts',
  contract_signatures: 'adoption-contracts',
  contract_verifications: 'adoption-contracts',
  contract_signing_key: 'adoption-contracts',
  pending_applications: 'adoption-applications',
  application_notices: 'adoption-applications',
  application_traces: 'adoption-applications',
  adoption_restrictions: 'adoption-restrictions',
  restriction_marks: 'adoption-restrictions',
  adoption_follow_ups: 'adoption-follow-ups',
  sterilization_promises: 'adoption-follow-ups',
  private_photos: 'private-photos',
  new_home_photos: 'adoption-follow-ups',
  reference_checks: 'adoption-references',
  reference_refusals: 'adoption-references',
  contact_messages: 'contact',
  content_entries: 'content',
  content_versions: 'content',
  content_assets: 'content',
  content_uses: 'content',
  message_replies: 'contact',
  saved_replies: 'contact',
  document_history: 'document-states',
  document_folders: 'document-folders',
  folder_documents: 'document-folders',
  folder_files: 'document-folders',
  folder_notes: 'document-folders',
  adoption_events: 'adoption-events',
  event_participants: 'adoption-events',
  event_sendings: 'adoption-events',
  event_mails: 'adoption-events',
  event_former_details: 'adoption-events',
  mail_opt_outs: 'newsletter',
  newsletter_moves: 'newsletter',
  newsletter_issues: 'newsletter-issues',
  newsletter_deliveries: 'newsletter-issues',
  newsletter_issue_pictures: 'newsletter-issues',
  newsletter_links: 'newsletter-issues',
  newsletter_settings: 'newsletter-issues',
  donations: 'donations',
  donation_entries: 'donations',
  payment_attempts: 'donations',
  payment_differences: 'donations',
  payment_disputes: 'donations',
  donation_plans: 'donations',
  monthly_donations: 'donations',
  test_payments: 'test-payments',
  test_subscriptions: 'test-payments',
  test_payment_keys: 'test-payments',
  invoice_issuers: 'invoices',
  invoices: 'invoices',
  invoiced_donations: 'invoices',
  idempotency_keys: 'idempotency',
  resumable_uploads: 'uploads',
  backup_runs: 'backups',
  batches: 'batches',
  batch_items: 'batches',
  newsletter_subscriptions: 'newsletter',
  shared_counts: 'shared-counts',
  audit_events: 'audit',
  // Whichever catalogue it is, its table is found by its name.
  ...catalogueHomes,
  retention_runs: 'retention',
  jobs: 'server/jobs',
  provider_health: 'server/observability',
  server_processes: 'operations',
  operations_warnings: 'operations',
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
    const code = text.replace(/\/\*\*.*?\*\/|\/\/.*$/gms, '');
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
