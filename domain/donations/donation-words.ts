import type { Bilingual } from '../language.ts';
import type { DonationKind, PaymentMethod } from './donation-kind.ts';

export const kindNames: Record<DonationKind, Bilingual> = {
  monthly: { es: 'Donativo mensual', en: 'Monthly donation' },
  food: { es: 'Alimento', en: 'Food' },
  sterilization: { es: 'Esterilización', en: 'Sterilization' },
  treatment: { es: 'Tratamiento', en: 'Treatment' },
  other: { es: 'Otros', en: 'Other' },
};

export const methodNames: Record<PaymentMethod, Bilingual> = {
  card: { es: 'Tarjeta', en: 'Card' },
  wallet: { es: 'PayPal', en: 'PayPal' },
  voucher: { es: 'Efectivo en tienda', en: 'Cash at the store' },
};
