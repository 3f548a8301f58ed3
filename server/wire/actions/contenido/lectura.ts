import { z } from 'zod';
import { languages } from '#domain/language.ts';
import { defineAction } from '../../registry.ts';
import { shape, text } from '../../values.ts';
import { wireLanguage } from '../../wire-text.ts';
import {
  access,
  document,
  keyNamed,
  listed,
  listedToWire,
  number,
  ofDocument,
  peopleOf,
  unknown,
  version,
} from './content-wire.ts';

const listar = defineAction({
  name: 'contenido:listar',
  summary:
    'The texts of the portal that editors change, each a document named by its `clave`: the version that is published and since ' +
    'when, whether there is a draft and how much it lacks, the next time at which a version is published, and who has it open. ' +
    '`busca` leaves those whose title or texts (of the draft, else as they are published) hold it, without case and accents; ' +
    '`encontrado` is the passage, null where the title holds it.',
  access,
  input: z.strictObject({ busca: z.string().trim().max(80).optional(), lang: wireLanguage }),
  output: z.array(document),
  async handle({ input: { busca: term }, viewer, context, language }) {
    const all = await context.content.list(viewer, term ? { term, language } : undefined);
    const named = await peopleOf(
      context,
      all.flatMap(({ draft, openBy }) => [draft?.savedBy, openBy]),
    );
    return {
      data: all.map((one) => ({
        ...listedToWire(one, named),
        encontrado: one.passage
          ? { idioma: one.passage.language ?? null, texto: one.passage.text }
          : null,
      })),
    };
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
    hay_anteriores: z.boolean(),
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
        hay_anteriores: found.hasOlder,
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

export const lectura = [listar, consultar, verVersion];
