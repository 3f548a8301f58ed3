import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { toCsv } from '#domain/csv.ts';
import { addDays } from '#domain/dates.ts';
import { conflict } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '#server/db/database.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { workbookOf } from '#server/formats/workbook.ts';
import { donationReferences } from '../donations/donation-references.ts';
import { accountingWords, invoiceRow, movementRow, sumRows } from './accounting-words.ts';
import { requireInvoiceKeeper } from './invoices.policy.ts';
import { findStamped, type ReceiverSum, sumByReceiver } from './invoices.repository.ts';

export type { ReceiverSum } from './invoices.repository.ts';

export type Accounting = ReturnType<typeof createAccounting>;

interface Month {
  year: number;
  /** 1 to 12. */
  month: number;
}

/** Movements, and invoices, of one file: all of it is held at once. */
const mostRows = 20_000;

/** A month for whoever keeps the accounts of the organisation. */
export function createAccounting({
  database,
  audit,
  limits,
}: {
  database: Database;
  audit: AuditService;
  limits: RateLimits;
}) {
  /** @throws AppError unauthenticated, forbidden, conflict (too many), tooManyRequests */
  async function read({ viewer, address }: Actor, month: Month) {
    const actorId = requireInvoiceKeeper(viewer);
    requireRight(viewer, 'donations.read');
    await limits.consume('export', actorId);
    const days = daysOf(month);
    const { query } = database;
    const movements = await donationReferences.movements(query, days, mostRows + 1);
    const invoices = await findStamped(query, days, mostRows + 1);
    if (movements.length > mostRows || invoices.length > mostRows) {
      throw conflict('accountingTooLarge');
    }
    const details = { filteredBy: ['month'] };
    await database.transaction((tx) =>
      audit.record(tx, {
        action: 'donation.exported',
        actorId,
        subjectId: null,
        address,
        details,
      }),
    );
    return { movements, invoices };
  }

  return {
    /** Valid invoices of a year by whom they were made out to. @throws AppError unauthenticated, forbidden */
    async receiversOf(viewer: Viewer, year: number): Promise<ReceiverSum[]> {
      requireInvoiceKeeper(viewer);
      return sumByReceiver(database.query, { from: `${year}-01-01`, to: `${year}-12-31` });
    },

    async workbook(by: Actor, month: Month, language: Language) {
      const { movements, invoices } = await read(by, month);
      const words = accountingWords[language];
      const content = workbookOf([
        {
          name: words.sheets.movements,
          widths: [12, 20, 16, 22, 18, 12, 30, 14, 40],
          rows: [words.movements, ...movements.map((one) => movementRow(one, language))],
        },
        {
          name: words.sheets.invoices,
          widths: [12, 12, 40, 16, 36, 14, 18],
          rows: [words.invoices, ...invoices.map((one) => invoiceRow(one, language))],
        },
        {
          name: words.sheets.sums,
          widths: [30, 12, 16],
          rows: [words.sums, ...sumRows(movements, invoices, language)],
        },
      ]);
      return { name: `${words.file}-${nameOf(month)}.xlsx`, content };
    },

    /** Invoices below the movements, in the same columns. */
    async csv(by: Actor, month: Month, language: Language) {
      const { movements, invoices } = await read(by, month);
      const words = accountingWords[language];
      const content = toCsv([
        [
          ...words.movements,
          words.invoices[3] ?? '',
          words.invoices[4] ?? '',
          words.invoices[6] ?? '',
        ],
        ...movements.map((one) => [...movementRow(one, language), '', '', '']),
        ...invoices.map((one) => {
          const [date = '', number = '', uuid = '', rfc = '', name = '', total = '', state = ''] =
            invoiceRow(one, language);
          return [date, words.invoice, number, '', '', '', '', total, uuid, rfc, name, state];
        }),
      ]);
      return { name: `${words.file}-${nameOf(month)}.csv`, content };
    },
  };
}

const nameOf = ({ year, month }: Month) => `${year}-${String(month).padStart(2, '0')}`;

function daysOf({ year, month }: Month) {
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
  return { from: `${nameOf({ year, month })}-01`, to: addDays(`${nameOf(next)}-01`, -1) };
}
