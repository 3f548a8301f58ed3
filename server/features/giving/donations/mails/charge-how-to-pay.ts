import type { Bilingual, Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';

interface Words {
  subject(amount: string): string;
  intro: string;
  see: string;
  /** In the place of the amount of a donation. */
  amount: string;
  /** In the place of the donor. */
  payer: string;
  /** Of the PDF, for who looks at its properties. */
  about(siteName: string): string;
  late: string;
  reason(siteName: string): string;
}

/** What payment slips and details of transfers say where they are for what an adoption asks for, and for no gift. */
export const chargeHowToPay: Bilingual<Words> = {
  es: {
    subject: (amount) => `Cómo pagar ${amount} de tu adopción`,
    intro: 'Con estos datos pagas lo que acordaste en tu contrato de adopción:',
    see: 'Ver el detalle',
    amount: 'Monto',
    payer: 'Quien paga',
    about: (siteName) => `Para pagar en OXXO lo acordado al adoptar en ${siteName}`,
    late: 'Si se te pasa la fecha puedes pedir otros datos o elegir otra forma de pago.',
    reason: (siteName) => `Recibes este correo porque adoptaste en ${siteName}.`,
  },
  en: {
    subject: (amount) => `How to pay ${amount} of your adoption`,
    intro: 'With these details you pay what you agreed on in your adoption contract:',
    see: 'See the details',
    amount: 'Amount',
    payer: 'Paid by',
    about: (siteName) => `To pay at OXXO what was agreed on when adopting at ${siteName}`,
    late: 'If the date goes by you can ask for other details, or choose another way to pay.',
    reason: (siteName) => `You get this email because you adopted at ${siteName}.`,
  },
};

/** Where whoever pays finds it again. */
export const payerPath = (
  { chargeId }: { chargeId?: string | undefined },
  language: Language,
): string =>
  chargeId === undefined
    ? pathFor('myDonations', language)
    : pathFor('payCharge', language, { id: chargeId });
