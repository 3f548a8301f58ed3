import { byPortal, field, maybe, open, unqueried } from '../contract/field.ts';
import { defineCatalogue, rowFields } from './catalogue.ts';

const shownToAll = { ...open, ...byPortal } as const;

const satFields = {
  ...rowFields(shownToAll),
  code: field('codigo', 'text', { es: 'Clave', en: 'Code' }, shownToAll),
  name: field('nombre', 'text', { es: 'Nombre', en: 'Name' }, { ...shownToAll, searchable: true }),
  /** YYYY-MM-DD: the first day on which the SAT takes it. */
  validFrom: field(
    'inicio_vigencia',
    'date',
    { es: 'Vigente desde', en: 'Valid from' },
    shownToAll,
  ),
  /** The last such day; null while no end is known. */
  validTo: maybe(
    field('fin_vigencia', 'date', { es: 'Vigente hasta', en: 'Valid until' }, shownToAll),
  ),
};

const satList = {
  fields: satFields,
  name: 'code',
  shown: ['name', 'validFrom', 'validTo'],
  searched: (term: string) => [/^[a-z]{0,2}[0-9]+$/i.test(term) ? 'code' : 'name', term] as const,
  readBy: 'everyone',
} as const;

/** Of which taxpayers something is. */
const takenBy = {
  forPeople: field('fisica', 'flag', { es: 'Personas físicas', en: 'People' }, shownToAll),
  forCompanies: field('moral', 'flag', { es: 'Personas morales', en: 'Companies' }, shownToAll),
};

export const satCfdiUses = defineCatalogue({
  ...satList,
  schema: 'sat_uso_cfdi',
  title: { es: 'Usos de CFDI', en: 'Uses of a CFDI' },
  about: {
    es: 'Para qué se usa una factura, según el SAT (c_UsoCFDI).',
    en: 'What an invoice may be used for, as the SAT lists it (c_UsoCFDI).',
  },
  fields: {
    ...satFields,
    ...takenBy,
    /** Codes of the regimes of receivers that go with it. */
    regimes: field(
      'regimenes',
      'list',
      { es: 'Regímenes del receptor', en: 'Receiver’s regimes' },
      { ...shownToAll, ...unqueried },
    ),
  },
  shown: ['name', 'forPeople', 'forCompanies', 'validFrom', 'validTo'],
});

export const satPaymentForms = defineCatalogue({
  ...satList,
  schema: 'sat_formas_pago',
  title: { es: 'Formas de pago', en: 'Forms of payment' },
  about: {
    es: 'Cómo se pagó, según el SAT (c_FormaPago).',
    en: 'How it was paid, as the SAT lists it (c_FormaPago).',
  },
});

export const satTaxRegimes = defineCatalogue({
  ...satList,
  schema: 'sat_regimen_fiscal',
  title: { es: 'Regímenes fiscales', en: 'Tax regimes' },
  about: {
    es: 'Bajo qué régimen tributa quien recibe una factura, según el SAT (c_RegimenFiscal).',
    en: 'Under which regime whoever receives an invoice pays taxes, as the SAT lists it (c_RegimenFiscal).',
  },
  fields: {
    ...satFields,
    ...takenBy,
  },
  shown: ['name', 'forPeople', 'forCompanies', 'validFrom', 'validTo'],
});

/** Whether the SAT takes it on `day` (YYYY-MM-DD). */
export const isValidOn = (
  day: string,
  { validFrom, validTo }: { validFrom: string; validTo: string | null },
): boolean => validFrom <= day && (validTo === null || day <= validTo);
