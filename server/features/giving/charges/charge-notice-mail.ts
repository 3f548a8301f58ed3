import type { ChargeKind } from '#domain/donations/donation-kind.ts';
import { kindNames } from '#domain/donations/donation-words.ts';
import { type Bilingual, locale } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface ChargeNoticeData {
  what:
    | 'due'
    | 'waived'
    | 'sterilized'
    | 'ended'
    | 'tooMuch'
    | 'forfeited'
    | 'handedBack'
    | 'reminder';
  kind: ChargeKind;
  /** Of what the mail is about. */
  cents: number;
  pets: string;
  /** YYYY-MM-DD: the last one that was agreed on, or on which it was given back; '' for none. */
  day: string;
  /** Of whoever decided, or noted it. */
  words: string;
  way?: 'transfer' | 'cash' | undefined;
  /** By which its page is opened. */
  chargeId: string;
}

interface Facts {
  /** As in the middle of a sentence. */
  name: string;
  amount: string;
  pets: string;
  day: string;
  way: string;
}

interface Told {
  subject(facts: Facts): string;
  text(facts: Facts): string;
}

interface Words {
  told: Record<ChargeNoticeData['what'], Told>;
  ways: Record<'transfer' | 'cash', string>;
  pay: string;
  see: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    told: {
      due: {
        subject: ({ name }) => `Ya puedes pagar tu ${name}`,
        text: ({ name, amount, pets }) =>
          `El contrato de ${pets} ya tiene las dos firmas. Ya puedes pagar tu ${name}: son ${amount}, como dice el contrato. Elige la forma de pago que te quede mejor. No es un donativo.`,
      },
      waived: {
        subject: ({ name }) => `Ya no tienes que pagar tu ${name}`,
        text: ({ name, amount }) => `La organización te condonó tu ${name} de ${amount}. Nos dijo:`,
      },
      sterilized: {
        subject: () => '¡Gracias por esterilizar! Te devolvemos tu depósito',
        text: ({ pets, amount }) =>
          `La esterilización de ${pets} ya quedó registrada. Vamos a devolverte tu depósito: ${amount}. Te avisamos en cuanto salga.`,
      },
      ended: {
        subject: ({ name }) => `Vamos a devolverte tu ${name}`,
        text: ({ name, amount }) =>
          `Tu ${name} ya no hace falta. Vamos a devolverte ${amount} y te avisamos en cuanto salga.`,
      },
      tooMuch: {
        subject: ({ name }) => `Pagaste de más de tu ${name}`,
        text: ({ name, amount }) =>
          `Llegaron ${amount} de más para tu ${name}. Vamos a devolvértelos y te avisamos en cuanto salgan.`,
      },
      forfeited: {
        subject: () => 'Sobre tu depósito para la esterilización',
        text: ({ pets, amount }) =>
          `Pasó el último día acordado y no tenemos registrada la esterilización de ${pets}. Una persona de la organización decidió que tu depósito de ${amount} no se devuelve, por esto:`,
      },
      handedBack: {
        subject: ({ name }) => `Te devolvimos tu ${name}`,
        text: ({ name, amount, day, way }) =>
          `El ${day} te devolvimos ${amount} de tu ${name}, ${way}. Anotamos:`,
      },
      reminder: {
        subject: ({ pets }) => `Tu depósito te espera: la esterilización de ${pets}`,
        text: ({ pets, amount, day }) =>
          `Acordamos la esterilización de ${pets} a más tardar el ${day}. En cuanto nos mandes el comprobante y quede registrada, te devolvemos completo tu depósito de ${amount}. Si necesitas más tiempo o ayuda con el costo, responde a este correo.`,
      },
    },
    ways: { transfer: 'por transferencia', cash: 'en efectivo' },
    pay: 'Ver cómo pagar',
    see: 'Ver el detalle',
    reason: (siteName) => `Recibes este correo porque adoptaste en ${siteName}.`,
  },
  en: {
    told: {
      due: {
        subject: ({ name }) => `You can now pay your ${name}`,
        text: ({ name, amount, pets }) =>
          `The contract for ${pets} has both signatures. You can now pay your ${name}: ${amount}, as the contract says. Choose the way to pay that suits you best. It is not a donation.`,
      },
      waived: {
        subject: ({ name }) => `You no longer have to pay your ${name}`,
        text: ({ name, amount }) =>
          `The organization has waived your ${name} of ${amount}. They wrote:`,
      },
      sterilized: {
        subject: () => 'Thank you for sterilizing! Your deposit goes back to you',
        text: ({ pets, amount }) =>
          `The sterilization of ${pets} has been recorded. We are going to give your deposit back: ${amount}. We will tell you when it leaves.`,
      },
      ended: {
        subject: ({ name }) => `We are going to give back your ${name}`,
        text: ({ name, amount }) =>
          `Your ${name} is no longer needed. We are going to give back ${amount}, and will tell you when it leaves.`,
      },
      tooMuch: {
        subject: ({ name }) => `You paid too much for your ${name}`,
        text: ({ name, amount }) =>
          `${amount} too much arrived for your ${name}. We are going to give it back, and will tell you when it leaves.`,
      },
      forfeited: {
        subject: () => 'About your sterilization deposit',
        text: ({ pets, amount }) =>
          `The last day that was agreed on has passed, and we have no record of the sterilization of ${pets}. A person of the organization has decided that your deposit of ${amount} does not go back, for this reason:`,
      },
      handedBack: {
        subject: ({ name }) => `We have given back your ${name}`,
        text: ({ name, amount, day, way }) =>
          `On ${day} we gave back ${amount} of your ${name}, ${way}. Our note:`,
      },
      reminder: {
        subject: ({ pets }) => `Your deposit is waiting: the sterilization of ${pets}`,
        text: ({ pets, amount, day }) =>
          `We agreed on the sterilization of ${pets} by ${day} at the latest. As soon as you send us proof and it is recorded, your deposit of ${amount} goes back to you in full. If you need more time, or help with the cost, reply to this email.`,
      },
    },
    ways: { transfer: 'by bank transfer', cash: 'in cash' },
    pay: 'See how to pay',
    see: 'See the details',
    reason: (siteName) => `You get this email because you adopted at ${siteName}.`,
  },
};

/** To the family. */
export const chargeNotice = defineMail<ChargeNoticeData>(
  'charge-notice',
  ({ what, kind, cents, pets, day, words: said, way, chargeId }, language, site) => {
    const say = words[language];
    const facts: Facts = {
      name: kindNames[kind][language].toLowerCase(),
      amount: formatPesos(cents),
      pets,
      day: day && longDay(day, locale[language]),
      way: way ? say.ways[way] : '',
    };
    const text = say.told[what].text(facts);
    return {
      subject: say.told[what].subject(facts),
      preview: text,
      heading: say.told[what].subject(facts),
      blocks: [
        text,
        ...(said ? [{ kind: 'quote' as const, text: said }] : []),
        {
          kind: 'button',
          label: what === 'due' ? say.pay : say.see,
          url: site.url + pathFor('payCharge', language, { id: chargeId }),
        },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    sample: {
      title: { es: 'Cuota o depósito de una adopción', en: 'Fee or deposit of an adoption' },
      data: ({ language, dayIn }) => ({
        what: 'due',
        kind: 'sterilizationDeposit',
        cents: 1_000_00,
        pets: { es: 'Canela y Balam', en: 'Canela and Balam' }[language],
        day: dayIn(60),
        words: '',
        chargeId: 'ejemplo',
      }),
      variants: (data) => [
        ...(['sterilized', 'ended', 'tooMuch', 'reminder'] as const).map((what) => ({
          ...data,
          what,
        })),
        ...(['waived', 'forfeited'] as const).map((what) => ({
          ...data,
          what,
          words: 'Folio 18.',
        })),
        { ...data, what: 'handedBack', kind: 'recoveryFee', way: 'transfer', words: 'Folio 18.' },
      ],
    },
  },
);

const longDay = (day: string, tag: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(tag, { dateStyle: 'long', timeZone: 'UTC' });
