import { type DataOfCall, query } from '../contract/call.ts';
import {
  count,
  flag,
  list,
  nullable,
  object,
  optionally,
  pesos,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { donationKinds } from '../donations/donation-kind.ts';
import { attentionKinds } from './attention.ts';

/** Over all, for the staff; else of the caller's own. */
const takes = { ofAll: wire('de_todos', optionally(flag, false)) };

export const findAttention = query('tablero:pendientes', {
  access: 'session',
  takes,
  gives: list(object({ kind: wire('tipo', word(attentionKinds)), count: wire('cuenta', count) })),
  errors: { 403: ['forbidden'] },
});
export type Attention = DataOfCall<typeof findAttention>[number];

/** Amounts in pesos. */
export const findFigures = query('tablero:cifras', {
  access: 'session',
  takes,
  gives: object({
    months: wire('meses', list(text)),
    pets: wire(
      'mascotas',
      nullable(
        list(
          object({
            takenIn: wire('ingresos', count),
            adopted: wire('adopciones', count),
            medianDays: wire('dias_mediana', nullable(count)),
          }),
        ),
      ),
    ),
    events: wire(
      'eventos',
      nullable(
        list(object({ events: wire('eventos', count), visitors: wire('visitantes', count) })),
      ),
    ),
    donations: wire(
      'donativos',
      nullable(
        object({
          isTest: wire('prueba', flag),
          months: wire(
            'meses',
            list(
              object({
                net: wire('neto', pesos),
                donors: wire('donantes', count),
                byKind: wire(
                  'por_tipo',
                  list(
                    object({
                      kind: wire('tipo', word(donationKinds)),
                      net: wire('neto', pesos),
                    }),
                  ),
                ),
              }),
            ),
          ),
        }),
      ),
    ),
  }),
  errors: { 403: ['forbidden'] },
});
