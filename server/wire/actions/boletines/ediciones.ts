import { z } from 'zod';
import { languages } from '#domain/language.ts';
import { issueProblemKinds } from '#domain/newsletter/issue-problems.ts';
import { withWireNames } from '../../field-names.ts';
import { queryInput } from '../../filter.ts';
import { defineAction } from '../../registry.ts';
import { count, id, nothing, shape, text, wordOf } from '../../values.ts';
import { wireId, wireLanguage } from '../../wire-text.ts';
import { issueInput, issueRow, openedIssue, openedOf, rowOf } from './issue-wire.ts';

const access = { right: 'newsletter.manage' } as const;
const names = { languages: 'idiomas', subject: 'asunto', preheader: 'resumen', blocks: 'bloques' };
const key = shape({ id, version: count });

const listar = defineAction({
  name: 'boletines:ediciones',
  summary:
    'Issues of the newsletter, newest first, each with its state and how far it has been sent.',
  access,
  input: queryInput.pick({ page: true }).extend({ lang: wireLanguage }),
  output: z.array(issueRow),
  paginated: true,
  async handle({ input, viewer, context }) {
    const { items, ...page } = await context.newsletterIssues.list(viewer, input.page);
    return { data: items.map(rowOf), page };
  },
});

const abrir = defineAction({
  name: 'boletines:edicion',
  summary: 'An issue of the newsletter with its blocks.',
  access,
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: openedIssue,
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, context }) {
    return { data: openedOf(await context.newsletterIssues.open(viewer, input.id)) };
  },
});

const guardar = defineAction({
  name: 'boletines:guardar_edicion',
  summary:
    'Keeps a draft: a new one, or the one with this `id` where nobody else has changed it since the `version` that was read.',
  access,
  creates: true,
  input: z.strictObject({
    id: wireId.optional(),
    version: z.int().min(1).optional(),
    edicion: issueInput,
    lang: wireLanguage,
  }),
  output: key,
  errors: { 404: ['notFound'], 409: ['issueChanged', 'issueStateChanged', 'conflict'] },
  async handle({ input, viewer, address, context, once }) {
    const known = input.id ? { id: input.id, revision: input.version ?? 0 } : undefined;
    const saved = await withWireNames(names, () =>
      once((record) =>
        context.newsletterIssues.save({ viewer, address }, known, input.edicion, record),
      ),
    );
    return { data: { id: saved.id, version: saved.revision } };
  },
});

const eliminar = defineAction({
  name: 'boletines:eliminar_edicion',
  summary: 'Deletes a draft.',
  access,
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: nothing,
  errors: { 404: ['notFound'], 409: ['issueStateChanged'] },
  async handle({ input, viewer, address, context }) {
    await context.newsletterIssues.remove({ viewer, address }, input.id);
    return { data: null };
  },
});

const verComoCorreo = defineAction({
  name: 'boletines:ver_como_correo',
  summary:
    'Where a kept issue is seen as a mail in a language (`idioma`), for half an hour; `?tema=oscuro` shows it in dark, `?fotos=no` ' +
    'without pictures.',
  access,
  input: z.strictObject({ id: wireId, idioma: z.enum(languages), lang: wireLanguage }),
  output: shape({ direccion: text }),
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, context }) {
    const path = await context.newsletterIssues.previewPath(viewer, input.id, input.idioma);
    return { data: { direccion: path } };
  },
});

const revisar = defineAction({
  name: 'boletines:revisar_edicion',
  summary:
    'What keeps a kept issue from being sent (`problemas`, each with the place of its block, from 0), its size in bytes, links to ' +
    'others (`enlaces`) for a person to open, and how many readers would get it.',
  access,
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: shape({
    problemas: z.array(
      shape({
        tipo: wordOf(issueProblemKinds),
        bloque: count.nullable(),
        idioma: z.enum(languages).nullable(),
      }),
    ),
    tamano: shape({ es: count.nullable(), en: count.nullable() }),
    enlaces: z.array(text),
    destinatarios: count,
  }).meta({ id: 'NewsletterReview' }),
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, context }) {
    const found = await context.newsletterIssues.review(viewer, input.id);
    return {
      data: {
        problemas: found.problems.map(({ kind, block, language }) => ({
          tipo: issueProblemKinds.toWire(kind),
          bloque: block ?? null,
          idioma: language ?? null,
        })),
        tamano: { es: found.bytes.es ?? null, en: found.bytes.en ?? null },
        enlaces: found.foreign,
        destinatarios: found.recipients,
      },
    };
  },
});

export const ediciones = [listar, abrir, guardar, eliminar, verComoCorreo, revisar] as const;
