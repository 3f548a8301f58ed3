import { type DataOfCall, query } from '../contract/call.ts';
import {
  choice,
  count,
  described,
  flag,
  instant,
  list,
  moment,
  nullable,
  object,
  wire,
} from '../contract/shape.ts';
import { retentionKinds } from './retention.ts';

const kind = wire('tipo', choice(retentionKinds));

/** What the next run would do, and what the latest ones did. */
export const findRetention = query('conservacion:consultar', {
  access: { right: 'retention.read' },
  ignoresUnknown: true,
  gives: object({
    adoptionMonths: wire(
      'meses_adopcion',
      described(count, 'Months for which adoption data is kept'),
    ),
    identifiedDonorYears: wire(
      'anios_donante_identificado',
      described(
        count,
        'Years for which donors are kept whom the anti-laundering law has identified',
      ),
    ),
    due: wire(
      'pendientes',
      list(object({ kind, total: count, oldest: wire('desde', nullable(moment)) })),
    ),
    runs: wire(
      'corridas',
      list(
        object(
          {
            startedAt: wire('inicio', instant),
            /** null while it is not through. */
            finishedAt: wire('fin', nullable(instant)),
            results: wire(
              'resultados',
              list(object({ kind, total: count, hasFailed: wire('fallo', flag) })),
            ),
          },
          'RetentionRun',
        ),
      ),
    ),
  }),
});
type Retention = DataOfCall<typeof findRetention>;
export type DueData = Retention['due'][number];
export type RetentionRun = Retention['runs'][number];
