import { z } from 'zod';
import { isInvertedRange } from '#domain/dates.ts';
import { donationKinds, paymentMethods } from '#domain/donations/donation-kind.ts';
import { donationStates } from '#domain/donations/donation-state.ts';
import type { MessageKey } from '#domain/messages.ts';
import type { DonationSearch } from '#server/features/donations/bookkeeping/bookkeeping.service.ts';
import { defineAction } from '../../registry.ts';
import { wireLanguage, wireText } from '../../wire-text.ts';

import { booked, bookedToWire, page } from './donativo_registrado.ts';

const search = {
  texto: wireText.max(200).default(''),
  estados: z.array(z.enum(donationStates.wireWords)).max(10).default([]),
  metodo: z.enum(paymentMethods.wireWords).optional(),
  tipo: z.enum(donationKinds.wireWords).optional(),
  desde: z.iso.date().optional(),
  hasta: z.iso.date().optional(),
  por_resolver: z.boolean().default(false),
};

/** Days in the wrong order would find nothing, which looks like an answer. */
const inOrder = {
  check: ({ desde, hasta }: { desde?: string | undefined; hasta?: string | undefined }) =>
    !isInvertedRange(desde, hasta),
  rejection: { path: ['hasta'], error: 'rangeInverted' satisfies MessageKey },
};

function searchOf(requested: z.output<z.ZodObject<typeof search>>): DonationSearch {
  return {
    term: requested.texto,
    states: requested.estados.flatMap((word) => donationStates.fromWire(word) ?? []),
    method: paymentMethods.fromWire(requested.metodo),
    kind: donationKinds.fromWire(requested.tipo),
    from: requested.desde,
    to: requested.hasta,
    unsettled: requested.por_resolver,
  };
}

const consultar = defineAction({
  name: 'donaciones:consultar',
  summary:
    'Donations as those see them who keep the books, newest first; `hasta` before `desde` is 422. `texto` is ' +
    'a donor’s name or address, a folio such as `D12`, a product, a voucher’s digits or a provider’s name for the payment; `por_resolver`: only those of which not ' +
    'everything is known yet, oldest first. `intentos` is what was asked of the provider, `consultado_en` when it was ' +
    'last asked how the donation stands.',
  access: { right: 'donations.read' },
  input: z.strictObject({ ...search, ...page }).refine(inOrder.check, inOrder.rejection),
  output: z.array(booked),
  paginated: true,
  async handle({ input, viewer, context }) {
    const { items, ...found } = await context.bookkeeping.list(viewer, searchOf(input), input);
    return { data: items.map(bookedToWire), page: found };
  },
});

const exportar = defineAction({
  name: 'donaciones:exportar',
  summary:
    'All that `donaciones:consultar` finds, as a table for spreadsheets (UTF-8 with its mark, RFC 4180); its words are ' +
    'those of `lang`.',
  access: { right: 'donations.read' },
  produces: 'text/csv',
  input: z.strictObject({ ...search, lang: wireLanguage }).refine(inOrder.check, inOrder.rejection),
  async handle({ input, viewer, address, context, language }) {
    const by = { viewer, address };
    const { day, pieces } = await context.donationsExport.start(by, searchOf(input), language);
    const name = `${fileNames[language]}-${day}.csv`;
    return { file: { name, type: 'text/csv; charset=utf-8', pieces } };
  },
});

const fileNames = { es: 'donativos', en: 'donations' };

export const contabilidad = [consultar, exportar];
