import { z } from 'zod';
import { type ContentKey, contentKeys, documentOf } from '#domain/content/content-documents.ts';
import { previewParam } from '#domain/content/preview-address.ts';
import { notFound } from '#domain/errors.ts';
import { languages } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Context } from '#server/context.ts';
import { defineAction } from '../registry.ts';
import { id, instant, shape, text } from '../values.ts';
import { wireLanguage, wireText } from '../wire-text.ts';

const access = { right: 'content.publish' } as const;

const keyOfSlug = new Map(contentKeys.map((key) => [documentOf(key).slug, key]));

/** @throws AppError notFound */
function keyNamed(slug: string): ContentKey {
  const key = keyOfSlug.get(slug);
  if (!key) throw notFound('document');
  return key;
}

const clave = wireText.max(60).meta({ examples: ['preguntas-frecuentes'] });
const revision = z.int().min(0);
const number = z.int().min(1);
const unknown = { 404: ['notFound'] } as const;
const ofDocument = z.strictObject({ clave, lang: wireLanguage });
const ofDraft = ofDocument.extend({ revision });

const person = shape({ id, nombre: text }).nullable();
const listed = {
  clave: text,
  titulo: shape({ es: text, en: text }),
  version: z.int(),
  publicado: instant.nullable(),
  borrador: shape({ fecha: instant.nullable(), por: person }).nullable(),
  publicar_en: instant.nullable(),
  abierto: shape({ por: person, desde: instant }).nullable(),
  faltan: z.int(),
} as const;
const document = shape(listed).meta({ id: 'ContentDocument' });
const version = shape({
  version: z.int(),
  fecha: instant,
  publicar_en: instant.nullable(),
  publicado: instant.nullable(),
  por: person,
  nota: text,
}).meta({ id: 'ContentVersion' });

type Listed = Awaited<ReturnType<Context['content']['list']>>[number];

/** Of editors by their ids: who has no account any more is not told. */
async function peopleOf({ accounts }: Context, ids: readonly (string | null | undefined)[]) {
  const known = [...new Set(ids.flatMap((one) => one ?? []))];
  const contacts = await accounts.contactsOf(known);
  return (of: string | null | undefined) => {
    const contact = of ? contacts.get(of) : undefined;
    return of && contact ? { id: of, nombre: contact.name } : null;
  };
}

type Named = Awaited<ReturnType<typeof peopleOf>>;

function listedToWire(one: Listed, named: Named) {
  const { slug, label } = documentOf(one.key);
  return {
    clave: slug,
    titulo: label,
    version: one.publishedVersion,
    publicado: one.publishedAt ?? null,
    borrador: one.draft ? { fecha: one.draft.savedAt, por: named(one.draft.savedBy) } : null,
    publicar_en: one.publishAt ?? null,
    abierto: one.openSince ? { por: named(one.openBy), desde: one.openSince } : null,
    faltan: one.missing,
  };
}

const listar = defineAction({
  name: 'contenido:listar',
  summary:
    'The texts of the portal that editors change, each a document named by its `clave`: the version that is published and since ' +
    'when, whether there is a draft and how much it lacks, the next time at which a version is published, and who has it open.',
  access,
  input: z.strictObject({ lang: wireLanguage }),
  output: z.array(document),
  async handle({ viewer, context }) {
    const all = await context.content.list(viewer);
    const named = await peopleOf(
      context,
      all.flatMap(({ draft, openBy }) => [draft?.savedBy, openBy]),
    );
    return { data: all.map((one) => listedToWire(one, named)) };
  },
});

const consultar = defineAction({
  name: 'contenido:consultar',
  summary:
    'One document: its `valor` as the draft has it, or as it is published (a tree of which every text that differs by language is ' +
    '`{es, en}`), the draft’s `revision`, what is missing before it may be published, and the latest 50 versions, or those before ' +
    '`antes_de`.',
  access,
  input: ofDocument.extend({ antes_de: number.optional() }),
  output: shape({
    ...listed,
    valor: z.looseObject({}),
    revision: z.int(),
    problemas: z.array(
      shape({ campo: text, idioma: z.enum(languages).nullable(), problema: text }),
    ),
    versiones: z.array(version),
  }),
  errors: unknown,
  async handle({ input, viewer, context }) {
    const key = keyNamed(input.clave);
    const found = await context.content.find(viewer, key, input.antes_de);
    const named = await peopleOf(context, [
      found.draft?.savedBy,
      found.openBy,
      ...found.versions.map(({ madeBy }) => madeBy),
    ]);
    return {
      data: {
        ...listedToWire(found, named),
        valor: found.value as Record<string, unknown>,
        revision: found.revision,
        problemas: found.problems.map(({ path, language, problem }) => ({
          campo: path,
          idioma: language ?? null,
          problema: problem,
        })),
        versiones: found.versions.map((one) => ({
          version: one.number,
          fecha: one.createdAt,
          publicar_en: one.publishAt,
          publicado: one.publishedAt,
          por: named(one.madeBy),
          nota: one.note,
        })),
      },
    };
  },
});

const verVersion = defineAction({
  name: 'contenido:version',
  summary: 'The `valor` of one version; version 1 is what the portal came with.',
  access,
  input: ofDocument.extend({ version: number }),
  output: shape({ valor: z.looseObject({}) }),
  errors: unknown,
  async handle({ input, viewer, context }) {
    const value = await context.content.version(viewer, keyNamed(input.clave), input.version);
    return { data: { valor: value as Record<string, unknown> } };
  },
});

const changed = { ...unknown, 409: ['contentChanged'] } as const;

const guardarBorrador = defineAction({
  name: 'contenido:guardar_borrador',
  summary:
    'Stores the draft of a document; a text may be missing. 409 where another draft was stored since `revision`. Errors name the ' +
    'field as `valor.path.language`.',
  access,
  input: ofDraft.extend({ valor: z.looseObject({}) }),
  output: shape({ revision: z.int() }),
  errors: changed,
  async handle({ input, viewer, context }) {
    const request = { key: keyNamed(input.clave), revision: input.revision, value: input.valor };
    return { data: { revision: await context.content.saveDraft(viewer, request) } };
  },
});

const descartarBorrador = defineAction({
  name: 'contenido:descartar_borrador',
  summary: 'Drops the draft; what is published stays.',
  access,
  input: ofDraft,
  output: shape({ revision: z.int() }),
  errors: changed,
  async handle({ input, viewer, context }) {
    const request = { key: keyNamed(input.clave), revision: input.revision };
    return { data: { revision: await context.content.discardDraft(viewer, request) } };
  },
});

const restaurar = defineAction({
  name: 'contenido:restaurar',
  summary: 'Makes a version the draft.',
  access,
  input: ofDraft.extend({ version: number }),
  output: shape({ revision: z.int() }),
  errors: changed,
  async handle({ input, viewer, context }) {
    const key = keyNamed(input.clave);
    const request = { key, revision: input.revision, number: input.version };
    return { data: { revision: await context.content.restore(viewer, request) } };
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
  errors: { ...unknown, 409: ['contentChanged', 'contentNoDraft'] },
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
    'Paths of the pages of a document that show its draft to whoever has them, for a day: capability URLs, never cached and never ' +
    'indexed.',
  access,
  input: ofDocument,
  output: shape({
    paginas: z.array(shape({ es: text, en: text })),
    vence: instant,
  }),
  errors: unknown,
  async handle({ input, viewer, context }) {
    const key = keyNamed(input.clave);
    const { token, until } = await context.content.preview(viewer, key);
    const { pages } = documentOf(key);
    const query = `?${new URLSearchParams({ [previewParam]: token })}`;
    const shown = pages.length > 0 ? pages : (['home'] as const);
    return {
      data: {
        paginas: shown.map((page) => ({
          es: pathFor(page, 'es') + query,
          en: pathFor(page, 'en') + query,
        })),
        vence: until,
      },
    };
  },
});

export const contenido = [
  listar,
  consultar,
  verVersion,
  guardarBorrador,
  descartarBorrador,
  restaurar,
  publicar,
  cancelarPublicacion,
  abrir,
  vistaPrevia,
];
