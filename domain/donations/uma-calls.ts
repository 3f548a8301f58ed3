import { command, type DataOfCall, query } from '../contract/call.ts';
import {
  cents,
  described,
  flag,
  givenCents,
  integer,
  list,
  object,
  wire,
} from '../contract/shape.ts';

/** The daily UMA by year, by which the watch over donors counts. */

const access = { right: 'donations.watch' } as const;

export const findUma = query('donaciones:consultar_uma', {
  access,
  gives: object({
    values: wire(
      'valores',
      list(
        object(
          {
            year: wire('anio', integer),
            cents: wire('valor', cents),
            /** By a treasurer; else it came with the program. */
            isEntered: wire('capturado', flag),
          },
          'UmaOfYear',
        ),
      ),
    ),
    /** Years whose value can be entered, the newest first. */
    enterable: wire('por_capturar', list(integer)),
    /** Those of them without one: what counts by them is not said. */
    missing: wire('faltan', list(integer)),
  }),
});

export const enterUma = command('donaciones:capturar_uma', {
  access,
  takes: {
    year: wire('anio', integer),
    cents: wire('valor', described(givenCents, 'Daily value in pesos')),
  },
  gives: object({ year: wire('anio', integer), cents: wire('valor', cents) }),
});

export type Uma = DataOfCall<typeof findUma>;
