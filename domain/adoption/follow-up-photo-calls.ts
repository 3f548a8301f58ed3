import { command, type DataOfCall, query } from '../contract/call.ts';
import {
  file,
  flag,
  id,
  inputId,
  language,
  list,
  nothing,
  object,
  optional,
  text,
  wire,
} from '../contract/shape.ts';

/** The photos that families send after an adoption. */

const named = { photoId: wire('foto', inputId) };

export const findFollowUpPhotos = query('seguimientos:fotos', {
  access: 'session',
  takes: { applicationId: wire('id', inputId) },
  gives: list(
    object(
      {
        id,
        followUpId: wire('seguimiento_id', id),
        /** Opens for a quarter of an hour. */
        url: text,
        /** The family lets everybody see it; and everybody does. */
        isAllowed: wire('permitida', flag),
        isShown: wire('mostrada', flag),
      },
      'FollowUpPhoto',
    ),
  ),
  errors: { 404: ['notFound'] },
});

/** By the key of a mail's link, without a session. */
export const sendFollowUpPhoto = command('seguimientos:subir_foto', {
  access: 'everyone',
  sendsFile: true,
  ignoresUnknown: true,
  takes: {
    key: wire('clave', inputId),
    language: wire('lang', optional(language)),
    file: wire('archivo', file),
  },
  gives: object({ id }),
  errors: {
    404: ['notFound'],
    409: ['followUpClosed'],
    413: ['fileTooLarge'],
    415: ['pictureFormat', 'photoHeic'],
    422: [
      'fileEmpty',
      'tooManyPhotos',
      'pictureBroken',
      'pictureTooManyPixels',
      'pictureTooLargeForFormat',
    ],
    503: ['noRoom'],
  },
});

export const allowFollowUpPhoto = command('seguimientos:permitir_foto', {
  access: 'everyone',
  takes: {
    /** Of the mail's link, or the follow-up's id. */
    key: wire('clave', inputId),
    ...named,
    isAllowed: wire('permite', flag),
  },
  gives: nothing,
  errors: { 404: ['notFound'], 409: ['applicationNotAdopted'] },
});

export const showFollowUpPhoto = command('seguimientos:mostrar_foto', {
  access: 'session',
  takes: { applicationId: wire('id', inputId), ...named, isShown: wire('muestra', flag) },
  gives: nothing,
  errors: {
    403: ['forbidden'],
    404: ['notFound'],
    409: ['applicationNotAdopted', 'photoNotAllowed'],
  },
});

export type FoundFollowUpPhoto = DataOfCall<typeof findFollowUpPhotos>[number];
