import {
  address,
  cents,
  day,
  exampled,
  flag,
  id,
  instant,
  integer,
  language,
  list,
  nullable,
  object,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { petStatus } from '../pets/vocabularies.ts';
import { vocabulary } from '../vocabulary.ts';
import { declineReasons } from './decline.ts';
import { disputeReasons, disputeStates } from './dispute.ts';
import { paymentKinds, paymentMethods } from './donation-kind.ts';
import { donationStates } from './donation-state.ts';
import { entryKinds } from './entry-kind.ts';

/** What calls say of a donation to those who keep the books. */

/** What was asked of a provider. */
const operations = vocabulary({
  charge: 'cobro',
  order: 'orden',
  capture: 'captura',
  voucher: 'vale',
  transfer: 'spei',
  refund: 'reembolso',
});

const mailKinds = vocabulary({
  voucher: 'vale',
  transfer: 'spei',
  expired: 'vale_vencido',
  receipt: 'recibo',
  refund: 'reembolso',
});

export const bookedVoucher = object(
  {
    reference: exampled(text, '98000123456789'),
    barcodeUrl: wire('barcode_url', nullable(address)),
    expiresAt: wire('expires_at', instant),
  },
  'Voucher',
);

export const bookedTransfer = object(
  {
    clabe: exampled(text, '646180111805034237'),
    bank: wire('banco', text),
    beneficiary: wire('beneficiario', text),
    reference: wire('referencia', text),
    expiresAt: wire('expires_at', instant),
    askedCents: wire('monto_pedido', cents),
  },
  'Transfer',
);

const bookedFields = {
  id,
  createdAt: wire('created_at', instant),
  date: wire('fecha', day),
  series: wire('serie', text),
  folio: nullable(integer),
  status: wire('estado', word(donationStates)),
  kind: wire('tipo', word(paymentKinds)),
  productName: wire('producto', text),
  productNameEn: wire('producto_en', text),
  method: wire('metodo', word(paymentMethods)),
  provider: wire('proveedor', text),
  /** No money moved. */
  isTest: wire('prueba', flag),
  reference: wire('referencia', nullable(text)),
  isReachable: wire('proveedor_disponible', flag),
  amountCents: wire('monto', cents),
  refundedCents: wire('reembolsado', cents),
  campaign: wire(
    'campana',
    nullable(object({ id, title: wire('titulo', object({ es: text, en: text })) })),
  ),
  /** In whose name the donor gave. */
  company: wire(
    'empresa_donante',
    nullable(object({ id, legalName: wire('razon_social', text), rfc: text })),
  ),
  anonymous: wire('anonima', flag),
  wantsInvoice: wire('impuestos', flag),
  cfdi: nullable(text),
  email: text,
  donor: wire(
    'donante',
    nullable(object({ id: nullable(id), name: wire('nombre', text), email: wire('correo', text) })),
  ),
  decline: wire('motivo', nullable(word(declineReasons))),
  voucher: wire('vale', nullable(bookedVoucher)),
  transfer: wire('spei', nullable(bookedTransfer)),
  askedAt: wire('consultado_en', nullable(instant)),
  nextCheckAt: wire('consultar_en', nullable(instant)),
  attempts: wire(
    'intentos',
    list(
      object({
        operation: wire('operacion', word(operations)),
        amountCents: wire('monto', cents),
        createdAt: wire('created_at', instant),
        closedAt: wire('cerrado_en', nullable(instant)),
      }),
    ),
  ),
};
export const bookedDonation = object(bookedFields, 'BookedDonation');

export const donationDetails = object(
  {
    ...bookedFields,
    paidAt: wire('pagado_en', nullable(instant)),
    settledAs: wire('movimiento', nullable(text)),
    language: wire('lang', language),
    entries: wire(
      'movimientos',
      list(
        object({
          bookedAt: wire('fecha', instant),
          kind: wire('tipo', word(entryKinds)),
          amountCents: wire('MONTO', cents),
        }),
      ),
    ),
    mails: wire(
      'correos',
      list(object({ kind: wire('tipo', word(mailKinds)), isWaiting: wire('por_enviar', flag) })),
    ),
    disputes: wire(
      'disputas',
      list(
        object({
          id: wire('referencia', text),
          state: wire('estado', word(disputeStates)),
          reason: wire('motivo', word(disputeReasons)),
          amountCents: wire('monto', cents),
          withheldCents: wire('retenido', cents),
          feeCents: wire('comision', cents),
          openedAt: wire('abierta_en', instant),
          answerBy: wire('responder_antes', nullable(instant)),
        }),
      ),
    ),
    pet: wire(
      'mascota',
      nullable(object({ id, name: wire('nombre', text), status: wire('estado', word(petStatus)) })),
    ),
  },
  'DonationDetails',
);
