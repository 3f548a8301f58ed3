import { command, type DataOfCall, pagedQuery } from '../contract/call.ts';
import { limit, page } from '../contract/page-shapes.ts';
import {
  flag,
  id,
  inputId,
  inputText,
  instant,
  list,
  moment,
  nullable,
  object,
  optionally,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { differenceKinds } from './difference.ts';

/** Where a provider's books and the portal's do not agree. */

export const findDifferences = pagedQuery('donaciones:diferencias', {
  access: { right: 'donations.read' },
  takes: { resolved: wire('resueltas', optionally(flag, false)), page, limit },
  gives: list(
    object(
      {
        id,
        createdAt: wire('created_at', instant),
        kind: wire('tipo', word(differenceKinds)),
        provider: wire('proveedor', text),
        reference: wire('referencia', text),
        donationId: wire('donacion_id', nullable(id)),
        /** Centavos as digits, a currency, or a provider's name for a payment. */
        expected: wire('esperado', text),
        found: wire('encontrado', text),
        resolvedAt: wire('resuelta_en', nullable(moment)),
        resolvedBy: wire('resuelta_por', nullable(text)),
        note: wire('nota', nullable(text)),
      },
      'PaymentDifference',
    ),
  ),
});

export const resolveDifference = command('donaciones:resolver_diferencia', {
  access: { right: 'donations.reconcile' },
  takes: { id: inputId, note: wire('nota', inputText) },
  gives: object({ id }),
  errors: { 404: ['notFound'], 409: ['differenceResolved'] },
});

export type Difference = DataOfCall<typeof findDifferences>[number];
