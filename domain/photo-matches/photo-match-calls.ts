import { command, type DataOfCall, pagedQuery } from '../contract/call.ts';
import { limit, page } from '../contract/page-shapes.ts';
import {
  count,
  flag,
  id,
  inputId,
  instant,
  list,
  nothing,
  nullable,
  object,
  optional,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { petStatus } from '../pets/vocabularies.ts';
import { photoMatchState } from './photo-match.ts';

/** Photos of two pets that look like the same one. */

const access = { right: 'pets.manageAny' } as const;

const side = object({
  id,
  name: wire('nombre', text),
  status: wire('estado', word(petStatus)),
  /** Who looks after it; null where the account is gone. */
  owner: wire('responsable', nullable(text)),
  /** Of the portal's pictures. */
  picture: wire('foto', text),
  isDeleted: wire('eliminada', flag),
});

export const findPhotoMatches = pagedQuery('fotos_parecidas:consultar', {
  access,
  takes: { state: wire('estado', optional(word(photoMatchState))), page, limit },
  gives: list(
    object(
      {
        id,
        createdAt: wire('created_at', instant),
        state: wire('estado', word(photoMatchState)),
        differentBits: wire('bits_distintos', count),
        first: wire('primera', side),
        second: wire('segunda', side),
        decidedBy: wire('decidida_por', nullable(text)),
        decidedAt: wire('decidida_en', nullable(instant)),
      },
      'PhotoMatch',
    ),
  ),
});

export const decidePhotoMatch = command('fotos_parecidas:decidir', {
  access,
  takes: { id: inputId, state: wire('estado', word(photoMatchState)) },
  gives: nothing,
  errors: { 404: ['notFound'] },
});

export type FoundPhotoMatch = DataOfCall<typeof findPhotoMatches>[number];
