import {
  changeMonthlyAmount,
  changeMonthlyCard,
  changeMonthlyDay,
  confirmMonthlyCard,
  skipMonth,
} from '#domain/donations/monthly-change-calls.ts';
import type { MonthlyView } from '#server/features/giving/donations/monthly/monthly-view.ts';
import { implement } from '../../implement.ts';

const changed = ({ monthly }: MonthlyView) => ({
  amountCents: monthly.amountCents,
  nextAt: monthly.nextBillingAt,
  skippedUntil: monthly.skippedUntil,
});

export const cambiosMensuales = [
  implement(changeMonthlyAmount, {
    summary:
      'Another amount from the next charge on, of one’s own monthly donation where it is `modificable`: `monto` in pesos. ' +
      'Where it is `monto_elegible` it is the amount of one of `donaciones:consultar_planes`, and the wallet asks the donor at ' +
      '`approve_url`: until it says that they have approved it, `monto` and the charges stay as they are. The amount of now takes ' +
      'back what was asked for.',
    waitsOutside: true,
    async handle({ viewer, context: { monthlyDonations }, language, input }) {
      const giver = await monthlyDonations.managerOf(viewer, input.link);
      const { amountCents } = input;
      const view = await monthlyDonations.changeAmount(giver, { amountCents, language });
      return { data: { ...changed(view), approveUrl: view.amountChange?.approveUrl } };
    },
  }),

  implement(changeMonthlyDay, {
    summary:
      'Another day of the month, 1 to 28, for the next charge and all later ones; not while it is paused, a charge is open ' +
      'or a month is left out.',
    waitsOutside: true,
    async handle({ viewer, context: { monthlyDonations }, input: { link, day } }) {
      const giver = await monthlyDonations.managerOf(viewer, link);
      return { data: changed(await monthlyDonations.changeDay(giver, { day })) };
    },
  }),

  implement(skipMonth, {
    summary: 'Leaves out the next charge; `donaciones:reanudar_suscripcion` takes that back.',
    waitsOutside: true,
    async handle({ viewer, context: { monthlyDonations }, input: { link } }) {
      const giver = await monthlyDonations.managerOf(viewer, link);
      return { data: changed(await monthlyDonations.skip(giver)) };
    },
  }),

  implement(changeMonthlyCard, {
    summary:
      'Shows another card to its bank. `hecho` says that it is charged from now on, and with what was open; until then ' +
      'the card before it is. With a `client_secret` the bank asks for its holder first. A declined card is 402.',
    waitsOutside: true,
    async handle({ viewer, context: { monthlyDonations }, input: { link, card } }) {
      const giver = await monthlyDonations.managerOf(viewer, link);
      return { data: await monthlyDonations.changeCard(giver, card) };
    },
  }),

  implement(confirmMonthlyCard, {
    summary:
      'Takes the card over after its bank has been shown the holder; returns the same as the change does.',
    waitsOutside: true,
    async handle({ viewer, context: { monthlyDonations }, input: { link, setup } }) {
      const giver = await monthlyDonations.managerOf(viewer, link);
      return { data: await monthlyDonations.confirmCard(giver, setup) };
    },
  }),
];
