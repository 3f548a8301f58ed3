import { z } from 'zod';
import { command, type DataOfCall, query } from '../contract/call.ts';
import {
  bounded,
  exampled,
  flag,
  id,
  inputText,
  instant,
  integer,
  language,
  list,
  nullable,
  object,
  optional,
  ruled,
  text,
  wire,
} from '../contract/shape.ts';

/** The texts of the portal that editors change: documents, each named by its slug. */

const access = { right: 'content.publish' } as const;
const errors = { 404: ['notFound'] } as const;
const changedErrors = { ...errors, 409: ['contentChanged', 'conflict'] } as const;

const slug = wire('clave', exampled(bounded(inputText, { max: 60 }), 'preguntas-frecuentes'));
const revision = bounded(integer, { min: 0 });
const versionNumber = bounded(integer, { min: 1, max: 2 ** 31 - 1 });
/** A tree of which every text that differs by language is `{es, en}`. */
const value = wire(
  'valor',
  ruled(() => z.looseObject({})),
);
const bilingual = object({ es: text, en: text });
/** null of whoever has no account any more. */
export const editor = nullable(object({ id, name: wire('nombre', text) }));

const openedBy = object({ by: wire('por', editor), since: wire('desde', instant) });

const listed = {
  slug: wire('clave', text),
  title: wire('titulo', bilingual),
  /** That is published. */
  version: integer,
  publishedAt: wire('publicado', nullable(instant)),
  draft: wire(
    'borrador',
    nullable(object({ savedAt: wire('fecha', nullable(instant)), savedBy: wire('por', editor) })),
  ),
  /** When the next version is published by itself. */
  publishAt: wire('publicar_en', nullable(instant)),
  open: wire('abierto', nullable(openedBy)),
  /** Texts that are missing. */
  missing: wire('faltan', integer),
};

export const listContent = query('contenido:listar', {
  access,
  takes: { term: wire('busca', optional(ruled(() => z.string().trim().max(80)))) },
  gives: list(
    object(
      {
        ...listed,
        /** Where the term stands; null where the title has it. */
        passage: wire(
          'encontrado',
          nullable(
            object({ language: wire('idioma', nullable(language)), text: wire('texto', text) }),
          ),
        ),
      },
      'ContentDocument',
    ),
  ),
});
export type ListedContent = DataOfCall<typeof listContent>[number];

/** How far the organisation has made the texts its own. */
export const findTextState = query('contenido:estado', {
  access,
  takes: {},
  gives: object({
    /** Documents that nobody has published. */
    asTheyCame: wire('como_vinieron', list(text)),
    /** Those of them that tell what is invented. */
    examples: wire('ejemplos', list(text)),
    /** What is claimed of the organisation until somebody confirms it. */
    unconfirmedClaims: wire('por_confirmar', list(bilingual)),
  }),
});

/** Invented texts go: their pages say that they are being prepared. */
export const removeExamples = command('contenido:quitar_ejemplos', {
  access,
  takes: {},
  gives: object({ removed: wire('quitados', integer) }),
});

const version = object(
  {
    version: integer,
    madeAt: wire('fecha', instant),
    publishAt: wire('publicar_en', nullable(instant)),
    publishedAt: wire('publicado', nullable(instant)),
    madeBy: wire('por', editor),
    note: wire('nota', text),
  },
  'ContentVersion',
);

export const findContent = query('contenido:consultar', {
  access,
  /** Without `before` the latest versions. */
  takes: { slug, before: wire('antes_de', optional(versionNumber)) },
  gives: object({
    ...listed,
    value,
    revision: integer,
    problems: wire(
      'problemas',
      list(
        object({
          path: wire('campo', text),
          language: wire('idioma', nullable(language)),
          problem: wire('problema', text),
        }),
      ),
    ),
    versions: wire('versiones', list(version)),
    hasOlder: wire('hay_anteriores', flag),
  }),
  errors,
});
export type EditedContent = DataOfCall<typeof findContent>;
export type ContentVersion = EditedContent['versions'][number];

export const findContentVersion = query('contenido:version', {
  access,
  takes: { slug, version: versionNumber },
  gives: object({ value }),
  errors,
});

export const saveContentDraft = command('contenido:guardar_borrador', {
  access,
  takes: { slug, revision, value },
  gives: object({ revision: integer }),
  errors: changedErrors,
});

export const discardContentDraft = command('contenido:descartar_borrador', {
  access,
  takes: { slug, revision },
  gives: object({ revision: integer }),
  errors: changedErrors,
});

export const restoreContent = command('contenido:restaurar', {
  access,
  takes: { slug, revision, version: versionNumber },
  gives: object({ revision: integer }),
  errors: changedErrors,
});

export const publishContent = command('contenido:publicar', {
  access,
  takes: {
    slug,
    revision,
    note: wire('nota', optional(bounded(inputText, { max: 300 }))),
    /** At once where it is left out. */
    at: wire('fecha', optional(ruled(() => z.iso.datetime()))),
  },
  gives: object({ version: integer }),
  errors: { ...errors, 409: ['contentChanged', 'contentNoDraft', 'conflict'] },
});

export const cancelPublication = command('contenido:cancelar_publicacion', {
  access,
  takes: { slug, version: versionNumber },
  gives: object({}),
  errors: { ...errors, 409: ['contentNotScheduled'] },
});

/** Says that the caller has a document open, each minute. */
export const sayContentOpen = command('contenido:abrir', {
  access,
  takes: { slug, isLeaving: wire('salir', optional(flag)) },
  gives: object({ open: wire('abierto', nullable(openedBy)) }),
  errors,
});

/** Where the draft of the organisation's record will show otherwise than now, by each of its fields that are changed. */
export const findRecordReach = query('contenido:alcance', {
  access,
  takes: {},
  gives: list(
    object({
      field: wire('campo', bilingual),
      places: wire('lugares', list(bilingual)),
    }),
  ),
});

/** Paths that show the draft to whoever has them, for a day. */
export const findContentPreview = query('contenido:vista_previa', {
  access,
  takes: { slug },
  gives: object({
    pages: wire('paginas', list(bilingual)),
    mails: wire(
      'correos',
      list(
        object({
          title: wire('titulo', bilingual),
          path: wire('direccion', bilingual),
          attached: wire('adjunto', nullable(bilingual)),
        }),
      ),
    ),
    until: wire('vence', instant),
  }),
  errors,
});
export type ContentPreview = DataOfCall<typeof findContentPreview>;
