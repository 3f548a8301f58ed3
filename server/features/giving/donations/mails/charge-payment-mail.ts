import type { ChargeKind, PaymentMethod } from '#domain/donations/donation-kind.ts';
import { kindNames, methodNames } from '#domain/donations/donation-words.ts';
import { type Bilingual, locale } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface ChargePaymentData {
  what: 'paid' | 'refunded' | 'refundFailed' | 'expired';
  kind: ChargeKind;
  /** '' where nothing was paid. */
  number: string;
  /** Of what the mail is about. */
  cents: number;
  method: PaymentMethod;
  /** Instant; '' where nothing was paid. */
  paidAt: string;
  /** By which its page is opened. */
  chargeId: string;
  isTest: boolean;
}

interface Told {
  subject(name: string): string;
  text(amount: string, name: string): string;
}

interface Words {
  told: Record<ChargePaymentData['what'], Told>;
  /** Of what was paid. */
  about: Record<ChargeKind, string>;
  wait: string;
  facts: { number: string; amount: string; method: string; day: string };
  test: string;
  see: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    told: {
      paid: {
        subject: (name) => `Comprobante de ${name}`,
        text: (amount, name) => `Recibimos ${amount} de tu ${name}. Este es tu comprobante.`,
      },
      refunded: {
        subject: (name) => `Devolución de tu ${name}`,
        text: (amount, name) => `Te devolvimos ${amount} de tu ${name}.`,
      },
      refundFailed: {
        subject: (name) => `No pudimos devolverte tu ${name}`,
        text: (amount, name) =>
          `Tu banco no aceptó la devolución de ${amount} de tu ${name}. El dinero sigue aquí y es tuyo: te buscaremos para devolvértelo de otra forma.`,
      },
      expired: {
        subject: (name) => `El plazo para pagar tu ${name} terminó`,
        text: (amount, name) =>
          `La ficha o la CLABE para pagar ${amount} de tu ${name} ya no sirve. Puedes pedir otra o elegir otra forma de pago.`,
      },
    },
    about: {
      recoveryFee:
        'La cuota de recuperación ayuda a cubrir lo que tu mascota costó. No es un donativo y este comprobante no es deducible de impuestos.',
      sterilizationDeposit:
        'El depósito es tuyo: se devuelve completo cuando se registra la esterilización. No es un donativo ni es deducible de impuestos.',
    },
    wait: 'Tu banco puede tardar de 5 a 10 días hábiles en mostrarlo. Si después no lo ves, responde a este correo.',
    facts: { number: 'Folio', amount: 'Monto', method: 'Forma de pago', day: 'Fecha' },
    test: 'Fue una prueba: no se movió dinero.',
    see: 'Ver el detalle',
    reason: (siteName) => `Recibes este correo porque adoptaste en ${siteName}.`,
  },
  en: {
    told: {
      paid: {
        subject: (name) => `Receipt: ${name}`,
        text: (amount, name) => `We received ${amount} for your ${name}. This is your receipt.`,
      },
      refunded: {
        subject: (name) => `Refund of your ${name}`,
        text: (amount, name) => `We have given back ${amount} of your ${name}.`,
      },
      refundFailed: {
        subject: (name) => `We could not give back your ${name}`,
        text: (amount, name) =>
          `Your bank did not take the refund of ${amount} of your ${name}. The money is still here, and it is yours: we will be in touch to return it another way.`,
      },
      expired: {
        subject: (name) => `The time to pay your ${name} is over`,
        text: (amount, name) =>
          `The payment slip or CLABE for ${amount} of your ${name} is no longer valid. You can ask for another one, or choose another way to pay.`,
      },
    },
    about: {
      recoveryFee:
        'The recovery fee helps to cover what your pet has cost. It is not a donation, and this receipt is not tax-deductible.',
      sterilizationDeposit:
        'The deposit is yours: it goes back in full once the sterilization is recorded. It is not a donation, and not tax-deductible.',
    },
    wait: 'Your bank may take 5 to 10 working days to show it. If you do not see it by then, reply to this email.',
    facts: { number: 'Number', amount: 'Amount', method: 'Payment method', day: 'Date' },
    test: 'It was a test: no money moved.',
    see: 'See the details',
    reason: (siteName) => `You get this email because you adopted at ${siteName}.`,
  },
};

/** To the family, of what its adoption asks for. Nothing in it thanks for a gift. */
export const chargePayment = defineMail<ChargePaymentData>(
  'charge-payment',
  ({ what, kind, number, cents, method, paidAt, chargeId, isTest }, language, site) => {
    const say = words[language];
    const name = kindNames[kind][language].toLowerCase();
    const text = say.told[what].text(formatPesos(cents), name);
    const day =
      paidAt &&
      new Date(paidAt).toLocaleDateString(locale[language], {
        dateStyle: 'long',
        timeZone: site.timezone,
      });
    const facts = [
      { label: say.facts.number, value: number },
      { label: say.facts.amount, value: formatPesos(cents) },
      { label: say.facts.method, value: methodNames[method][language] },
      { label: say.facts.day, value: day },
    ].filter(({ value }) => value !== '');
    return {
      subject: say.told[what].subject(name),
      preview: text,
      heading: say.told[what].subject(name),
      blocks: [
        text,
        ...(what === 'paid' ? [{ kind: 'facts' as const, items: facts }, say.about[kind]] : []),
        ...(what === 'refunded' ? [say.wait] : []),
        ...(isTest ? [{ kind: 'note' as const, text: say.test }] : []),
        {
          kind: 'button',
          label: say.see,
          url: site.url + pathFor('payCharge', language, { id: chargeId }),
        },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    queue: 'receipts',
    sample: {
      title: { es: 'Pago de una cuota o un depósito', en: 'Payment of a fee or deposit' },
      data: ({ now }) => ({
        what: 'paid',
        kind: 'recoveryFee',
        number: 'C18',
        cents: 1_000_00,
        method: 'card',
        paidAt: now.toISOString(),
        chargeId: 'ejemplo',
        isTest: true,
      }),
      variants: (data) => [
        { ...data, kind: 'sterilizationDeposit', isTest: false },
        ...(['refunded', 'refundFailed'] as const).map((what) => ({ ...data, what })),
        { ...data, what: 'expired', number: '', paidAt: '' },
      ],
    },
  },
);
