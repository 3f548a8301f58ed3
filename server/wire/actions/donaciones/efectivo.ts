import {
  cancelCashCount,
  confirmCash,
  countCash,
  findCashCounts,
} from '#domain/donations/cash-count-calls.ts';
import { implement } from '../../implement.ts';

export const efectivo = [
  implement(countCash, {
    summary:
      'Keeps what somebody counted in cash on a day (`fecha`), at an event or elsewhere (`lugar`): how many there are (`cantidad`) of each note ' +
      'and coin (`valor`, pesos). Nothing is booked before somebody else has confirmed it. It may be for a campaign that takes gifts (`campana_id`) or a pet (`mascota_id`).',
    async handle({ input, viewer, address, context: { cashCounts }, once }) {
      const { id } = await once((record) => cashCounts.count({ viewer, address }, input, record));
      return { data: { id } };
    },
  }),

  implement(findCashCounts, {
    summary:
      'Cash that was counted and waits for somebody else, the oldest first, or with another `estado`. To whoever may confirm one, `monto` and ' +
      '`piezas` are null: they count for themselves.',
    async handle({ input: { state, ...request }, viewer, context: { cashCounts } }) {
      const { items: data, ...page } = await cashCounts.list(viewer, state, request);
      return { data, page };
    },
  }),

  implement(confirmCash, {
    summary:
      'Books counted cash as an anonymous donation, once somebody else than its counter has counted the same (`monto`, pesos).',
    async handle({ input: { id, amountCents }, viewer, address, context: { cashCounts }, once }) {
      const confirmed = await once((record) =>
        cashCounts.confirm({ viewer, address }, id, { amountCents }, record),
      );
      const number = await cashCounts.numberOf(viewer, confirmed.donationId);
      return { data: { ...confirmed, number } };
    },
  }),

  implement(cancelCashCount, {
    summary: 'Cancels a count that nobody has confirmed.',
    async handle({ input: { id }, viewer, address, context: { cashCounts } }) {
      await cashCounts.cancel({ viewer, address }, id);
      return { data: null };
    },
  }),
];
