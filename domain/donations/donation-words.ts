import type { Bilingual, Language } from '../language.ts';
import type { Donation } from './donation.ts';
import type { PaymentKind, PaymentMethod } from './donation-kind.ts';
import type { DonationState } from './donation-state.ts';

export const kindNames: Record<PaymentKind, Bilingual> = {
  monthly: { es: 'Donativo mensual', en: 'Monthly donation' },
  food: { es: 'Alimento', en: 'Food' },
  sterilization: { es: 'Esterilización', en: 'Sterilization' },
  treatment: { es: 'Tratamiento', en: 'Treatment' },
  other: { es: 'Otros', en: 'Other' },
  recoveryFee: { es: 'Cuota de recuperación', en: 'Recovery fee' },
  sterilizationDeposit: { es: 'Depósito para la esterilización', en: 'Sterilization deposit' },
};

export const methodNames: Record<PaymentMethod, Bilingual> = {
  card: { es: 'Tarjeta', en: 'Card' },
  wallet: { es: 'PayPal', en: 'PayPal' },
  voucher: { es: 'Efectivo en OXXO', en: 'Cash at OXXO' },
  transfer: { es: 'Transferencia', en: 'Bank transfer' },
  cash: { es: 'Efectivo', en: 'Cash' },
  check: { es: 'Cheque', en: 'Check' },
};

export const stateNames: Record<DonationState, Bilingual> = {
  pending: { es: 'Pendiente', en: 'Pending' },
  requiresAction: { es: 'Falta un paso', en: 'One step left' },
  paid: { es: 'Recibido', en: 'Received' },
  failed: { es: 'No se cobró', en: 'Not charged' },
  expired: { es: 'Vencido', en: 'Expired' },
  cancelled: { es: 'Cancelado', en: 'Canceled' },
  refunded: { es: 'Reembolsado', en: 'Refunded' },
  disputed: { es: 'En disputa', en: 'Disputed' },
};

/** What a product is called in a language; in Spanish where it has no English name. */
export const productNameIn = (
  { name, nameEn }: { name: string; nameEn: string },
  language: Language,
): string => (language === 'en' && nameEn) || name;

/** What a donation is for: one of `other` says it by its product. */
export function donationPurpose(
  { kind, productName, productNameEn }: Pick<Donation, 'kind' | 'productName' | 'productNameEn'>,
  language: Language,
): string {
  if (kind !== 'other' || !productName) return kindNames[kind][language];
  return productNameIn({ name: productName, nameEn: productNameEn }, language);
}

/** 'D12', as people name a donation that was paid; '' for what has no folio. */
export const folioOf = ({ series, folio }: { series: string; folio: number | null }): string =>
  folio === null ? '' : `${series}${folio}`;
