import {
  earliestStatementDay,
  isOfAccount,
  readTrackingKey,
  statementLimits,
  trackingKeyIn,
} from '#domain/donations/bank-statement.ts';
import { foldText } from '#domain/text.ts';
import { createDateOrders } from '#server/features/kits/tables/date-orders.ts';
import type { TableFile } from '#server/features/kits/tables/table-file.ts';
import { amountReader, isNoAmount } from './statement-amounts.ts';
import { columnsOf, layoutOf, type StatementColumns } from './statement-columns.ts';
import {
  lastDigits,
  type ReadDeposit,
  type ReadStatement,
  refuseLine,
  refuseStatement,
  shortened,
} from './statement-reading.ts';

interface Row {
  line: number;
  /** By the first of the columns that tell it; '' where none does. */
  cell(name: keyof StatementColumns): string;
  /** By all of them, each text once. */
  text(name: keyof StatementColumns): string;
}

/** Spreadsheets are told by an apostrophe that digits are a text. */
const bare = (cell: string) =>
  cell
    .trim()
    .replaceAll(/^'+|'+$/g, '')
    .trim();

async function rowsOf({ records }: TableFile, columns: StatementColumns): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const record of records()) {
    if ('problem' in record) {
      throw refuseStatement({ key: 'statementQuote', values: { line: record.line } });
    }
    if (rows.length >= statementLimits.lines) {
      throw refuseStatement({ key: 'importTooManyRows', values: { most: statementLimits.lines } });
    }
    const cells = record.cells.slice(0, statementLimits.columns).map(bare);
    const texts = (name: keyof StatementColumns) =>
      columns[name].flatMap((at) => cells[at] || []).filter((one) => !isNoAmount(one));
    rows.push({
      line: record.line,
      cell: (name) => cells[columns[name][0] ?? -1] ?? '',
      text: (name) => [...new Set(texts(name))].join(' · '),
    });
  }
  return rows;
}

/** 05112026 as well, which Santander writes. */
const withSlashes = (day: string) =>
  day
    .replace(/^(\d{2})(\d{2})(20\d{2})$/, '$1/$2/$3')
    .replace(/^(20\d{2})(\d{2})(\d{2})$/, '$1-$2-$3');

/** Sums, which statements put below or above their movements, without a day. */
const isSum = (row: Row) =>
  row.cell('date') === '' && /\b(?:total|saldo|subtotal)\b/.test(foldText(row.text('description')));

/** @returns centavos, below zero for money that went; undefined where it moved none */
function movedBy(
  columns: StatementColumns,
  rows: readonly Row[],
): (row: Row) => number | undefined {
  const names = ['deposit', 'charge', 'amount'] as const;
  const readAmount = amountReader(rows.flatMap((row) => names.map((name) => row.cell(name))));
  const amountOf = (row: Row, name: (typeof names)[number]) => {
    const cell = row.cell(name);
    if (isNoAmount(cell)) return 0;
    const cents = readAmount(cell);
    if (cents === undefined) throw refuseLine('statementAmount', row.line, cell);
    return cents;
  };
  if (columns.deposit.length > 0) {
    return (row) => {
      const came = amountOf(row, 'deposit');
      // Below zero: the bank has taken back what it had put there.
      if (came !== 0) return came;
      const went = columns.charge.length > 0 ? amountOf(row, 'charge') : 0;
      return went === 0 ? undefined : -Math.abs(went);
    };
  }
  if (columns.sign.length > 0) {
    return (row) => {
      const cents = amountOf(row, 'amount');
      if (cents === 0) return undefined;
      const sign = foldText(row.cell('sign'));
      if (/^(?:\+|abono|deposito|credito|ingreso)/.test(sign)) return cents;
      if (/^(?:-|cargo|retiro|debito|egreso)/.test(sign)) return -Math.abs(cents);
      throw refuseLine('statementSign', row.line, row.cell('sign'));
    };
  }
  // Without a sign anywhere, what went would be taken for what came.
  if (!rows.some((row) => (readAmount(row.cell('amount')) ?? 0) < 0)) {
    throw refuseStatement('statementSigns');
  }
  return (row) => amountOf(row, 'amount') || undefined;
}

/**
 * The movements of a table, whatever the bank, by the names of its columns.
 * @param titles what stands above the names of its columns
 * @param today YYYY-MM-DD @throws AppError invalid (file)
 */
export async function readStatementTable(
  table: TableFile,
  titles: string,
  clabe: string,
  today: string,
): Promise<ReadStatement> {
  const columns = columnsOf(table.header);
  const hasAmount = columns.deposit.length > 0 || columns.amount.length > 0;
  if (columns.date.length === 0 || !hasAmount) throw refuseStatement('statementUnknown');
  const titled = accountIn(titles);
  if (titled !== undefined && !isOfAccount(titled, clabe)) throw ofOther(titled);
  const all = await rowsOf(table, columns);
  const named = (row: Row) => row.cell('account');
  const rows = all.filter((row) => named(row) === '' || isOfAccount(named(row), clabe));
  if (rows.length === 0 && all[0]) throw ofOther(named(all[0]));
  const moved = movementsOf(columns, rows, today);
  return {
    ...moved,
    layout: layoutOf(table.header),
    ofOthers: all.length - rows.length,
    namesAccount: titled !== undefined || rows.some((row) => named(row) !== ''),
  };
}

function movementsOf(columns: StatementColumns, rows: readonly Row[], today: string) {
  const movedIn = movedBy(columns, rows);
  const dayOf = daysOf(rows, today);
  const deposits: ReadDeposit[] = [];
  let charges = 0;
  /** Whose description may go on in the next line. */
  let last: ReadDeposit | undefined;
  for (const row of rows) {
    const cents = isSum(row) ? undefined : movedIn(row);
    if (cents === undefined) {
      if (row.cell('date') !== '' || isSum(row)) last = undefined;
      if (last) goOn(last, row.text('description'));
      continue;
    }
    last = undefined;
    if (cents < 0) {
      charges += 1;
      continue;
    }
    last = depositOf(row, dayOf(row), cents);
    deposits.push(last);
  }
  return { deposits, charges };
}

/** YYYY-MM-DD of a row. */
function daysOf(rows: readonly Row[], today: string): (row: Row) => string {
  const dates = createDateOrders(today, 'dmy');
  for (const row of rows) dates.learn(withSlashes(row.cell('date')));
  return (row) => {
    const [day = ''] = dates.read(withSlashes(row.cell('date')));
    if (day === '' || day > today || day < earliestStatementDay) {
      throw refuseLine('statementDay', row.line, row.cell('date'));
    }
    return day;
  };
}

const ofOther = (account: string) =>
  refuseStatement({ key: 'statementOfOther', values: { account: lastDigits(account) } });

const accountIn = (titles: string): string | undefined =>
  /\b(?:cuenta|clabe)\b[^\d\n*]{0,40}([\d*][\d\s*-]{3,30})/i.exec(titles)?.[1]?.trim();

function depositOf(row: Row, postedOn: string, amountCents: number): ReadDeposit {
  const description = row.text('description');
  return {
    postedOn,
    amountCents,
    description: shortened('description', description),
    reference: shortened('reference', row.text('reference')),
    sender: shortened('sender', row.text('sender')),
    trackedAs: readTrackingKey(row.cell('trackedAs')) ?? trackingKeyIn(description),
    mark: shortened('mark', row.cell('balance')),
  };
}

function goOn(deposit: ReadDeposit, more: string): void {
  deposit.description = shortened('description', `${deposit.description} ${more}`);
  deposit.trackedAs ??= trackingKeyIn(deposit.description);
}
