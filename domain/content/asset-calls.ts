import { command, type DataOfCall, pagedQuery } from '../contract/call.ts';
import { limit, page } from '../contract/page-shapes.ts';
import {
  address,
  bounded,
  count,
  flag,
  instant,
  integer,
  list,
  nothing,
  nullable,
  number,
  object,
  optional,
  ruled,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';
import { type AssetKind, assetId } from './content-assets.ts';
import { editor } from './content-calls.ts';

/** Pictures and files that editors put into texts. */

const access = { right: 'content.publish' } as const;

const assetKinds = vocabulary<AssetKind>({ picture: 'imagen', file: 'archivo' });

/** Of a text in which one stands. */
const useStates = vocabulary({
  draft: 'borrador',
  published: 'publicada',
  scheduled: 'programada',
  former: 'anterior',
  sent: 'enviado',
});
export type AssetUseState = ValueOf<typeof useStates>;

const inputId = ruled(() => assetId.meta({ examples: ['3f9a0c1d2b4e5f60718293a4b5c6d7e8'] }));
const share = bounded(number, { min: 0, max: 1 });
const kind = wire('clase', word(assetKinds));

/** As many as a call names. */
export const mostNamedAssets = 100;

/** Newest first, or those that are named as far as they are there. */
export const findContentFiles = pagedQuery('contenido:archivos', {
  access,
  takes: { page, limit, kind, ids: optional(list(inputId, { max: mostNamedAssets })) },
  gives: list(
    object(
      {
        id: text,
        kind,
        name: wire('nombre', text),
        type: wire('tipo', text),
        size: wire('tamano', count),
        addedAt: wire('fecha', instant),
        addedBy: wire('por', editor),
        url: address,
        /** Of a picture. */
        width: wire('ancho', nullable(count)),
        height: wire('alto', nullable(count)),
        focus: wire('punto_focal', nullable(object({ x: share, y: share }))),
        /** Where it stands. */
        uses: wire(
          'usos',
          list(
            object({
              place: wire('clave', text),
              title: wire('titulo', object({ es: text, en: text })),
              version: nullable(integer),
              state: wire('estado', word(useStates)),
            }),
          ),
        ),
      },
      'ContentFile',
    ),
  ),
});
export type ContentFile = DataOfCall<typeof findContentFiles>[number];

/** At once and for good. */
export const removeContentFile = command('contenido:eliminar_archivo', {
  access,
  /** `isSure`: also where former versions, or issues that were sent, have it. */
  takes: { id: inputId, isSure: wire('seguro', optional(flag)) },
  gives: nothing,
  errors: { 404: ['notFound'], 409: ['contentFileInUse', 'contentFileInVersions', 'conflict'] },
});
