import { sql } from 'kysely';
import { pino } from 'pino';
import { deletedProfile } from '#domain/adoption/adoption-profile.ts';
import type { IssueContent } from '#domain/newsletter/issue-content.ts';
import { foldKeepingEnye, foldText } from '#domain/text.ts';
import type { DatabaseConfig } from '#server/config/config.ts';
import type { Tx } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import { busiestRescuer } from './seed.ts';

/** Over how long things came in: three years. */
const days = 1_095;
const batch = 250;
const first = ['María', 'José', 'Lucía', 'Andrés', 'Sofía', 'Diego', 'Ximena', 'Raúl', 'Inés'];
const last = ['Pérez', 'García', 'Muñoz', 'López', 'Hernández', 'Núñez', 'Ríos', 'Vega'];
const ended = ['declined', 'withdrawn', 'adopted', 'declined', 'returned', 'declined', 'adopted'];
const kinds = ['food', 'sterilization', 'treatment', 'other'];
const providers = [
  ['card', 'stripe'],
  ['wallet', 'paypal'],
  ['voucher', 'conekta'],
] as const;

export const staffIssue = 'bench-issue';

/**
 * What staff have beside so many pets that `seedPets` made: donors, readers and messages for a fifth of them, applications
 * for half of them, twice as many donations, a thousandth of which still have something to be asked about.
 */
export async function seedStaffRows(
  config: DatabaseConfig,
  pets: number,
  now: Date,
): Promise<void> {
  const database = await openDatabase(config, pino({ level: 'silent' }));
  await database.transaction(async (tx) => {
    const ids = await tx.query
      .selectFrom('pets')
      .select('id')
      .limit(pets / 2)
      .execute();
    const add = inserter(tx, now);
    await add('users', pets / 5, user);
    await add('donations', pets * 2, donation(pets / 5));
    await add('donation_entries', pets * 2, (index, at) => ({
      id: `entry-${padded(index)}`,
      donation_id: `donation-${padded(index)}`,
      booked_at: at,
      date: at.slice(0, 10),
      amount_cents: 10_000 + (index % 90) * 500,
    }));
    await add('adoption_applications', ids.length, application(ids, pets / 5));
    await add('contact_messages', pets / 5, message);
    await add('newsletter_subscriptions', pets / 5, reader);
    await add('newsletter_issues', 1, issue);
    await add('newsletter_deliveries', pets / 5, delivery);
  });
  await database.close();
}

/** Rows by their number and their moment, the oldest first. */
const inserter =
  ({ query }: Tx, now: Date) =>
  async (table: string, count: number, row: (index: number, at: string) => object) => {
    const apart = (days * 86_400_000) / count;
    for (let start = 0; start < count; start += batch) {
      const rows = Array.from({ length: Math.min(batch, count - start) }, (_, index) =>
        row(start + index, new Date(now.getTime() - (count - start - index) * apart).toISOString()),
      );
      const columns = Object.keys(rows[0] ?? {});
      const values = rows.map((one) => sql`(${sql.join(Object.values(one))})`);
      await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
        values ${sql.join(values)}`.execute(query);
    }
  };

const padded = (index: number) => String(index).padStart(8, '0');
const nameOf = (index: number) =>
  `${pick(first, index)} ${pick(last, index)} ${pick(last, index >> 3)} ${index}`;

function pick<T>(values: readonly T[], index: number): T {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('there is nothing to pick from');
  return value;
}

const user = (index: number, at: string) => ({
  id: `donor-${index}`,
  created_at: at,
  updated_at: at,
  name: nameOf(index),
  name_search: foldText(nameOf(index)),
  email: `donante${index}@example.org`,
  email_normalized: `donante${index}@example.org`,
  phone: `998${1_000_000 + index}`,
  roles_json: '[]',
  city: 'Cancún',
  country: 'México',
  last_used_at: at,
});

const donation = (users: number) => (index: number, at: string) => {
  const [method, provider] = pick(providers, index);
  const amount = 10_000 + (index % 90) * 500;
  return {
    id: `donation-${padded(index)}`,
    created_at: at,
    updated_at: at,
    series: 'D',
    folio: index + 1,
    status: 'paid',
    date: at.slice(0, 10),
    branch_id: 1,
    wants_invoice: 0,
    user_id: `donor-${(index * 7) % users}`,
    kind: pick(kinds, index >> 1),
    method,
    provider,
    product_name: 'Costal de croqueta',
    amount_cents: amount,
    anonymous: 0,
    email: `donante${(index * 7) % users}@example.org`,
    language: 'es',
    voucher_json:
      method === 'voucher'
        ? JSON.stringify({ reference: `9300${padded(index)}`, barcodeUrl: null, expiresAt: at })
        : null,
    paid_at: at,
    reference: `pay-${padded(index)}`,
    settled_as: `charge-${padded(index)}`,
    next_check_at: index % 1_000 === 0 ? '2099-01-01T00:00:00.000Z' : null,
  };
};

const application = (pets: readonly { id: string }[], users: number) => {
  const profile = JSON.stringify(deletedProfile);
  return (index: number, at: string) => {
    const open = index > pets.length * 0.98;
    const status = open ? 'received' : pick(ended, index);
    const isAdopted = status === 'adopted' || status === 'returned';
    return {
      id: `application-${padded(index)}`,
      created_at: at,
      series: 'SOL',
      folio: index + 1,
      status,
      pet_id: pets[index]?.id ?? '',
      pet_names_json: '["Canela"]',
      applicant_id: `donor-${(index * 3) % users}`,
      pet_owner_id: index % 20 === 3 ? busiestRescuer : `bench-rescuer-${index % 200}`,
      name: nameOf(index),
      name_search: foldKeepingEnye(nameOf(index)),
      email: `familia${index}@example.org`,
      phone: `998${1_000_000 + index}`,
      // As long as what is said about a family.
      message: 'm'.repeat(2_000),
      language: 'es',
      profile_json: profile,
      fit_json: '[]',
      ended_at: open ? null : at,
      answer_minutes: index % 6 === 0 ? null : (index * 37) % 9_000,
      adoption_minutes: isAdopted ? (index * 91) % 90_000 : null,
      decline_reason: status === 'declined' && index % 3 > 0 ? 'noAnswer' : null,
    };
  };
};

const message = (index: number, at: string) => {
  const text = 'Quisiera saber si tienen perritos pequeños que convivan con gatos. '.repeat(4);
  return {
    id: `message-${padded(index)}`,
    created_at: at,
    series: 'MEN',
    folio: index + 1,
    status: index % 50 === 0 ? 'active' : 'archived',
    name: nameOf(index),
    name_search: foldText(nameOf(index)),
    email: `familia${index}@example.org`,
    subject: 'Adopción',
    message: text,
    message_search: foldText(text),
    language: 'es',
    activity_at: at,
    search_text: foldText(`${nameOf(index)} familia${index}@example.org Adopción ${text}`),
  };
};

const reader = (index: number, at: string) => ({
  id: `reader-${padded(index)}`,
  created_at: at,
  updated_at: at,
  series: 'BOL',
  folio: index + 1,
  status: index % 9 === 0 ? 'cancelled' : 'active',
  requested_at: at,
  name: nameOf(index),
  name_search: foldText(nameOf(index)),
  phone: '',
  email: `familia${index}@example.org`,
  email_normalized: `familia${index}@example.org`,
  language: index % 5 === 0 ? 'en' : 'es',
});

const said = { es: 'Julio', en: 'July' };
const letter: IssueContent = {
  languages: ['es', 'en'],
  subject: said,
  preheader: said,
  blocks: [],
  audience: 'everyone',
  city: '',
  inArchive: false,
};

const issue = (_index: number, at: string) => ({
  id: staffIssue,
  created_at: at,
  updated_at: at,
  state: 'sent',
  revision: 1,
  content_json: JSON.stringify(letter),
  started_at: at,
  ended_at: at,
  round: 1,
  prepared_folio: 0,
});

const delivery = (index: number, at: string) => ({
  id: `delivery-${padded(index)}`,
  issue_id: staffIssue,
  subscription_id: `reader-${padded(index)}`,
  email: `familia${index}@example.org`,
  email_normalized: `familia${index}@example.org`,
  language: index % 5 === 0 ? 'en' : 'es',
  state: index % 97 === 0 ? 'refused' : 'sent',
  created_at: at,
  offered_at: at,
  sent_at: at,
});
