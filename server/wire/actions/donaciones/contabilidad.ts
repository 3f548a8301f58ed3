import { isInvertedRange } from '#domain/dates.ts';
import {
  exportDonations,
  findDonations,
  findGiftCampaigns,
} from '#domain/donations/bookkeeping-calls.ts';
import { invalid } from '#domain/errors.ts';
import type { DonationSearch } from '#server/features/giving/donations/bookkeeping/bookkeeping.service.ts';
import { implement } from '../../implement.ts';
import { bookedOf } from './donativo_registrado.ts';

/** Days in the wrong order would find nothing, which looks like an answer. @throws AppError invalid */
function requireOrder({ from, to }: DonationSearch): void {
  if (isInvertedRange(from, to)) throw invalid({ to: ['rangeInverted'] });
}

export const contabilidad = [
  implement(findDonations, {
    summary:
      'Donations as those see them who keep the books, newest first; `hasta` before `desde` is 422. `texto` is ' +
      'a donor’s name or address, a folio such as `D12`, a product, a voucher’s digits or a provider’s name for the payment; `por_resolver`: only those of which not ' +
      'everything is known yet, oldest first. `intentos` is what was asked of the provider, `consultado_en` when it was ' +
      'last asked how the donation stands.',
    async handle({ input: { page, limit, ...search }, viewer, context }) {
      requireOrder(search);
      const { items, ...found } = await context.bookkeeping.list(viewer, search, { page, limit });
      return { data: items.map(bookedOf), page: found };
    },
  }),

  implement(findGiftCampaigns, {
    summary:
      'Campaigns that donations may name, the latest first, to look for the donations of one.',
    async handle({ viewer, context }) {
      return { data: await context.bookkeeping.campaigns(viewer) };
    },
  }),

  implement(exportDonations, {
    summary:
      'All that `donaciones:consultar` finds, as a table for spreadsheets (UTF-8 with its mark, RFC 4180); its words are ' +
      'those of `lang`.',
    async handle({ input, viewer, address, context, language }) {
      requireOrder(input);
      const by = { viewer, address };
      const { day, pieces } = await context.donationsExport.start(by, input, language);
      const name = `${fileNames[language]}-${day}.csv`;
      return { file: { name, type: 'text/csv; charset=utf-8', pieces } };
    },
  }),
];

const fileNames = { es: 'donativos', en: 'donations' };
