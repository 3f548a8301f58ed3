import { z } from 'zod';
import { command, type DataOfCall, fileQuery } from '../contract/call.ts';
import {
  cents,
  count,
  day,
  list,
  nullable,
  object,
  ruled,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { vocabulary } from '../vocabulary.ts';
import type { DonorDuty } from './donor-watch.ts';

/** The watch over donors whom the law against money laundering has identified or reported. Nothing is sent to anybody. */

const duties = vocabulary({
  identify: 'identificar',
  report: 'avisar',
} as const satisfies Record<DonorDuty, string>);

const takes = {
  /** YYYY-MM */
  month: wire(
    'mes',
    ruled(() =>
      z
        .string({ error: 'required' })
        .regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, { error: 'monthInvalid' }),
    ),
  ),
};
const access = { right: 'donations.watch' } as const;

/** Each look is written into the log: so it is no query, which a browser may repeat by itself. */
export const lookAtDonors = command('donaciones:vigilar', {
  access,
  takes,
  gives: object({
    identifyingCents: wire('identificar_desde', cents),
    reportedCents: wire('avisar_desde', cents),
    donors: wire(
      'donantes',
      list(
        object(
          {
            duty: wire('deber', word(duties)),
            /** Empty where the portal does not know it any more. */
            name: wire('nombre', text),
            rfc: text,
            email: wire('correo', text),
            donations: wire('donativos', count),
            totalCents: wire('total', cents),
            reachedOn: wire('alcanzado', day),
            reportBy: wire('avisar_hasta', nullable(day)),
          },
          'WatchedDonor',
        ),
      ),
    ),
  }),
  errors: { 409: ['donorsTooMany', 'umaMissing'] },
});

/** Every donation behind a duty, for whoever makes the report. */
export const downloadWatchedDonors = fileQuery('donaciones:vigilancia_csv', {
  access,
  takes,
  produces: 'text/csv',
  errors: { 409: ['donorsTooMany', 'umaMissing'] },
});

export type WatchedMonth = DataOfCall<typeof lookAtDonors>;
