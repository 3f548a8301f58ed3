import { callWirePage } from '#app/api/wire-client.ts';
import type { DataOf } from '#app/wire/post-to-wire.ts';
import { entityReader, objectOf } from '#domain/contract/entity-reader.ts';
import { type DonationVoucher, donationFields } from '#domain/donations/donation.ts';
import { centsOfPesos } from '#domain/donations/donation-request.ts';
import { type DonationState, donationStates } from '#domain/donations/donation-state.ts';

/** What a donor sees of their own donations. All calls throw WireError. */

/** Of the wire. */
export const donationSchema = 'ventas';

export type OwnDonation = ReturnType<typeof donationFrom>;

const readDonation = entityReader(
  donationFields,
  [
    'id',
    'createdAt',
    'series',
    'folio',
    'status',
    'date',
    'branchId',
    'customerId',
    'wantsInvoice',
    'kind',
    'method',
    'provider',
    'productName',
    'petId',
    'amountCents',
    'refundedCents',
    'voucher',
    'cfdi',
  ] as const,
  {
    amountCents: (pesos) => centsOfPesos(Number(pesos)),
    refundedCents: (pesos) => centsOfPesos(Number(pesos)),
    voucher: (said) => (said === null ? null : voucherFrom(objectOf(said))),
  },
);

function voucherFrom(said: Readonly<Record<string, unknown>>): DonationVoucher {
  return {
    reference: String(said.reference),
    barcodeUrl: typeof said.barcode_url === 'string' ? said.barcode_url : null,
    expiresAt: String(said.expires_at),
  };
}

export const donationFrom = ({ payload, ...frame }: DataOf<'documentos:consultar'>[number]) =>
  readDonation({ ...payload, ...frame });

/** An administrator is a donor like any other here: the account's, not all that they may see. */
export const ofDonor = (userId: string) => ({
  field: 'payload.usuario_id',
  operator: '=',
  value: userId,
});

export const inStates = (...states: DonationState[]) => ({
  field: 'estado',
  operator: 'in',
  value: states.map(donationStates.toWire),
});

/** How long one that ran out is still told of: stores hand on late what was paid in time. */
const toldFor = 45 * 86_400_000;

/** What is not settled, and what ran out lately; the latest first. */
export async function findOpen(userId: string, now: Date): Promise<OwnDonation[]> {
  const since = new Date(now.getTime() - toldFor).toISOString();
  const where = [
    inStates('pending', 'requiresAction', 'expired'),
    ofDonor(userId),
    { field: 'created_at', operator: '>=', value: since },
  ];
  const order = [{ field: 'created_at', direction: 'desc' as const }];
  const body = { schema: donationSchema, filter: { where }, order, limit: 10 };
  return (await callWirePage('documentos:consultar', body, donationFrom)).items;
}

/** 'D12', as people name a donation that was paid. */
export const folioOf = ({ series, folio }: Pick<OwnDonation, 'series' | 'folio'>): string =>
  `${series}${folio ?? ''}`;
