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
  /** Of a transfer: what happens with another amount. */
  exact: string;
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
    exact:
      'Escribe el concepto tal cual: así sabemos que es tu pago. Suele llegar en minutos; en fin de semana o en día festivo, el siguiente día hábil. Si mandas otra cantidad, escríbenos.',
    late: 'Si se te pasa la fecha puedes pedir otros datos o elegir otra forma de pago.',
    reason: (siteName) => `Recibes este correo porque adoptaste en ${siteName}.`,
  },
  en: {
    subject: (amount) => `How to pay ${amount} of your adoption`,
    intro: 'With these details you pay what you agreed on in your adoption contract:',
    see: 'See the details',
    amount: 'Amount',
    payer: 'Paid by',
    exact:
      'Write the concept as it is: by it we know that it is your payment. It usually arrives within minutes; on weekends and holidays, on the next working day. If you send another amount, write to us.',
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
