import { type DataOfCall, fileQuery, query } from '../contract/call.ts';
import { count, inputText, list, nullable, object, text, wire, word } from '../contract/shape.ts';
import { recordedReasons } from './warnings.ts';

/** How applications went, in numbers. */

/** Months, both included. */
const period = { first: wire('desde', inputText), last: wire('hasta', inputText) };

/** Minutes. */
const spans = object({ median: wire('mediana', nullable(count)), p90: nullable(count) });

const group = {
  received: wire('recibidas', count),
  adopted: wire('adoptadas', count),
  returned: wire('devueltas', count),
  answer: wire('respuesta', spans),
  adoption: wire('adopcion', spans),
};

export const findFigures = query('solicitudes:cifras', {
  access: 'session',
  takes: period,
  gives: object({
    all: wire('total', object(group)),
    months: wire('meses', list(object({ month: wire('mes', text), ...group }))),
    reasons: wire(
      'motivos',
      list(object({ reason: wire('motivo', word(recordedReasons)), total: count })),
    ),
    rescuers: wire(
      'responsables',
      list(object({ name: wire('nombre', nullable(text)), ...group })),
    ),
  }),
});

export const exportFigures = fileQuery('solicitudes:exportar_cifras', {
  access: 'session',
  takes: period,
  produces: 'text/csv',
});

export type FoundFigures = DataOfCall<typeof findFigures>;
export type GroupFigures = FoundFigures['all'];
export type MonthFigures = FoundFigures['months'][number];
