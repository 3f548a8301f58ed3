import { command, creation, type DataOfCall, pagedQuery, query } from '../contract/call.ts';
import { page } from '../contract/page-shapes.ts';
import {
  address,
  count,
  flag,
  freeWord,
  id,
  inputId,
  inputText,
  instant,
  list,
  nothing,
  nullable,
  object,
  optionally,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { photoDecisions } from './foster-diary.ts';
import { ofAll } from './foster-shapes.ts';

/** Diaries of pets in their foster homes. */

export const readDiary = pagedQuery('hogares:diario', {
  access: 'session',
  takes: { id: inputId, page },
  gives: list(
    object(
      {
        id,
        createdAt: wire('fecha', instant),
        words: wire('texto', text),
        isOwn: wire('propia', flag),
        photos: wire(
          'fotos',
          list(
            object({
              id,
              url: address,
              isOffered: wire('ofrecida', flag),
              decision: nullable(word(photoDecisions)),
              decidedAt: wire('decidida', nullable(instant)),
              decidedBy: wire('decidio', text),
            }),
          ),
        ),
      },
      'FosterDiaryEntry',
    ),
  ),
  errors: { 404: ['notFound'] },
});

export const writeDiary = creation('hogares:escribir_diario', {
  access: 'session',
  takes: {
    id: inputId,
    words: wire('texto', inputText),
    offersPhotos: wire('ofrece_fotos', optionally(flag, false)),
  },
  gives: object({ id }),
  errors: { 404: ['notFound'], 409: ['fosterDiaryFull'] },
});

export const removeDiaryEntry = command('hogares:borrar_diario', {
  access: 'session',
  takes: { id: inputId },
  gives: nothing,
  errors: { 404: ['notFound'] },
});

export const decidePhoto = command('hogares:decidir_foto', {
  access: 'session',
  takes: { photoId: wire('foto', inputId), decision: freeWord(photoDecisions) },
  gives: nothing,
  errors: { 404: ['notFound'], 409: ['fosterPhotoDecided', 'fosterPageFull'] },
});

export const findWaitingPhotos = query('hogares:fotos_por_ver', {
  access: 'session',
  takes: { ofAll },
  gives: list(
    object({
      petId: wire('mascota_id', id),
      name: wire('mascota', text),
      photos: wire('fotos', count),
    }),
  ),
  errors: { 403: ['forbidden'] },
});

export type ShownDiaryEntry = DataOfCall<typeof readDiary>[number];
export type ShownDiaryPhoto = ShownDiaryEntry['photos'][number];
