import type { StatementLayout } from '#domain/donations/bank-statement.ts';
import type { Reason } from '#domain/error-messages/error-messages.ts';
import { invalid } from '#domain/errors.ts';
import { visibleLine } from '#domain/text.ts';

/** Money that came, as a statement tells it. */
export interface ReadDeposit {
  /** YYYY-MM-DD */
  postedOn: string;
  amountCents: number;
  description: string;
  reference: string;
  /** Who sent it, where the bank says so. */
  sender: string;
  /** Clave de rastreo. */
  trackedAs: string | undefined;
  /** The bank's own name for the movement (FITID), or the balance after it: it tells apart what reads the same. */
  mark: string;
}

export interface ReadStatement {
  layout: StatementLayout;
  deposits: ReadDeposit[];
  /** Movements that took money: they are counted, and not kept. */
  charges: number;
  /** Movements of other accounts in the same file. */
  ofOthers: number;
  /** Whether it names the account. */
  namesAccount: boolean;
}

/** Of the whole file: nothing of it is kept. */
export const refuseStatement = (reason: Reason) => invalid({ file: [reason] });

/** Of one of its lines. */
export const refuseLine = (
  key: 'statementDay' | 'statementAmount' | 'statementSign',
  line: number,
  value: string,
) => refuseStatement({ key, values: { line, value: visibleLine(value).slice(0, 40) } });

const longest = { description: 300, reference: 60, sender: 120, mark: 80 } as const;

export const shortened = (name: keyof typeof longest, text: string): string =>
  [...visibleLine(text)].slice(0, longest[name]).join('').trim();

/** As people tell accounts apart without all of their digits. */
export const lastDigits = (account: string): string => {
  const digits = account.replaceAll(/\D/g, '');
  return digits === '' ? shortened('mark', account).slice(0, 20) : `…${digits.slice(-4)}`;
};
