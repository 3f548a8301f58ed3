import type { Bilingual } from '#domain/language.ts';
import type { ReceiverSum } from '../invoices/accounting.ts';

interface Words {
  file: string;
  title: (year: number) => string;
  subtitle: string;
  footer: (organisation: string) => string;
  legalName: string;
  rfc: string;
  notSaid: string;
  testMode: string;
  received: string;
  byMethod: readonly [string, string, string, string, string];
  byPurpose: readonly [string, string, string, string, string];
  inKind: (gifts: number, estimated: string) => string;
  receivers: string;
  receiverHead: readonly [string, string, string];
  receiverKinds: Record<ReceiverSum['rfc'], string>;
  noInvoices: string;
  used: string;
  usedHead: readonly [string, string, string];
  noExpenses: string;
  total: string;
  elsewhere: string;
  elsewhereLead: string;
  missing: readonly string[];
  source: string;
}

export const transparencyWords: Bilingual<Words> = {
  es: {
    file: 'transparencia',
    title: (year) => `Transparencia ${year}`,
    subtitle:
      'Lo que dicen los libros, en pesos, para la declaración informativa que se presenta en mayo. El portal no la presenta: revísala con quien lleva tu contabilidad.',
    footer: (organisation) => `${organisation} · Datos para la declaración de transparencia`,
    legalName: 'Razón social',
    rfc: 'RFC',
    notSaid: 'Falta en los datos de la organización',
    testMode: 'Modo de prueba: estos donativos no movieron dinero.',
    received: 'Donativos recibidos en dinero',
    byMethod: ['Forma de pago', 'Donativos', 'Recibido', 'Devuelto', 'Queda'],
    byPurpose: ['Para qué se dieron', 'Donativos', 'Recibido', 'Devuelto', 'Queda'],
    inKind: (gifts, estimated) =>
      `En especie: ${gifts === 1 ? '1 donativo' : `${gifts} donativos`}, que quienes los dieron estiman en ${estimated}. No están en las sumas de arriba.`,
    receivers: 'Comprobantes vigentes, por quien los recibió',
    receiverHead: ['Quién', 'CFDI', 'Importe'],
    receiverKinds: {
      person: 'Personas físicas',
      company: 'Personas morales',
      generalPublic: 'Público en general (global y sin RFC)',
      foreign: 'Residentes en el extranjero',
    },
    noInvoices: 'Este año no hay comprobantes vigentes.',
    used: 'En qué se gastó (lo que pagó la organización)',
    usedHead: ['Concepto', 'Gastos', 'Importe'],
    noExpenses: 'Este año no hay gastos de la organización anotados en el portal.',
    total: 'Total',
    elsewhere: 'Lo que el portal no sabe',
    elsewhereLead: 'La declaración también lo pregunta:',
    missing: [
      'Patrimonio: activo, pasivo y capital',
      'Otros ingresos y gastos que no están en el portal',
      'Donativos que se entregaron a otras organizaciones',
      'Plantilla: cuántas personas y cuánto se pagó en salarios',
      'Órgano de gobierno: quiénes lo integran',
      'Actividades para influir en la legislación, si las hubo',
      'Cuántos beneficiarios hubo y en qué entidades',
    ],
    source:
      'Fundamento: LISR, artículo 82, fracción VI; SAT, ficha de trámite 19/ISR. Los importes salen del libro de donativos, día por día: lo devuelto cuenta en el año en que se devolvió.',
  },
  en: {
    file: 'transparency',
    title: (year) => `Transparency ${year}`,
    subtitle:
      'What the books say, in pesos, for the declaration that is filed in May. The portal does not file it: go through it with whoever keeps your accounts.',
    footer: (organisation) => `${organisation} · Data for the declaration of transparency`,
    legalName: 'Legal name',
    rfc: 'RFC (tax id)',
    notSaid: 'Missing in the organization’s record',
    testMode: 'Test mode: these donations moved no money.',
    received: 'Donations received in money',
    byMethod: ['Paid by', 'Donations', 'Received', 'Given back', 'Left'],
    byPurpose: ['Given for', 'Donations', 'Received', 'Given back', 'Left'],
    inKind: (gifts, estimated) =>
      `In kind: ${gifts === 1 ? '1 gift' : `${gifts} gifts`}, which their donors estimate at ${estimated}. They are not in the sums above.`,
    receivers: 'Valid invoices, by who received them',
    receiverHead: ['Who', 'CFDI', 'Amount'],
    receiverKinds: {
      person: 'People',
      company: 'Companies',
      generalPublic: 'The general public (global, and without an RFC)',
      foreign: 'Residents abroad',
    },
    noInvoices: 'There are no valid invoices of this year.',
    used: 'What it was spent on (by the organization)',
    usedHead: ['What', 'Expenses', 'Amount'],
    noExpenses: 'The portal has no expenses of the organization for this year.',
    total: 'Total',
    elsewhere: 'What the portal does not know',
    elsewhereLead: 'The declaration asks for it too:',
    missing: [
      'Assets, liabilities and capital',
      'Other income and expenses that are not in the portal',
      'Donations that were given to other organizations',
      'Staff: how many people, and what was paid in wages',
      'Governing body: who is in it',
      'Activities to influence legislation, if there were any',
      'How many were helped, and in which states',
    ],
    source:
      'Legal basis: LISR, article 82, section VI; SAT, procedure 19/ISR. Amounts come from the ledger of donations, day by day: what was given back counts in the year in which it was given back.',
  },
};
