import { entityReader, objectOf } from '#domain/contract/entity-reader.ts';
import { queryBy } from '#domain/contract/query-by.ts';
import { type DocumentRow, findDocuments } from '#domain/documents/document-calls.ts';
import type { CampaignGift } from '#domain/donations/campaign-address.ts';
import {
  type DonationTransfer,
  type DonationVoucher,
  donationFields,
} from '#domain/donations/donation.ts';
import type { DonationKind } from '#domain/donations/donation-kind.ts';
import type { Gift } from '#domain/donations/giving-address.ts';
import { centsOfPesos } from '#domain/pesos.ts';
import { read } from './call.ts';

/** A donation as its donor sees it: a gift, for what adoptions ask for is not among them. */
export type OwnDonation = Omit<ReturnType<typeof readDonation>, 'kind'> & { kind: DonationKind };

/** Of the wire. */
export const donationSchema = 'ventas';
export const donations = queryBy(donationFields);

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
    'cardFunding',
    'isTest',
    'productId',
    'productName',
    'productNameEn',
    'petId',
    'campaignId',
    'fundraiserId',
    'companyId',
    'amountCents',
    'refundedCents',
    'anonymous',
    'email',
    'voucher',
    'transfer',
    'cfdi',
  ] as const,
  {
    amountCents: (pesos) => centsOfPesos(Number(pesos)),
    refundedCents: (pesos) => centsOfPesos(Number(pesos)),
    voucher: (value) => (value === null ? null : voucherFrom(objectOf(value))),
    transfer: (value) => (value === null ? null : transferFrom(objectOf(value))),
  },
);

function transferFrom(value: Readonly<Record<string, unknown>>): DonationTransfer {
  return {
    clabe: String(value.clabe),
    bank: String(value.banco),
    beneficiary: String(value.beneficiario),
    reference: String(value.referencia),
    expiresAt: String(value.expires_at),
    askedCents: centsOfPesos(Number(value.monto_pedido)),
  };
}

function voucherFrom(value: Readonly<Record<string, unknown>>): DonationVoucher {
  return {
    reference: String(value.reference),
    barcodeUrl: typeof value.barcode_url === 'string' ? value.barcode_url : null,
    expiresAt: String(value.expires_at),
  };
}

export const donationFrom = ({ payload, ...frame }: DocumentRow): OwnDonation =>
  readDonation({ ...payload, ...frame }) as OwnDonation;

/** @throws ApiError */
export async function findDonation(id: string): Promise<OwnDonation | undefined> {
  const where = [donations.where('id', '=', id)];
  const body = { schema: donationSchema, filter: { where }, limit: 1 };
  const [row] = await read(findDocuments, body);
  return row && donationFrom(row);
}

export type ChosenGift = Pick<
  OwnDonation,
  'kind' | 'amountCents' | 'productId' | 'petId' | 'anonymous' | 'wantsInvoice'
>;

/** What its donor chose, for another try. */
export function giftOf(
  donation: ChosenGift & Partial<Pick<OwnDonation, 'campaignId' | 'fundraiserId'>>,
): CampaignGift & Required<Pick<Gift, 'kind' | 'amountCents'>> {
  const { kind, amountCents, productId, petId, anonymous, wantsInvoice } = donation;
  const campaignId = donation.fundraiserId ?? donation.campaignId;
  return {
    kind,
    amountCents,
    ...(kind === 'other' && productId && { productId }),
    ...(petId && { petId }),
    ...(campaignId && { campaignId }),
    ...(anonymous && { anonymous }),
    ...(wantsInvoice && { wantsInvoice }),
  };
}
