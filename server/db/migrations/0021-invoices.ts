import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Who issues invoices, the invoices with what they are made for, and for whom the SAT has which use of them. */
export const createInvoiceTables: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    const statements = [
      `create table invoice_issuers (
        id ${text} primary key,
        created_at ${text} not null,
        rfc ${text} not null,
        legal_name ${text} not null,
        tax_regime ${text} not null,
        postal_code ${text} not null,
        authorization_number ${text} not null,
        authorization_date ${text} not null,
        legend ${text} not null,
        series ${text} not null,
        certificate_number ${text} not null,
        certificate_from ${text} not null,
        certificate_to ${text} not null,
        certificate ${text} not null,
        encrypted_key ${text} not null,
        warned_of_expiry ${text},
        only_one ${integer} not null default 1 unique check (only_one = 1)
      ) ${strict}`,
      `create table invoices (
        id ${text} primary key,
        created_at ${text} not null,
        updated_at ${text} not null,
        series ${text} not null,
        folio ${integer} not null,
        status ${text} not null,
        kind ${text} not null,
        user_id ${text} references users (id) on delete set null,
        customer_id ${text},
        issuer_id ${text} not null,
        issued_at ${text} not null,
        month ${text},
        payment_form ${text} not null,
        cfdi_use ${text} not null,
        total_cents ${integer} not null check (total_cents > 0),
        issuer_rfc ${text} not null,
        receiver_rfc ${text} not null,
        receiver_name ${text} not null,
        receiver_regime ${text} not null,
        receiver_postal_code ${text} not null,
        uuid ${text} unique,
        stamped_at ${text},
        is_test ${integer} not null,
        refusal_code ${text},
        refusal_message ${text},
        cancellation_motive ${text},
        replacement_uuid ${text},
        email ${text} not null,
        language ${text} not null,
        sealed_xml ${text} not null,
        unique (series, folio)
      ) ${strict}`,
      'create index invoices_user on invoices (user_id, created_at)',
      'create index invoices_created on invoices (created_at, id)',
      "create index invoices_unsettled on invoices (created_at) where status in ('pending', 'cancelling')",
      `create table invoiced_donations (
        invoice_id ${text} not null references invoices (id),
        donation_id ${text} not null references donations (id),
        amount_cents ${integer} not null check (amount_cents > 0),
        living ${integer} not null,
        primary key (invoice_id, donation_id)
      ) ${strict}`,
      // One donation, one living invoice, whatever races.
      'create unique index invoiced_donations_living on invoiced_donations (donation_id) where living = 1',
      ...['for_people', 'for_companies'].map(
        (flag) => `alter table sat_cfdi_uses add column ${flag} ${integer} not null default 0`,
      ),
      `alter table sat_cfdi_uses add column regimes_json ${text} not null default '[]'`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(query);
    for (const { codes, people, companies, regimes } of cfdiUses) {
      await query
        .updateTable('sat_cfdi_uses')
        .set({
          for_people: people,
          for_companies: companies,
          regimes_json: JSON.stringify(regimes),
        })
        .where('code', 'in', codes)
        .execute();
    }
  },
};

const business = '601 603 606 612 620 621 622 623 624 625 626'.split(' ');
const deducting = '605 606 607 608 611 612 614 615 625'.split(' ');
const all = '601 603 605 606 607 608 610 611 612 614 615 616 620 621 622 623 624 625 626'.split(
  ' ',
);

/** c_UsoCFDI of CFDI 4.0 (SAT, Anexo 20, catCFDI): kind of receiver, and "Régimen Fiscal Receptor". */
const cfdiUses = [
  {
    codes: 'G01 G03 I01 I02 I03 I04 I05 I06 I07 I08'.split(' '),
    people: 1,
    companies: 1,
    regimes: business,
  },
  { codes: ['G02'], people: 1, companies: 1, regimes: [...business, '616'].sort() },
  {
    codes: 'D01 D02 D03 D04 D05 D06 D07 D08 D09 D10'.split(' '),
    people: 1,
    companies: 0,
    regimes: deducting,
  },
  { codes: ['S01', 'CP01'], people: 1, companies: 1, regimes: all },
  { codes: ['CN01'], people: 1, companies: 0, regimes: ['605'] },
] as const satisfies {
  codes: readonly string[];
  people: 0 | 1;
  companies: 0 | 1;
  regimes: readonly string[];
}[];
