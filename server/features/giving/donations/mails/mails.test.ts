import { describe, expect, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { renderText } from '#server/features/kits/mail/render-text.ts';
import { firstMailTexts } from '#tests/setup/mail-texts.ts';
import { donationExpired } from './expired-mail.ts';
import { type DonationReceiptData, donationReceipt } from './receipt-mail.ts';
import { voucherMail } from './voucher-mail.ts';

const site = {
  name: 'Casa Animal',
  url: 'https://casa.example',
  timezone: 'America/Mexico_City',
};

const receipt: DonationReceiptData = {
  series: 'D',
  folio: 12,
  amountCents: 1_234_56,
  paidAt: '2026-11-21T03:00:00.000Z',
  kind: 'food',
  productName: 'Alimento',
  method: 'card',
  isTest: false,
  wantsInvoice: false,
  donorName: 'Ana Pérez',
  anonymous: false,
};

const receiptText = (changes: Partial<DonationReceiptData> = {}, language: 'es' | 'en' = 'es') =>
  renderText(
    donationReceipt.write({ ...receipt, ...changes }, language, site, firstMailTexts(language)),
    site,
  );

const voucher = {
  amountCents: 1_234_56,
  reference: '93000262276908',
  expiresAt: '2026-11-28T05:59:00.000Z',
  productName: 'Alimento',
};

describe('the receipt', () => {
  test.each(languages)('in %s names its number, the amount and the day of the site', (language) => {
    const text = receiptText({}, language);
    expect(text).toContain('D12');
    expect(text).toContain('$1,234.56');
    expect(text).toMatch(/20 de noviembre de 2026|November 20, 2026/);
    expect(text).toContain('https://casa.example/mis-donativos');
  });

  test('greets by a name, and by nothing that could be a link', () => {
    expect(receiptText()).toContain('¡Gracias, Ana!');
    expect(receiptText({ donorName: 'gana en casino.example' })).toContain('¡Gracias!\n');
  });

  test('suggests giving each month to whom gives once', () => {
    expect(receiptText()).toContain('https://casa.example/donaciones?tipo=recurrente');
    expect(receiptText({ kind: 'monthly' })).not.toContain('tipo=recurrente');
  });

  test.each([
    ['food', undefined, 'pagamos alimento', 'pays for food'],
    ['sterilization', undefined, 'pagamos esterilizaciones', 'pays for sterilizations'],
    ['sterilization', 'Luna', 'pagamos la esterilización de Luna', 'the sterilization of Luna'],
    ['treatment', 'Luna', 'pagamos el tratamiento de Luna', 'the treatment of Luna'],
    ['other', undefined, 'lo que elegiste: Alimento', 'what you chose: Alimento'],
  ] as const)('of a gift for %s (%s) says what it pays', (kind, petName, es, en) => {
    expect(receiptText({ kind, petName })).toContain(es);
    expect(receiptText({ kind, petName }, 'en')).toContain(en);
  });

  test('says what is true of this donation alone', () => {
    expect(receiptText({ petName: 'Luna' })).toContain('Mascota: Luna');
    expect(receiptText({ wantsInvoice: true })).toContain('Pediste factura');
    expect(receiptText({ anonymous: true })).toContain('tu nombre no aparece');
    expect(receiptText({ isTest: true })).toContain('Modo de prueba');
    expect(receiptText()).not.toMatch(/Mascota|Pediste factura|tu nombre|Modo de prueba/);
  });
});

describe('the voucher', () => {
  test.each([
    ['es', /Vence: viernes, 27 de noviembre de 2026, 11:59 p\.m\. hora del centro de México/],
    ['en', /Expires: Friday, November 27, 2026 at 11:59 PM Central Standard Time/],
  ] as const)(
    'in %s has its digits, the amount and the end by the clock of the site',
    (language, end) => {
      const text = renderText(
        voucherMail.write(voucher, language, site, firstMailTexts(language)),
        site,
      ).replaceAll(/\u202f/g, ' ');
      expect(text).toContain('93000262276908');
      expect(text).toContain('9300 0262 2769 08');
      expect(text).toContain('$1,234.56 MXN');
      expect(text).toMatch(end);
      expect(text).toContain('1. ');
    },
  );

  test.each(languages)('that ran out asks for nothing, in %s', (language) => {
    const text = renderText(
      donationExpired.write(voucher, language, site, firstMailTexts(language)),
      site,
    );
    expect(text).toMatch(/No debes nada|You owe nothing/);
    expect(text).toContain('93000262276908');
  });
});
