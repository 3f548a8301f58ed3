import { command, creation, query } from '../contract/call.ts';
import {
  bounded,
  count,
  file,
  flag,
  id,
  inputId,
  inputText,
  instant,
  language,
  list,
  nothing,
  object,
  optional,
  optionally,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { rescueStates } from './rescue-machine.ts';
import { rescueKinds, rescueSpecies, urgencies } from './rescue-words.ts';

/** What somebody who reports an animal does, with or without an account: the key of their link opens that report alone. */

const key = wire('clave', bounded(text, { max: 100 }));
const gone = { 404: ['notFound'] } as const;
const line = bounded(inputText, { max: 500 });

export const reportAnimal = creation('auxilios:reportar', {
  access: 'everyone',
  takes: {
    kind: wire('tipo', word(rescueKinds)),
    species: wire('especie', word(rescueSpecies)),
    danger: wire('peligro', flag),
    exposed: wire('expuesto', flag),
    alone: wire('solo', flag),
    postalCode: wire('cp', line),
    place: wire('lugar', line),
    /** "19.43261,-99.13321" */
    position: wire('posicion', optionally(line, '')),
    words: wire('texto', optionally(bounded(inputText, { max: 10_000 }), '')),
    name: wire('nombre', line),
    phone: wire('telefono', optionally(line, '')),
    email: wire('correo', optionally(line, '')),
    captcha: optional(bounded(text, { max: 10_000 })),
  },
  gives: object({
    folio: count,
    urgency: wire('urgencia', word(urgencies)),
    /** Opens its page. */
    key: wire('clave', text),
  }),
  errors: { 409: ['tooManyRescues'], 422: ['captchaRequired', 'captchaExpired'] },
});

const entry = object(
  {
    id,
    createdAt: wire('created_at', instant),
    /** Of the organisation; else of whoever reported. */
    isOurs: wire('nuestro', flag),
    text: wire('texto', text),
  },
  'RescueEntry',
);

/** Without how its author is reached, for a mail may have gone to a wrong address. */
export const openRescue = query('auxilios:consultar', {
  access: 'everyone',
  takes: { key },
  gives: object(
    {
      folio: count,
      createdAt: wire('created_at', instant),
      kind: wire('tipo', word(rescueKinds)),
      species: wire('especie', word(rescueSpecies)),
      urgency: wire('urgencia', word(urgencies)),
      state: wire('estado', word(rescueStates)),
      isOpen: wire('abierto', flag),
      isAttended: wire('alguien_lo_atiende', flag),
      expiresAt: wire('vence', instant),
      mayRenew: wire('puede_renovar', flag),
      photos: wire('fotos', count),
      steps: wire(
        'historia',
        list(
          object({
            at: wire('fecha', instant),
            state: wire('estado', word(rescueStates)),
            words: wire('texto', text),
          }),
        ),
      ),
      entries: wire('mensajes', list(entry)),
    },
    'FollowedRescue',
  ),
  errors: gone,
});

const changing = { ...gone, 409: ['rescueClosed'] } as const;

export const answerDesk = creation('auxilios:contestar', {
  access: 'everyone',
  takes: { key, text: wire('texto', inputText) },
  gives: object({ id }),
  errors: { ...gone, 409: ['rescueClosed', 'rescueTooLong'] },
});

export const sendRescuePhoto = command('auxilios:subir_foto', {
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
    ...changing,
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

/** The days begin anew. */
export const renewRescue = command('auxilios:renovar', {
  access: 'everyone',
  takes: { key },
  gives: nothing,
  errors: changing,
});

/** It needs no help any more. */
export const withdrawRescue = command('auxilios:retirar', {
  access: 'everyone',
  takes: { key },
  gives: nothing,
  errors: changing,
});

/** Of the account. */
export const findOwnRescues = query('auxilios:mios', {
  access: 'session',
  gives: list(
    object(
      {
        folio: count,
        createdAt: wire('created_at', instant),
        kind: wire('tipo', word(rescueKinds)),
        state: wire('estado', word(rescueStates)),
        urgency: wire('urgencia', word(urgencies)),
        key: wire('clave', text),
      },
      'OwnRescue',
    ),
  ),
});
