import { expect, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { receiptWordsOf } from './charge-receipt-words.ts';

test.each(['recoveryFee', 'sterilizationDeposit'] as const)(
  'the receipt of a charge never calls it a donation: %s',
  (kind) => {
    for (const language of languages) {
      const words = receiptWordsOf(kind, language);
      const said = [
        ...[words.receipt, words.thanks, words.testMode, words.given, words.remaining],
        ...[words.notFiscal, words.invoiceOpen, words.invoiceMade],
        ...[words.footer('Casa'), words.receiptOf('Casa'), words.files.receipt('C1')],
      ].join('\n');
      const withoutDenials = said.replaceAll(/no es un donativo|it is not a donation/gi, '');
      expect(withoutDenials).not.toMatch(/donativo|donation|gift/i);
    }
  },
);
