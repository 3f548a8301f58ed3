import { useDepositsText } from '#app/i18n/deposits/use-deposits-text.ts';
import type { StatementLayout } from '#domain/donations/bank-statement.ts';
import type { LineProposal } from '#domain/donations/bank-statement-calls.ts';
import type { Bilingual } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';

export const layoutNames: Readonly<Record<StatementLayout, Bilingual>> = {
  ofx: { es: 'OFX', en: 'OFX' },
  bbva: { es: 'BBVA', en: 'BBVA' },
  banorte: { es: 'Banorte', en: 'Banorte' },
  santander: { es: 'Santander', en: 'Santander' },
  other: { es: 'otra tabla', en: 'another table' },
};

/** A donation beside a deposit: its folio, or that it is not paid yet, its donor and its amount. */
export function useGiftName() {
  const text = useDepositsText();
  return ({ number, donor, amountCents }: Omit<LineProposal, 'because' | 'date'>) =>
    [number ?? text.pending, donor ?? text.nobody, formatPesos(amountCents)].join(' · ');
}
