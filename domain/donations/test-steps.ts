import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** What can be done on the pages of the built-in payment provider. */
export const testSteps = vocabulary({
  approve: 'aprobar',
  approveWithoutFunds: 'aprobar_sin_fondos',
  approveAmount: 'aprobar_monto',
  refuse: 'rechazar',
  pay: 'pagar',
  transfer: 'transferir',
  transferLess: 'transferir_menos',
  transferMore: 'transferir_mas',
  refund: 'reembolsar',
  failRefund: 'fallar_reembolso',
  dispute: 'disputar',
  winDispute: 'ganar_disputa',
  loseDispute: 'perder_disputa',
  chargeMonth: 'cobrar_mes',
  failMonth: 'fallar_mes',
  expireCard: 'vencer_tarjeta',
  pause: 'pausar',
  resume: 'reanudar',
  cancel: 'cancelar',
});
export type TestStep = ValueOf<typeof testSteps>;

/** What such a page is about. */
export const testPageKinds = vocabulary({
  card: 'tarjeta',
  wallet: 'monedero',
  voucher: 'efectivo',
  transfer: 'transferencia',
  monthly: 'recurrente',
});
export type TestPageKind = ValueOf<typeof testPageKinds>;

/** How it stands, as its page says. */
export const testPageStates = vocabulary({
  open: 'abierto',
  approved: 'aprobado',
  paid: 'pagado',
  refunded: 'reembolsado',
  disputed: 'en_disputa',
  refused: 'rechazado',
  expired: 'vencido',
  active: 'activo',
  paused: 'pausado',
  cancelled: 'cancelado',
});
export type TestPageState = ValueOf<typeof testPageStates>;
