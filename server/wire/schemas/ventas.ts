import type { ValueWriters } from '#domain/contract/wire.ts';
import {
  type DonationDetail,
  type DonationDocument,
  type DonationTransfer,
  type DonationVoucher,
  donationDocumentFields,
  type LedgerEntry,
} from '#domain/donations/donation.ts';
import type { Context } from '#server/context.ts';
import { catalogueSchemaOf } from './catalogues.ts';
import { cfdis } from './cfdis.ts';
import { defineDocument } from './document.ts';
import { relatedBy } from './schema.ts';

export const pesos = (cents: number) => cents / 100;

/** As the wire says it wherever it comes: pesos, a line of the ledger, a voucher. */
const valueWriters: ValueWriters<DonationDocument, Context> = {
  amountCents: pesos,
  refundedCents: pesos,
  details: (details: DonationDetail[]) =>
    details.map(({ productId, productName, productNameEn, amountCents }) => ({
      producto_id: productId,
      nombre: productName,
      nombre_en: productNameEn,
      importe: pesos(amountCents),
    })),
  entries: (entries: LedgerEntry[]) =>
    entries.map(({ bookedAt, amountCents }) => ({ fecha: bookedAt, MONTO: pesos(amountCents) })),
  voucher: (voucher) => voucher && voucherToWire(voucher),
  transfer: (transfer) => transfer && transferToWire(transfer),
};

const voucherToWire = ({ reference, barcodeUrl, expiresAt }: DonationVoucher) => ({
  reference,
  barcode_url: barcodeUrl,
  expires_at: expiresAt,
});

const transferToWire = ({
  clabe,
  bank,
  beneficiary,
  reference,
  expiresAt,
  askedCents,
}: DonationTransfer) => ({
  clabe,
  banco: bank,
  beneficiario: beneficiary,
  referencia: reference,
  expires_at: expiresAt,
  monto_pedido: pesos(askedCents),
});

const customers = catalogueSchemaOf('customers');

export const ventas = defineDocument({
  name: 'ventas',
  noun: 'donation',
  summary:
    'Donations in every state; `folio` is null until one is paid (`vigente`). Donors find their own, administrators all. ' +
    '`with` may ask for `cfdi` (the invoice of one) and `cliente` (whom it is booked to), lists beside `payload`. ' +
    'Amounts are pesos. `movimientos.cuentas_por_cobrar` is the ledger: what came, and below zero what went back ' +
    'in refunds and disputes, which may come again. While a dispute is open one is `en_disputa`, then `vigente` or `reembolsado`.',
  fields: donationDocumentFields,
  owner: 'userId',
  managedBy: 'donations.read',
  valueWriters,
  related: {
    cfdi: relatedBy(
      cfdis,
      'uuid',
      (donation: DonationDocument) => donation.cfdi,
      ({ payload }) => payload.uuid,
    ),
    cliente: relatedBy(
      customers,
      'id',
      (donation: DonationDocument) => donation.customerId,
      ({ id }) => id,
    ),
  },
  read: {
    by: 'owner',
    find: ({ donations }, viewer, query) => donations.query(viewer, query),
  },
});
