import { query } from '../contract/call.ts';
import { id, list, wire, word } from '../contract/shape.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** Applications that wait for whoever decides: the family asks for help, has answered, or has withdrawn. */
export const waitingApplications = vocabulary({
  help: 'piden_ayuda',
  news: 'con_respuesta',
  withdrawal: 'retiradas_sin_leer',
});
export type WaitingApplications = ValueOf<typeof waitingApplications>;

/** As many as the dashboard counts. */
export const findWaitingApplications = query('solicitudes:por_atender', {
  access: 'session',
  takes: { which: wire('cuales', word(waitingApplications)) },
  gives: list(id),
});
