import { z } from 'zod';
import { differenceKinds } from '#domain/donations/difference.ts';
import { withWireNames } from '../../field-names.ts';
import { defineAction } from '../../registry.ts';
import { id as idValue, instant, moment, shape, text, wordOf } from '../../values.ts';
import { wireId, wireLanguage, wireText } from '../../wire-text.ts';

import { page } from './donativo_registrado.ts';

const difference = shape({
  id: idValue,
  created_at: instant,
  tipo: wordOf(differenceKinds),
  proveedor: text,
  referencia: text,
  donacion_id: idValue.nullable(),
  esperado: text,
  encontrado: text,
  resuelta_en: moment.nullable(),
  resuelta_por: text.nullable(),
  nota: text.nullable(),
}).meta({ id: 'PaymentDifference' });

const diferencias = defineAction({
  name: 'donaciones:diferencias',
  summary:
    'Where a provider’s books and the portal’s do not agree: what was expected (`esperado`) and what the provider says ' +
    '(`encontrado`), both in cents where they are amounts. Open ones, or with `resueltas` those that somebody saw to.',
  access: { right: 'donations.read' },
  input: z.strictObject({ resueltas: z.boolean().default(false), ...page }),
  output: z.array(difference),
  paginated: true,
  async handle({ input, viewer, context }) {
    const requested = { ...input, resolved: input.resueltas };
    const { items, ...found } = await context.paymentDifferences.list(viewer, requested);
    const data = items.map((item) => ({
      id: item.id,
      created_at: item.createdAt,
      tipo: differenceKinds.toWire(item.kind),
      proveedor: item.provider,
      referencia: item.reference,
      donacion_id: item.donationId,
      esperado: item.expected,
      encontrado: item.found,
      resuelta_en: item.resolvedAt,
      resuelta_por: item.resolvedByName,
      nota: item.note,
    }));
    return { data, page: found };
  },
});

const resolverDiferencia = defineAction({
  name: 'donaciones:resolver_diferencia',
  summary: 'Notes (`nota`) how somebody saw to a difference. 409 when somebody has already.',
  access: { right: 'donations.reconcile' },
  input: z.strictObject({ id: wireId, nota: wireText, lang: wireLanguage }),
  output: shape({ id: idValue }),
  errors: { 404: ['notFound'], 409: ['differenceResolved'] },
  handle: ({ input: { id, nota }, viewer, address, context }) =>
    withWireNames({ note: 'nota' }, async () => {
      await context.paymentDifferences.resolve({ viewer, address }, id, { note: nota });
      return { data: { id } };
    }),
});

export const diferenciasDePago = [diferencias, resolverDiferencia];
