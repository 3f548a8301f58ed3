import { type ValueOf, vocabulary } from './vocabulary.ts';

/** Where a numbered document (a message, a subscription, a donation) stands. */
export const documentStatus = vocabulary({
  pending: 'pendiente',
  active: 'vigente',
  cancelled: 'cancelado',
});
export type DocumentStatus = ValueOf<typeof documentStatus>;
