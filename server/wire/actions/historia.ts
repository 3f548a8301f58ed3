import { z } from 'zod';
import { timelineKind, timelinePage, timelineWhat } from '#domain/timeline/timeline.ts';
import { withWireNames } from '../field-names.ts';
import { defineAction } from '../registry.ts';
import { flag, id, instant, shape, text, wordOf } from '../values.ts';
import { wireId, wireLanguage, wireText } from '../wire-text.ts';

const consultar = defineAction({
  name: 'historia:consultar',
  summary:
    `What happened to a pet, the latest first, ${timelinePage} entries a page; \`desde\` is the \`siguiente\` of the page ` +
    'before. For its owner and staff, and for the family that adopted it from the adoption on while the pet is with them; ' +
    'to others 404. Of what has a day alone the instant is its noon in UTC. `asunto` is an event’s id or an application’s folio.',
  access: 'session',
  input: z.strictObject({
    id: wireId,
    tipos: z.array(z.enum(timelineKind.wireWords)).max(timelineKind.values.length).optional(),
    desde: wireText.max(200).optional(),
    lang: wireLanguage,
  }),
  output: shape({
    mascota: shape({ id, nombre: text }),
    es_responsable: flag,
    tipos: z.array(wordOf(timelineKind)),
    entradas: z.array(
      shape({
        id: text,
        fecha: instant,
        tipo: wordOf(timelineKind),
        que: wordOf(timelineWhat),
        titulo: text,
        asunto: text.nullable(),
      }).meta({ id: 'TimelineEntry' }),
    ),
    siguiente: text.nullable(),
  }),
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, context, language }) {
    const found = await withWireNames({ from: 'desde' }, () =>
      context.timeline.readTimeline(viewer, input.id, {
        kinds: input.tipos?.flatMap((word) => timelineKind.fromWire(word) ?? []),
        from: input.desde,
      }),
    );
    return {
      data: {
        mascota: { id: found.pet.id, nombre: found.pet.name },
        es_responsable: found.isKeeper,
        tipos: found.kinds.map((one) => timelineKind.toWire(one)),
        entradas: found.entries.map((one) => ({
          id: one.id,
          fecha: one.at,
          tipo: timelineKind.toWire(one.kind),
          que: timelineWhat.toWire(one.what),
          titulo: typeof one.title === 'string' ? one.title : one.title[language],
          asunto: one.subject,
        })),
        siguiente: found.next,
      },
    };
  },
});

export const historia = [consultar];
