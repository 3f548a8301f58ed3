import { z } from 'zod';
import { assetId } from '#domain/content/content-assets.ts';
import { paged } from '#domain/paging.ts';
import type { ListedAsset } from '#server/features/content/asset-library.ts';
import { queryInput } from '../../filter.ts';
import { defineAction } from '../../registry.ts';
import { address, count, instant, nothing, shape, text } from '../../values.ts';
import { wireLanguage } from '../../wire-text.ts';
import { access, peopleOf, person } from './content-wire.ts';

const kinds = { imagen: 'picture', archivo: 'file' } as const;
const wireKinds = { picture: 'imagen', file: 'archivo' } as const;
const states = {
  draft: 'borrador',
  published: 'publicada',
  scheduled: 'programada',
  former: 'anterior',
  sent: 'enviado',
} as const;
const mostNamed = 100;

const id = assetId.meta({ examples: ['3f9a0c1d2b4e5f60718293a4b5c6d7e8'] });
const share = z.number().min(0).max(1);
const asset = shape({
  id: text,
  clase: z.enum(['imagen', 'archivo']),
  nombre: text,
  tipo: text,
  tamano: count,
  fecha: instant,
  por: person,
  url: address,
  /** Of a picture. */
  ancho: count.nullable(),
  alto: count.nullable(),
  punto_focal: shape({ x: share, y: share }).nullable(),
  usos: z.array(
    shape({
      clave: text,
      titulo: shape({ es: text, en: text }),
      version: z.int().nullable(),
      estado: z.enum(['borrador', 'publicada', 'programada', 'anterior', 'enviado']),
    }),
  ),
}).meta({ id: 'ContentFile' });

const toWire =
  (siteUrl: string, named: Awaited<ReturnType<typeof peopleOf>>) => (one: ListedAsset) => ({
    id: one.id,
    clase: wireKinds[one.kind],
    nombre: one.name,
    tipo: one.type,
    tamano: one.size,
    fecha: one.createdAt,
    por: named(one.createdBy),
    url: siteUrl + one.path,
    ancho: one.media?.width ?? null,
    alto: one.media?.height ?? null,
    punto_focal: one.media?.focus ?? null,
    usos: one.uses.map(({ place, title, version, state }) => ({
      clave: place,
      titulo: title,
      version: version ?? null,
      estado: states[state],
    })),
  });

const archivos = defineAction({
  name: 'contenido:archivos',
  summary:
    'The pictures (`imagen`) or files (`archivo`) that editors put into the texts of the portal, the newest first, each with where it ' +
    'stands: what is published, planned or drafted, a former version, or an issue of the newsletter. `archivos:subir` to `contenido/imagenes/` or ' +
    '`contenido/archivos/` adds one. With `ids` these alone.',
  access,
  input: queryInput.pick({ page: true, limit: true }).extend({
    clase: z.enum(['imagen', 'archivo']),
    ids: z.array(id).max(mostNamed).optional(),
    lang: wireLanguage,
  }),
  output: z.array(asset),
  paginated: true,
  async handle({ input: { clase, ids, page, limit }, viewer, context }) {
    const { items, ...shown } = ids
      ? paged(await context.content.namedAssets(viewer, ids), ids.length, {
          page: 1,
          limit: mostNamed,
        })
      : await context.content.listAssets(viewer, kinds[clase], { page, limit });
    const named = await peopleOf(
      context,
      items.map(({ createdBy }) => createdBy),
    );
    return { data: items.map(toWire(context.config.siteUrl, named)), page: shown };
  },
});

const eliminarArchivo = defineAction({
  name: 'contenido:eliminar_archivo',
  summary:
    'Deletes a picture or file of the texts, at once and for good. 409 tells where it stands; where that are former versions alone, or ' +
    'issues of the newsletter that were sent and are not in its archive, ' +
    '`seguro` deletes it all the same, and they come back without it.',
  access,
  input: z.strictObject({ id, seguro: z.boolean().optional(), lang: wireLanguage }),
  output: nothing,
  errors: { 404: ['notFound'], 409: ['contentFileInUse', 'contentFileInVersions', 'conflict'] },
  async handle({ input, viewer, address, context }) {
    await context.content.removeAsset({ viewer, address }, input.id, input.seguro);
    return { data: null };
  },
});

export const archivosDeContenido = [archivos, eliminarArchivo];
