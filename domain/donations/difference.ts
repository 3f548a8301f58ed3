import { z } from 'zod';
import { line } from '../accounts/fields.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** What the portal's books and a provider's disagree about. */
export const differenceKinds = vocabulary({
  amount: 'monto',
  currency: 'moneda',
  /** Money, or a payment, that the portal does not know. */
  unknown: 'desconocido',
  refund: 'reembolso',
  /** The provider never said what came of it, and no longer knows the call. */
  unanswered: 'sin_respuesta',
  /** More came to a CLABE after its donation was invoiced: the invoice says less. */
  invoiced: 'facturado',
});
export type DifferenceKind = ValueOf<typeof differenceKinds>;

/** How somebody saw to a difference. */
export const differenceResolution = z.object({ note: line(500) });
