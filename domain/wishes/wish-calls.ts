import { email } from '../accounts/fields.ts';
import { command, type DataOfCall, query } from '../contract/call.ts';
import {
  bounded,
  count,
  day,
  id,
  inputId,
  inputText,
  language,
  list,
  nothing,
  nullable,
  object,
  optional,
  ruled,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { longestFilter, wishProgrammes, wishStates } from './wish.ts';

/** What people want to be told of: new pets that fit a filter. Links of mails open the wishes of one mailbox. */

const key = wire('clave', bounded(text, { max: 100 }));
const wish = {
  programme: wire('programa', word(wishProgrammes)),
  /** As the address of a list has it; empty for all pets. */
  filter: wire('filtro', bounded(text, { max: longestFilter })),
  language: wire('lang', language),
};
const shownWish = object(
  {
    id,
    programme: wire('programa', word(wishProgrammes)),
    filter: wire('filtro', text),
    /** The same, each thing in the language of the call. */
    words: wire('palabras', list(text)),
    state: wire('estado', word(wishStates)),
    /** The last day; null until it is confirmed. */
    lastsUntil: wire('vence', nullable(day)),
  },
  'Wish',
);
const gone = { 404: ['notFound'] } as const;

/** For every address alike: a mail asks its owner. */
export const askForNews = command('deseos:pedir', {
  access: 'everyone',
  takes: {
    ...wish,
    email: wire(
      'correo',
      ruled(() => email),
    ),
    captcha: optional(bounded(text, { max: 10_000 })),
  },
  gives: nothing,
});

/** By mail to the account's address. */
export const keepWish = command('deseos:guardar', {
  access: 'session',
  takes: wish,
  gives: nothing,
  errors: { 404: ['notFound'], 409: ['tooManyWishes'] },
});

const wishes = {
  /** What opens them. */
  key: wire('clave', text),
  wishes: wire('deseos', list(shownWish)),
  /** By which a browser subscribes to messages of the portal, and how many devices of the mailbox have. */
  push: wire(
    'dispositivos',
    object({ publicKey: wire('clave_publica', text), devices: wire('cuantos', count) }),
  ),
};

/** Of the account's address; null where it has none. */
export const findOwnWishes = query('deseos:mios', {
  access: 'session',
  takes: { language: wire('lang', optional(language)) },
  gives: nullable(object(wishes)),
});

export const openWishes = query('deseos:consultar', {
  access: 'everyone',
  takes: { key, language: wire('lang', optional(language)) },
  gives: object(wishes),
  errors: gone,
});
export type ShownWish = DataOfCall<typeof openWishes>['wishes'][number];

/** Confirms one that nobody has confirmed; of another one the months begin anew. */
export const extendWish = command('deseos:renovar', {
  access: 'everyone',
  takes: { key, id: inputId },
  gives: nothing,
  errors: { ...gone, 409: ['tooManyWishes'] },
});

/** Without an id all of them. */
export const endWishes = command('deseos:terminar', {
  access: 'everyone',
  takes: { key, id: optional(inputId) },
  gives: nothing,
  errors: gone,
});

/** A device gets messages as well, as its browser subscribed. */
export const addDevice = command('deseos:agregar_dispositivo', {
  access: 'everyone',
  takes: { key, endpoint: inputText, p256dh: inputText, auth: inputText },
  gives: nothing,
  errors: gone,
});

/** Without an endpoint all of them. */
export const removeDevices = command('deseos:quitar_dispositivos', {
  access: 'everyone',
  takes: { key, endpoint: optional(inputText) },
  gives: nothing,
  errors: gone,
});
