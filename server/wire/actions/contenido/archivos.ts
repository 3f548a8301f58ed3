import {
  findContentFiles,
  mostNamedAssets,
  removeContentFile,
} from '#domain/content/asset-calls.ts';
import { paged } from '#domain/paging.ts';
import type { ListedAsset } from '#server/features/communication/content/asset-library.ts';
import { implement } from '../../implement.ts';
import { peopleOf } from './content-parts.ts';

export const archivosDeContenido = [
  implement(findContentFiles, {
    summary:
      'The pictures (`imagen`) or files (`archivo`) that editors put into the texts of the portal, the newest first, each with where it ' +
      'stands: what is published, planned or drafted, a former version, or an issue of the newsletter. `archivos:subir` to `contenido/imagenes/` or ' +
      '`contenido/archivos/` adds one. With `ids` these alone.',
    async handle({ input: { kind, ids, page, limit }, viewer, context }) {
      const { items, ...shown } = ids
        ? paged(await context.content.namedAssets(viewer, ids), ids.length, {
            page: 1,
            limit: mostNamedAssets,
          })
        : await context.content.listAssets(viewer, kind, { page, limit });
      const named = await peopleOf(
        context,
        items.map(({ createdBy }) => createdBy),
      );
      const { siteUrl } = context.config;
      return { data: items.map((one) => listed(one, named, siteUrl)), page: shown };
    },
  }),

  implement(removeContentFile, {
    summary:
      'Deletes a picture or file of the texts, at once and for good. 409 tells where it stands; where that are former versions alone, or ' +
      'issues of the newsletter that were sent and are not in its archive, ' +
      '`seguro` deletes it all the same, and they come back without it.',
    async handle({ input: { id, isSure }, viewer, address, context }) {
      await context.content.removeAsset({ viewer, address }, id, isSure);
      return { data: null };
    },
  }),
];

const listed = (
  { media, path, uses, createdAt, createdBy, ...asset }: ListedAsset,
  named: Awaited<ReturnType<typeof peopleOf>>,
  siteUrl: string,
) => ({
  ...asset,
  addedAt: createdAt,
  addedBy: named(createdBy),
  url: siteUrl + path,
  width: media?.width ?? null,
  height: media?.height ?? null,
  focus: media?.focus ?? null,
  uses: uses.map((use) => ({ ...use, version: use.version ?? null })),
});
