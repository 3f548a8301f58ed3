import type { Bilingual } from '../language.ts';
import type { DisputeReason } from './dispute.ts';

export const disputeReasonNames: Record<DisputeReason, Bilingual> = {
  fraudulent: { es: 'No reconoce el cargo', en: 'Does not recognize the charge' },
  duplicate: { es: 'Dice que se cobró dos veces', en: 'Says it was charged twice' },
  notReceived: { es: 'Dice que no recibió nada a cambio', en: 'Says nothing was received for it' },
  notAsDescribed: { es: 'Dice que no es lo acordado', en: 'Says it is not what was agreed' },
  cancelled: { es: 'Dice que ya lo había cancelado', en: 'Says it had been canceled' },
  refundNotReceived: {
    es: 'Dice que no recibió un reembolso',
    en: 'Says a refund was not received',
  },
  wrongAmount: { es: 'Dice que el monto no es correcto', en: 'Says the amount is wrong' },
  other: { es: 'Otro motivo', en: 'Another reason' },
};
