import { z } from 'zod';
import { command, type DataOfCall, fileQuery, pagedQuery, query } from '../contract/call.ts';
import { page } from '../contract/page-shapes.ts';
import {
  address,
  bounded,
  count,
  day,
  flag,
  id,
  inputId,
  inputText,
  instant,
  language,
  list,
  nothing,
  nullable,
  object,
  optional,
  optionally,
  ruled,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { vocabulary } from '../vocabulary.ts';
import { contactStates, noticeDeskWords, noticeStates } from './notice-machine.ts';
import {
  matchReasons,
  noticeColors,
  noticeKinds,
  noticeSexes,
  noticeSizes,
  noticeSpecies,
} from './notice-words.ts';

/** The desk that looks at notices before anybody sees them. */

const access = { right: 'lostAndFound.attend' } as const;
const folio = bounded(count, { min: 1, max: 2_147_483_647 });
const gone = { 404: ['notFound'] } as const;

/** `waiting`: somebody waits for the desk. */
export const noticeScopes = vocabulary({ waiting: 'por_revisar', all: 'todos' });

const filters = {
  term: wire('busca', optional(ruled(() => z.string().trim().max(80)))),
  scope: wire('cuales', optional(word(noticeScopes))),
  state: wire('estado', optional(word(noticeStates))),
  kind: wire('tipo', optional(word(noticeKinds))),
  species: wire('especie', optional(word(noticeSpecies))),
};

const row = {
  id,
  folio: count,
  createdAt: wire('created_at', instant),
  kind: wire('tipo', word(noticeKinds)),
  species: wire('especie', word(noticeSpecies)),
  state: wire('estado', word(noticeStates)),
  happenedOn: wire('fecha', day),
  place: wire('lugar', text),
  area: wire('colonia', text),
  photos: wire('fotos', count),
  /** Conversations that its author has blocked. */
  blocked: wire('bloqueadas', count),
};

export const findDeskNotices = pagedQuery('extraviados:bandeja', {
  access,
  takes: { page, ...filters },
  gives: list(object(row, 'NoticeRow')),
});
export type NoticeRow = DataOfCall<typeof findDeskNotices>[number];

export const countNotices = query('extraviados:cuentas', {
  access,
  gives: object({
    waiting: wire('por_revisar', count),
    published: wire('publicados', count),
    /** Since the first of January. */
    reunited: wire('reunidos', count),
  }),
});

export const openDeskNotice = query('extraviados:abrir', {
  access,
  takes: { folio },
  gives: object(
    {
      ...row,
      sex: wire('sexo', word(noticeSexes)),
      size: wire('tamano', word(noticeSizes)),
      color: wire('color', word(noticeColors)),
      otherColor: wire('otro_color', nullable(word(noticeColors))),
      marks: wire('senas', text),
      question: wire('pregunta', text),
      hasChip: wire('con_chip', flag),
      email: wire('correo', text),
      language: wire('idioma', language),
      expiresAt: wire('vence', instant),
      /** Each opens for a quarter of an hour. */
      pictures: wire('imagenes', list(object({ id, url: address }))),
      changedAt: wire('cambiado', instant),
      transitions: wire('transiciones', list(word(noticeDeskWords))),
      history: wire(
        'historia',
        list(
          object({
            at: wire('fecha', instant),
            state: wire('estado', word(noticeStates)),
            by: wire('por', nullable(text)),
            words: wire('texto', text),
          }),
        ),
      ),
      matches: wire(
        'coincidencias',
        list(
          object({
            folio: nullable(count),
            petId: wire('mascota', nullable(id)),
            name: wire('nombre', text),
            reasons: wire('motivos', list(word(matchReasons))),
            kilometers: wire('km', nullable(count)),
            days: wire('dias', nullable(count)),
          }),
        ),
      ),
      /** What was written to its author, where they blocked who wrote it. */
      blockedContacts: wire(
        'conversaciones',
        list(
          object({
            id,
            createdAt: wire('created_at', instant),
            state: wire('estado', word(contactStates)),
            email: wire('correo', text),
            texts: wire('textos', list(text)),
          }),
        ),
      ),
    },
    'NoticeFile',
  ),
  errors: gone,
});
export type NoticeFile = DataOfCall<typeof openDeskNotice>;

/** What is said goes to whoever made it; to ask and to refuse need it. */
export const moveNotice = command('extraviados:transitar', {
  access,
  takes: {
    folio,
    transition: wire('transicion', word(noticeDeskWords)),
    /** `cambiado` as whoever decides has read it. */
    seen: wire('visto', instant),
    words: wire('texto', optionally(inputText, '')),
  },
  gives: nothing,
  errors: { ...gone, 409: ['transitionNotAllowed', 'noticeChanged'] },
});

/** One that shows a person, a plate or a house. */
export const removeDeskPhoto = command('extraviados:retirar_foto', {
  access,
  takes: { folio, photoId: wire('foto', inputId) },
  gives: nothing,
  errors: gone,
});

export const exportNotices = fileQuery('extraviados:exportar', {
  access,
  produces: 'text/csv',
  takes: filters,
});
