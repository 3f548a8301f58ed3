import { z } from 'zod';
import { contentWithoutPage, documentOf } from '#domain/content/content-documents.ts';
import { previewParam } from '#domain/content/preview-address.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineAction } from '../../registry.ts';
import { instant, shape, text } from '../../values.ts';
import { wireText } from '../../wire-text.ts';
import {
  access,
  keyNamed,
  number,
  ofDocument,
  ofDraft,
  peopleOf,
  person,
  unknown,
} from './content-wire.ts';

const changed = { ...unknown, 409: ['contentChanged', 'conflict'] } as const;

const guardarBorrador = defineAction({
  name: 'contenido:guardar_borrador',
  summary:
    'Stores the draft of a document; a text may be missing. 409 where another draft was stored since `revision`. Errors name the ' +
    'field as `valor.path.language`.',
  access,
  input: ofDraft.extend({ valor: z.looseObject({}) }),
  output: shape({ revision: z.int() }),
  errors: changed,
  async handle({ input, viewer, address, context }) {
    const request = { key: keyNamed(input.clave), revision: input.revision, value: input.valor };
    return { data: { revision: await context.content.saveDraft({ viewer, address }, request) } };
  },
});

const descartarBorrador = defineAction({
  name: 'contenido:descartar_borrador',
  summary: 'Drops the draft; what is published stays.',
  access,
  input: ofDraft,
  output: shape({ revision: z.int() }),
  errors: changed,
  async handle({ input, viewer, address, context }) {
    const request = { key: keyNamed(input.clave), revision: input.revision };
    return { data: { revision: await context.content.discardDraft({ viewer, address }, request) } };
  },
});

const restaurar = defineAction({
  name: 'contenido:restaurar',
  summary: 'Makes a version the draft.',
  access,
  input: ofDraft.extend({ version: number }),
  output: shape({ revision: z.int() }),
  errors: changed,
  async handle({ input, viewer, address, context }) {
    const key = keyNamed(input.clave);
    const request = { key, revision: input.revision, number: input.version };
    return { data: { revision: await context.content.restore({ viewer, address }, request) } };
  },
});

const publicar = defineAction({
  name: 'contenido:publicar',
  summary:
    'The draft becomes a version that everybody reads: at once, or from `fecha` on. 422 where a text is missing in a language.',
  access,
  input: ofDraft.extend({
    nota: wireText.max(300).optional(),
    fecha: z.iso.datetime().optional(),
  }),
  output: shape({ version: z.int() }),
  errors: { ...unknown, 409: ['contentChanged', 'contentNoDraft', 'conflict'] },
  async handle({ input, viewer, address, context }) {
    const request = {
      key: keyNamed(input.clave),
      revision: input.revision,
      note: input.nota ?? '',
      at: input.fecha,
    };
    return { data: { version: await context.content.publish({ viewer, address }, request) } };
  },
});

const cancelarPublicacion = defineAction({
  name: 'contenido:cancelar_publicacion',
  summary: 'A version that waits for its time is not published by itself any more.',
  access,
  input: ofDocument.extend({ version: number }),
  output: shape({}),
  errors: { ...unknown, 409: ['contentNotScheduled'] },
  async handle({ input, viewer, address, context }) {
    const planned = { key: keyNamed(input.clave), number: input.version };
    await context.content.cancelPublication({ viewer, address }, planned);
    return { data: {} };
  },
});

const abrir = defineAction({
  name: 'contenido:abrir',
  summary:
    'Says that the caller has a document open, each minute; `abierto` tells who had it open before, and is null where that is the ' +
    'caller. `salir` ends it.',
  access,
  input: ofDocument.extend({ salir: z.boolean().optional() }),
  output: shape({ abierto: shape({ por: person, desde: instant }).nullable() }),
  errors: unknown,
  async handle({ input, viewer, context }) {
    const key = keyNamed(input.clave);
    if (input.salir) {
      await context.content.leave(viewer, key);
      return { data: { abierto: null } };
    }
    const other = await context.content.open(viewer, key);
    const named = await peopleOf(context, [other?.by]);
    return { data: { abierto: other ? { por: named(other.by), desde: other.since } : null } };
  },
});

const vistaPrevia = defineAction({
  name: 'contenido:vista_previa',
  summary:
    'Paths of the pages and mails of a document that show its draft to whoever has them, for a day: capability URLs, never cached and ' +
    'never indexed. A mail has invented data; `?tema=oscuro` shows it in dark, and `adjunto` is the file that comes with it.',
  access,
  input: ofDocument,
  output: shape({
    paginas: z.array(shape({ es: text, en: text })),
    correos: z.array(
      shape({
        titulo: shape({ es: text, en: text }),
        direccion: shape({ es: text, en: text }),
        adjunto: shape({ es: text, en: text }).nullable(),
      }),
    ),
    vence: instant,
  }),
  errors: unknown,
  async handle({ input, viewer, context }) {
    const key = keyNamed(input.clave);
    const { token, until } = await context.content.preview(viewer, key);
    const { pages } = documentOf(key);
    const query = `?${new URLSearchParams({ [previewParam]: token })}`;
    const everywhere = contentWithoutPage.has(key) ? [] : (['home'] as const);
    const shown = pages.length > 0 ? pages : everywhere;
    const mails = await context.mail.samplesOf(key, token);
    return {
      data: {
        paginas: shown.map((page) => ({
          es: pathFor(page, 'es') + query,
          en: pathFor(page, 'en') + query,
        })),
        correos: mails.map(({ title, paths, attached }) => ({
          titulo: title,
          direccion: paths,
          adjunto: attached ?? null,
        })),
        vence: until,
      },
    };
  },
});

export const edicion = [
  guardarBorrador,
  descartarBorrador,
  restaurar,
  publicar,
  cancelarPublicacion,
  abrir,
  vistaPrevia,
];
