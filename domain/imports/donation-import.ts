import { donationKinds, type PaymentMethod } from '../donations/donation-kind.ts';
import { parsePesos } from '../money.ts';
import { yesNo } from '../pets/vocabularies.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';
import type { ImportField, ImportKind } from './import-kind.ts';

/** As treasurers say it: on the wire `efectivo` is cash at a store. */
const saidMethods = vocabulary<PaymentMethod>({
  transfer: 'transferencia',
  cash: 'efectivo',
  check: 'cheque',
  card: 'tarjeta',
  wallet: 'paypal',
  voucher: 'oxxo',
});

/** What a column of a table may tell of a donation, in the order in which people are asked. */
export const donationImportField = vocabulary({
  reference: 'referencia',
  date: 'fecha',
  amount: 'monto',
  donorName: 'donante',
  email: 'correo',
  phone: 'telefono',
  rfc: 'rfc',
  method: 'forma_pago',
  kind: 'tipo',
  purpose: 'concepto',
  invoiced: 'facturado',
  invoice: 'factura',
});
export type DonationImportField = ValueOf<typeof donationImportField>;

const fields: Readonly<Record<DonationImportField, ImportField>> = {
  reference: {
    label: { es: 'Referencia propia', en: 'Own reference' },
    called: ['referencia', 'folio', 'clave', 'recibo', 'operacion', 'id', 'no', 'reference'],
    isOptional: true,
    isOwn: true,
  },
  date: {
    label: { es: 'Fecha', en: 'Date' },
    called: ['fecha', 'dia', 'date', 'deposito'],
    isDate: true,
    isOwn: true,
  },
  amount: {
    label: { es: 'Monto', en: 'Amount' },
    called: ['monto', 'importe', 'cantidad', 'pesos', 'donativo', 'amount', 'total'],
    isOwn: true,
    isKnownBy: (value) => /[.$]/.test(value) && parsePesos(value) !== undefined,
  },
  donorName: {
    label: { es: 'Donante', en: 'Donor' },
    called: ['donante', 'donador', 'nombre', 'quien', 'donor', 'name', 'benefactor'],
    isOptional: true,
    isOwn: true,
  },
  email: {
    label: { es: 'Correo', en: 'Email' },
    called: ['correo', 'email', 'mail', 'e mail'],
    isOptional: true,
    isOwn: true,
    isKnownBy: (value) => value.includes('@'),
  },
  phone: {
    label: { es: 'Teléfono', en: 'Telephone' },
    called: ['telefono', 'celular', 'tel', 'whatsapp', 'phone'],
    isOptional: true,
    isOwn: true,
  },
  rfc: {
    label: { es: 'RFC', en: 'RFC' },
    called: ['rfc'],
    isOptional: true,
    isOwn: true,
  },
  method: {
    label: { es: 'Forma de pago', en: 'Payment method' },
    called: ['forma pago', 'metodo', 'metodo pago', 'medio', 'via', 'method', 'como'],
    words: saidMethods,
    spoken: {
      card: ['tarjeta de credito', 'tarjeta de debito', 'tdc', 'tdd', 'credito', 'debito', 'tpv'],
      wallet: ['mercado pago', 'mercadopago', 'wallet', 'monedero'],
      voucher: ['tienda', 'deposito en oxxo'],
      transfer: ['spei', 'transfer', 'transferencia bancaria', 'transf', 'banco', 'deposito'],
      cash: ['cash', 'en mano', 'efectivo en mano', 'alcancia', 'deposito en efectivo'],
      check: ['cheque nominativo', 'cheques'],
    },
    isKnownBy: 'words',
  },
  kind: {
    label: { es: 'Tipo', en: 'Kind' },
    called: ['tipo', 'destino', 'programa', 'kind', 'rubro'],
    words: donationKinds,
    spoken: {
      monthly: ['mensual', 'mensualidad', 'padrino', 'apadrinamiento', 'monthly'],
      food: ['alimento', 'croquetas', 'comida', 'food'],
      sterilization: ['esterilizaciones', 'esterilizar', 'campana'],
      treatment: ['tratamientos', 'veterinario', 'medicina', 'cirugia'],
      other: ['otro', 'otra', 'general', 'donativo', 'other'],
    },
    usual: donationKinds.toWire('other'),
  },
  purpose: {
    label: { es: 'Concepto', en: 'Purpose' },
    called: ['concepto', 'motivo', 'para', 'descripcion', 'purpose'],
    isOptional: true,
    isOwn: true,
  },
  invoiced: {
    label: { es: '¿Ya se facturó?', en: 'Already invoiced?' },
    called: ['facturado', 'facturada', 'factura', 'cfdi emitido', 'invoiced'],
    words: yesNo,
  },
  invoice: {
    label: { es: 'Folio o UUID de la factura', en: 'Folio or UUID of the invoice' },
    called: ['uuid', 'folio fiscal', 'folio factura', 'cfdi', 'numero factura', 'invoice'],
    isOptional: true,
    isOwn: true,
    isKnownBy: (value) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value),
  },
};

/** Donations of before the portal, or that came outside of it. */
export const donationImport: ImportKind<DonationImportField> = {
  name: 'donations',
  field: donationImportField,
  fields,
};
