import { type DataOfCall, query } from '../contract/call.ts';
import {
  bounded,
  flag,
  id,
  inputId,
  inputText,
  instant,
  list,
  nullable,
  object,
  optional,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { timelineKind, timelineWhat } from './timeline.ts';

/** What happened to a pet. */
export const readTimeline = query('historia:consultar', {
  access: 'session',
  takes: {
    id: inputId,
    kinds: wire('tipos', optional(list(word(timelineKind), { max: timelineKind.values.length }))),
    /** `next` of the page before. */
    from: wire('desde', optional(bounded(inputText, { max: 200 }))),
  },
  gives: object({
    pet: wire('mascota', object({ id, name: wire('nombre', text) })),
    isKeeper: wire('es_responsable', flag),
    kinds: wire('tipos', list(word(timelineKind))),
    entries: wire(
      'entradas',
      list(
        object(
          {
            id: text,
            at: wire('fecha', instant),
            kind: wire('tipo', word(timelineKind)),
            what: wire('que', word(timelineWhat)),
            title: wire('titulo', text),
            subject: wire('asunto', nullable(text)),
          },
          'TimelineEntry',
        ),
      ),
    ),
    next: wire('siguiente', nullable(text)),
  }),
  errors: { 404: ['notFound'] },
});

export type Timeline = DataOfCall<typeof readTimeline>;
export type ShownEntry = Timeline['entries'][number];
