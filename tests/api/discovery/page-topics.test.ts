import Sqlite from 'better-sqlite3';
import { afterEach, expect, it, vi } from 'vitest';
import type { LoadContext, LoaderArgs } from '#app/load-context.ts';
import { loaders } from '#app/loaders.server.ts';
import { hasData } from '#app/routes.ts';
import { siteOf } from '#app/site.server.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { blankCampaign } from '#domain/campaigns/campaign-content.ts';
import type { DataTopic } from '#domain/data-topics.ts';
import { eventFromWire } from '#domain/events/event-wire.ts';
import type { IssueContent } from '#domain/newsletter/issue-content.ts';
import { type Page, pages } from '#domain/site-map.ts';
import type { PublicMonth } from '#domain/spending/public-month.ts';
import type { Context } from '#server/context.ts';
import type { Tables } from '#server/db/tables.ts';
import { sourcesOf } from '#server/http/page-sources.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { picnic } from '../events/wire-events.ts';
import { addPet, addUser, clock } from '../pets/add-pets.ts';

/** By whose version a change of each table is told. What is not here no cached page may show. */
const topicOf: Partial<Record<keyof Tables, DataTopic>> = {
  content_entries: 'content',
  content_versions: 'content',
  content_assets: 'content',
  content_uses: 'content',
  settings: 'content',
  /** Of them, which ways to give there are. */
  provider_keys: 'content',
  pets: 'pets',
  pet_groups: 'pets',
  pet_group_exceptions: 'pets',
  newsletter_issues: 'newsletter',
  campaigns: 'campaigns',
  published_months: 'spending',
  animal_figures: 'figures',
  pet_notices: 'notices',
  private_photos: 'notices',
  fundraisers: 'campaigns',
  companies: 'companies',
  /** Of them, what campaigns have come to. */
  donations: 'campaigns',
  donation_entries: 'campaigns',
  pet_media: 'pets',
  new_home_photos: 'pets',
  media_assets: 'pets',
  pet_cities: 'pets',
  document_folders: 'pets',
  folder_documents: 'pets',
  folder_files: 'pets',
  /** Of them, which pets are reserved. */
  adoption_applications: 'pets',
  drives: 'drives',
  drive_bookings: 'drives',
  adoption_events: 'events',
  event_participants: 'events',
  products: 'referenceData',
  categories: 'referenceData',
  sat_cfdi_uses: 'referenceData',
  sat_payment_forms: 'referenceData',
};

/** So it is when it has come to the browser. */
function expectPlainJson(answer: unknown): void {
  expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
}

/** The versions themselves, which are read before the page is made. */
const beside = new Set(['data_versions']);

const cachedPages = pages.filter(({ guard, keyed, en }) => guard === 'public' && !keyed && en);

describeOnSqlite('a cached page', (databases) => {
  afterEach(() => vi.restoreAllMocks());

  /** The tables that the page reads, in its loader and around it, in a portal that has read nothing before. */
  async function tablesReadBy({ id: page, es }: Page): Promise<string[]> {
    const context = await createTestContext(await databases.newConfig(), { clock });
    const { database } = context;
    const owner_id = await addUser(database);
    const status = page === 'rehabilitationPet' ? 'rehabilitation' : 'adoption';
    const petId = await addPet(database, { owner_id, status });
    const { id, slug } = await addShown(context, page, petId);
    if (page.startsWith('spending')) await addMonth(context);
    if (page.startsWith('figures')) {
      await context.openFigures.countFigures(new AbortController().signal);
    }
    const tables = (await database.query.introspection.getTables()).map(({ name }) => name);
    const prepare = vi.spyOn(Sqlite.prototype, 'prepare');
    const load: LoadContext = { app: context, language: 'es', page };
    const request = new Request(
      `https://casa.example${es
        .replace(/:id|:folio/, id)
        .replace(':slug', slug)
        .replace(':year', '2026')
        .replace(':month', '10')}`,
    );
    const args = {
      request,
      params: {
        id,
        folio: id,
        slug,
        place: 'tulum',
        ...(es.includes(':year') && { year: '2026', month: '10' }),
      },
      context: load,
    } as unknown;
    await siteOf(load);
    const answer = hasData(page) ? await loaders[page](args as LoaderArgs) : null;
    expectPlainJson(answer);
    const statements = prepare.mock.calls.map(([statement]) => statement);
    prepare.mockRestore();
    await context.close();
    return tables.filter((table) =>
      statements.some((one) => new RegExp(`\\b${table}\\b`).test(one)),
    );
  }

  /** What the page shows beside a pet, by its place in the page's address. */
  async function addShown(context: Context, page: Page['id'], petId: string) {
    const isRehabilitation = page === 'rehabilitationPet';
    const eventId = isRehabilitation ? '' : await addEvent(context, petId);
    if (page === 'notice' || page === 'shareNotice')
      return { id: await addNotice(context), slug: '' };
    if (page === 'drive') return { id: await addDrive(context), slug: '' };
    if (page === 'shareLitter') await addLitter(context, petId);
    if (page === 'newsletterIssue') return { id: await addIssue(context, petId), slug: '' };
    if (page === 'adoptionEvent' || page === 'shareEvent') return { id: eventId, slug: '' };
    if (/^campaign|Campaign$/.test(page)) {
      return { id: petId, slug: await addCampaign(context, petId) };
    }
    const isFundraiser = /^fundraiser|Fundraiser$/.test(page);
    return { id: petId, slug: isFundraiser ? await addFundraiser(context, petId) : '' };
  }

  /** A lost animal whose notice is published, stored as it stands: nothing has read it before. @returns its number */
  async function addNotice({ database: { query } }: Context): Promise<string> {
    const at = '2026-11-20T18:00:00.000Z';
    await query
      .insertInto('pet_notices')
      .values({
        ...{
          id: '0190b0a0-0000-7000-8000-00000000000a',
          folio: 7,
          status: 'published',
          kind: 'lost',
        },
        ...{ species: 'dog', sex: 'male', size: 'small', color: 'black', other_color: null },
        ...{ happened_on: '2026-11-19', postal_code: '77500', federal_state: 'Quintana Roo' },
        ...{ place: 'Cancún, Quintana Roo', area: 'Centro', south: null, west: null, is_square: 0 },
        ...{ marks: 'Collar rojo', question: '¿Qué tiene?', answer: 'Una mancha', microchip: '' },
        ...{ email: 'rosa@example.mx', language: 'es', account_id: null, published_at: at },
        ...{ created_at: at, changed_at: at, note: '', reunion_with: null, reminded_at: null },
        ...{ expires_at: '2027-01-20T18:00:00.000Z', ended_at: null, search_text: '' },
      })
      .execute();
    return '7';
  }

  /** One that takes bookings, by its folio. */
  async function addDrive({ database }: Context): Promise<string> {
    await database.query
      .insertInto('drives')
      .values({
        ...{ id: '7', folio: 7, created_at: '2026-11-20T18:00:00.000Z', status: 'open' },
        ...{ title: 'Jornada en Tulum', on_date: '2026-12-10', place: 'Casa ejidal', notes: '' },
        ...{ fee_cents: 0, household_limit: 3, figures_json: null },
        slots_json: JSON.stringify([{ time: '09:00', places: 5 }]),
        capacity_json: JSON.stringify([{ species: 'dog', sex: 'any', upTo: null, places: 5 }]),
      })
      .execute();
    return '7';
  }

  /** An event to come at which people meet the pet. */
  function addEvent({ eventManagement }: Context, petId: string): Promise<string> {
    const viewer: Viewer = { kind: 'user', id: petId, roles: ['administrator'] };
    const request = { description: eventFromWire(picnic), petIds: [petId] };
    return eventManagement.create({ viewer, address: '' }, request);
  }

  async function addLitter({ database }: Context, petId: string): Promise<void> {
    const mate = await addPet(database, { owner_id: null });
    const group = { id: petId, kind: 'litter', created_at: '2026-11-02T03:00:00.000Z' } as const;
    await database.query.insertInto('pet_groups').values(group).execute();
    await database.query
      .updateTable('pets')
      .set({ group_id: group.id })
      .where('id', 'in', [petId, mate])
      .execute();
  }

  /** One whose accounts everybody may read. */
  async function addMonth({ database }: Context): Promise<void> {
    const content = {
      ...{ month: '2026-10', asOf: '2026-11-02', isTest: false, gifts: 3, incomeCents: 900_00 },
      ...{ purposes: [], ways: [], costs: 0, spentCents: 0, categories: [] },
      ...{ coveredCents: null, receipts: [] },
    } satisfies PublicMonth;
    const chosen = { receipts: [], showsSuppliers: false };
    await database.query
      .insertInto('published_months')
      .values({
        ...{ month: '2026-10', revision: 1, published_at: '2026-11-02T03:00:00.000Z' },
        ...{ published_by: null, gifts: 3, income_cents: 900_00, spent_cents: 0, is_test: 0 },
        content_json: JSON.stringify({ content, chosen }),
      })
      .execute();
  }

  /** One that takes gifts, with the pet and a picture. */
  async function addCampaign({ database }: Context, petId: string): Promise<string> {
    const slug = 'quirofano-movil';
    const content = {
      ...blankCampaign(slug),
      goalCents: 1_000_00,
      petIds: [petId],
      pictures: [{ picture: '0'.repeat(32), alt: { es: 'Una camioneta', en: 'A van' } }],
    };
    const at = '2026-11-02T03:00:00.000Z';
    await database.query
      .insertInto('campaigns')
      .values({
        id: petId,
        created_at: at,
        updated_at: at,
        slug,
        state: 'active',
        revision: 1,
        content_json: JSON.stringify(content),
        ends_on: null,
        started_at: at,
        ended_at: null,
        closed_at: null,
      })
      .execute();
    return slug;
  }

  /** One that takes gifts, for the pet and with its picture. */
  async function addFundraiser({ database }: Context, petId: string): Promise<string> {
    const { query } = database;
    const { asset_id: picture } = await query
      .selectFrom('pet_media')
      .select('asset_id')
      .where('pet_id', '=', petId)
      .executeTakeFirstOrThrow();
    const content = JSON.stringify({
      ...{ title: 'Mi cumpleaños', story: 'Por Luna.', organizer: 'Ana', goalCents: 1_000_00 },
      ...{ endsOn: '2027-02-01', kind: 'food', purpose: 'pet', targetId: petId, alt: 'Luna' },
    });
    const at = '2026-11-02T03:00:00.000Z';
    await query
      .insertInto('fundraisers')
      .values({
        ...{ id: petId, created_at: at, updated_at: at, owner_id: null, slug: 'luna' },
        ...{ state: 'active', changes: 'none', reason: '', revision: 1, ends_on: '2027-02-01' },
        ...{ written_json: content, shown_json: content, approved_at: at, reviewed_by: null },
        ...{ written_picture_id: picture, shown_picture_id: picture },
      })
      .execute();
    return 'luna';
  }

  /** One that everybody may read, with the pet, with events and with a mailbox of the portal's texts. */
  async function addIssue({ database }: Context, petId: string): Promise<string> {
    const nothing = { es: '', en: '' };
    const content: IssueContent = {
      languages: ['es'],
      subject: { es: 'Noticias', en: '' },
      preheader: nothing,
      audience: 'everyone',
      city: '',
      inArchive: true,
      blocks: [
        { kind: 'pets', ids: [petId] },
        { kind: 'events', count: 1 },
        { kind: 'button', label: { es: 'Escríbenos', en: '' }, target: { mailbox: 'hello' } },
      ],
    };
    const at = '2026-11-02T03:00:00.000Z';
    await database.query
      .insertInto('newsletter_issues')
      .values({
        id: petId,
        created_at: at,
        updated_at: at,
        state: 'sent',
        revision: 1,
        content_json: JSON.stringify(content),
        send_at: null,
        started_at: at,
        ended_at: at,
        round: 1,
        prepared_folio: 0,
        prepared_at: at,
        shown_json: '{}',
        archived_at: at,
      })
      .execute();
    return petId;
  }

  it.each(cachedPages.map((page) => [page.id, page] as const))(
    '%s depends on what it reads, and on nothing else',
    async (id, page) => {
      const read = (await tablesReadBy(page)).filter((table) => !beside.has(table));
      const topics = read.map(
        (table) => topicOf[table as keyof Tables] ?? `nobody tells of ${table}`,
      );
      expect(new Set(topics)).toEqual(new Set(sourcesOf(id).topics));
    },
  );
});
