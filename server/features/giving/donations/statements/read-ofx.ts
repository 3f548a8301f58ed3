import { isDate } from '#domain/dates.ts';
import {
  earliestStatementDay,
  isOfAccount,
  statementLimits,
  trackingKeyIn,
} from '#domain/donations/bank-statement.ts';
import { amountReader } from './statement-amounts.ts';
import {
  lastDigits,
  type ReadDeposit,
  type ReadStatement,
  refuseLine,
  refuseStatement,
  shortened,
} from './statement-reading.ts';

/**
 * OFX 1 (SGML, whose values have no end tag) and 2 (XML) alike, as Open Financial Exchange 1.6 and 2.2 describe them in
 * section 11. No entities are resolved but those of single letters.
 */
export const isOfx = (text: string): boolean =>
  /^\s*(?:OFXHEADER\s*:|<\?xml|<\?OFX|<OFX>)/i.test(text) && /<OFX>/i.test(text);

interface Transaction {
  /** Where it begins in the text. */
  at: number;
  values: Map<string, string>;
}

interface Account {
  number: string;
  currency: string;
  /** A card's statement is of none. */
  isBank: boolean;
  transactions: Transaction[];
}

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
};

const plain = (text: string) =>
  text
    .replace(/&(?:#(\d{1,7})|([a-z]+));/gi, (whole, code?: string, name = '') => {
      if (code === undefined) return entities[name.toLowerCase()] ?? whole;
      return Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : whole;
    })
    .trim();

const tag = /<(\/?)([A-Z0-9_.]+)>([^<]*)/gi;

/** Each value belongs to the aggregate that was opened last, among those that matter here. */
function accountsIn(text: string): Account[] {
  const accounts: Account[] = [];
  let transaction: Transaction | undefined;
  let isFrom = false;
  let movements = 0;

  function begin(at: number): Transaction {
    movements += 1;
    if (movements > statementLimits.lines) throw refuseStatement(tooMany);
    const begun = { at, values: new Map() };
    accounts.at(-1)?.transactions.push(begun);
    return begun;
  }

  function keep(name: string, value: string): void {
    const account = accounts.at(-1);
    if (!account) return;
    if (isFrom && name === 'ACCTID') account.number = value;
    else if (isFrom) return;
    else if (!transaction && name === 'CURDEF') account.currency = value;
    else if (transaction && !transaction.values.has(name)) transaction.values.set(name, value);
  }

  for (const { 1: slash = '', 2: given = '', 3: value = '', index } of text.matchAll(tag)) {
    const name = given.toUpperCase();
    if (name === 'STMTTRN') transaction = slash ? undefined : begin(index);
    else if (name === 'BANKTRANLIST') transaction = undefined;
    else if (name === 'BANKACCTFROM' || name === 'CCACCTFROM') isFrom = slash === '';
    else if (slash) continue;
    else if (name === 'STMTRS' || name === 'CCSTMTRS') {
      const isBank = name === 'STMTRS';
      accounts.push({ number: '', currency: '', isBank, transactions: [] });
    } else keep(name, plain(value));
  }
  return accounts;
}

const tooMany = { key: 'importTooManyRows', values: { most: statementLimits.lines } } as const;

/** @param today YYYY-MM-DD @throws AppError invalid (file) */
export function readOfx(text: string, clabe: string, today: string): ReadStatement {
  const accounts = accountsIn(text);
  const own = accounts.filter(({ number, isBank }) => isBank && isOfAccount(number, clabe));
  const [first] = accounts;
  if (!first) throw refuseStatement('statementUnknown');
  if (own.length === 0) {
    const account = lastDigits(first.number);
    throw refuseStatement({ key: 'statementOfOther', values: { account } });
  }
  const foreign = own.find(({ currency }) => currency !== '' && currency !== 'MXN');
  if (foreign) {
    const currency = foreign.currency.slice(0, 3);
    throw refuseStatement({ key: 'statementCurrency', values: { currency } });
  }
  const mine = own.flatMap(({ transactions }) => transactions);
  const all = accounts.reduce((sum, { transactions }) => sum + transactions.length, 0);
  const amountOf = amountReader(mine.map(({ values }) => values.get('TRNAMT') ?? ''));
  const deposits = mine.flatMap((one): ReadDeposit[] => {
    const said = one.values.get('TRNAMT') ?? '';
    const amountCents = amountOf(said);
    if (amountCents === undefined) throw refuseLine('statementAmount', lineOf(text, one), said);
    return amountCents > 0 && !isOutgoing(one) ? [depositOf(text, one, amountCents, today)] : [];
  });
  return {
    layout: 'ofx',
    deposits,
    charges: mine.length - deposits.length,
    ofOthers: all - mine.length,
    namesAccount: true,
  };
}

/** Types that take money from the account, which some banks write without the sign that OFX asks for. */
const outgoing = new Set(['CASH', 'DEBIT', 'DIRECTDEBIT', 'PAYMENT', 'REPEATPMT']);

const isOutgoing = ({ values }: Transaction) =>
  outgoing.has((values.get('TRNTYPE') ?? '').toUpperCase());

const lineOf = (text: string, { at }: Transaction) => text.slice(0, at).split('\n').length;

function depositOf(
  text: string,
  transaction: Transaction,
  amountCents: number,
  today: string,
): ReadDeposit {
  const value = (name: string) => transaction.values.get(name) ?? '';
  const posted = value('DTPOSTED');
  const postedOn = posted.slice(0, 8).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  if (!isDate(postedOn) || postedOn > today || postedOn < earliestStatementDay) {
    throw refuseLine('statementDay', lineOf(text, transaction), posted);
  }
  const description = [...new Set([value('NAME'), value('MEMO')])].filter(Boolean).join(' · ');
  return {
    postedOn,
    amountCents,
    description: shortened('description', description),
    reference: shortened('reference', value('REFNUM') || value('CHECKNUM')),
    sender: '',
    trackedAs: trackingKeyIn(description),
    mark: shortened('mark', value('FITID')),
  };
}
