import type { Bilingual } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface TransferExpiredData {
  amountCents: number;
  clabe: string;
}

interface Words {
  subject: string;
  preview: string;
  heading: string;
  intro(amount: string, clabe: string): string;
  sent: string;
  again: string;
  give: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: 'Tu transferencia no llegó, y no pasa nada',
    preview: 'No debes nada y no hay nada que cancelar.',
    heading: 'Tu transferencia no llegó, y no pasa nada',
    intro: (amount, clabe) =>
      `Esperábamos ${amount} en la CLABE ${clabe} y el plazo terminó. No debes nada y no hay nada que cancelar.`,
    sent: 'Si ya la mandaste, no te preocupes: en cuanto llegue, tu donativo cuenta y te mandamos el recibo. Guarda tu comprobante mientras tanto.',
    again: 'Si todavía quieres donar, pide otra CLABE o elige otra forma de pago:',
    give: 'Ir a donaciones',
    reason: (siteName) =>
      `Recibes este correo porque pediste una CLABE para donar por transferencia a ${siteName}.`,
  },
  en: {
    subject: 'Your transfer did not arrive, and that is fine',
    preview: 'You owe nothing, and there is nothing to cancel.',
    heading: 'Your transfer did not arrive, and that is fine',
    intro: (amount, clabe) =>
      `We expected ${amount} at the CLABE ${clabe}, and its last day has passed. You owe nothing, and there is nothing to cancel.`,
    sent: 'If you have sent it, do not worry: as soon as it arrives, your donation counts and we mail you the receipt. Keep your proof of transfer until then.',
    again: 'If you would still like to give, ask for another CLABE or choose another way to pay:',
    give: 'Go to donations',
    reason: (siteName) =>
      `You get this email because you asked for a CLABE to give by bank transfer to ${siteName}.`,
  },
};

export const transferExpired = defineMail<TransferExpiredData>(
  'donation-transfer-expired',
  ({ amountCents, clabe }, language, site) => {
    const say = words[language];
    return {
      subject: say.subject,
      preview: say.preview,
      heading: say.heading,
      blocks: [
        say.intro(formatPesos(amountCents), clabe),
        say.sent,
        say.again,
        { kind: 'button', label: say.give, url: site.url + pathFor('donations', language) },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    sample: {
      title: { es: 'Transferencia que no llegó', en: 'Transfer that never came' },
      data: () => ({ amountCents: 500_00, clabe: '646180157000000004' }),
    },
  },
);
