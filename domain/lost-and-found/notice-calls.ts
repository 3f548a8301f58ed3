import { command, creation, pagedQuery, query } from '../contract/call.ts';
import { page } from '../contract/page-shapes.ts';
import {
  address,
  bounded,
  count,
  day,
  file,
  flag,
  id,
  inputId,
  inputText,
  instant,
  integer,
  language,
  list,
  nothing,
  nullable,
  object,
  optional,
  optionally,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { federalState } from '../federal-states.ts';
import { contactStates, contactWays, noticeStates } from './notice-machine.ts';
import {
  matchReasons,
  noticeColors,
  noticeKinds,
  noticeSexes,
  noticeSizes,
  noticeSpecies,
} from './notice-words.ts';

/** Lost and found animals, for everybody: the key of a link opens one notice, or one conversation. */

const key = wire('clave', bounded(text, { max: 100 }));
const folio = bounded(count, { min: 1, max: 2_147_483_647 });
const line = bounded(inputText, { max: 500 });
const gone = { 404: ['notFound'] } as const;
const captcha = optional(bounded(text, { max: 10_000 }));

const animal = {
  species: wire('especie', word(noticeSpecies)),
  sex: wire('sexo', word(noticeSexes)),
  size: wire('tamano', word(noticeSizes)),
  color: wire('color', word(noticeColors)),
};
const given = {
  ...animal,
  otherColor: wire('otro_color', optional(word(noticeColors))),
  /** YYYY-MM-DD */
  happenedOn: wire('fecha', line),
  postalCode: wire('cp', line),
  area: wire('colonia', line),
  /** "19.43261,-99.13321" */
  position: wire('posicion', optionally(line, '')),
  marks: wire('senas', bounded(inputText, { max: 10_000 })),
  question: wire('pregunta', line),
  answer: wire('respuesta', line),
  microchip: wire('chip', optionally(line, '')),
};

export const makeNotice = creation('extraviados:avisar', {
  access: 'everyone',
  takes: {
    kind: wire('tipo', word(noticeKinds)),
    ...given,
    email: wire('correo', line),
    captcha,
  },
  gives: object({
    folio: count,
    state: wire('estado', word(noticeStates)),
    /** Opens its page: while nobody has confirmed the mailbox for photos alone. */
    key: wire('clave', text),
  }),
  errors: { 409: ['tooManyNotices'], 422: ['captchaRequired', 'captchaExpired'] },
});

const square = object(
  {
    /** Southwest corner, in hundredths of a degree. */
    south: wire('sur', integer),
    west: wire('oeste', integer),
  },
  'NoticeSquare',
);

/** What everybody may see. */
const shown = {
  folio: count,
  kind: wire('tipo', word(noticeKinds)),
  ...animal,
  otherColor: wire('otro_color', nullable(word(noticeColors))),
  happenedOn: wire('fecha', day),
  publishedAt: wire('publicado', nullable(instant)),
  /** "Cancún, Quintana Roo" */
  place: wire('lugar', text),
  area: wire('colonia', text),
  square: wire('cuadro', nullable(square)),
  marks: wire('senas', text),
  question: wire('pregunta', text),
  /** Paths of pictures. */
  photos: wire('fotos', list(address)),
};

const filters = {
  kind: wire('tipo', optional(word(noticeKinds))),
  species: wire('especie', optional(word(noticeSpecies))),
  federalState: wire('entidad', optional(word(federalState))),
};

export const findNotices = pagedQuery('extraviados:listar', {
  access: 'everyone',
  takes: { page, ...filters },
  gives: list(object(shown, 'Notice')),
});

export const openNotice = query('extraviados:ver', {
  access: 'everyone',
  takes: { folio },
  gives: object(shown, 'Notice'),
  errors: gone,
});

const match = object(
  {
    /** Of a notice; null of an animal of the organisation. */
    folio: nullable(count),
    petId: wire('mascota', nullable(id)),
    name: wire('nombre', text),
    kind: wire('tipo', nullable(word(noticeKinds))),
    reasons: wire('motivos', list(word(matchReasons))),
    /** Whole ones; null where a place is unknown. */
    kilometers: wire('km', nullable(count)),
    days: wire('dias', nullable(count)),
  },
  'NoticeMatch',
);

const entry = object(
  {
    id,
    createdAt: wire('created_at', instant),
    isOwn: wire('propio', flag),
    text: wire('texto', text),
  },
  'NoticeEntry',
);

const contact = {
  id,
  createdAt: wire('created_at', instant),
  way: wire('por', word(contactWays)),
  state: wire('estado', word(contactStates)),
  question: wire('pregunta', text),
  /** Theirs to the question. */
  answer: wire('respuesta', text),
  entries: wire('mensajes', list(entry)),
};

/** For whoever made it, by its key. */
export const openOwnNotice = query('extraviados:mi_aviso', {
  access: 'everyone',
  takes: { key },
  gives: object(
    {
      ...shown,
      state: wire('estado', word(noticeStates)),
      isOpen: wire('abierto', flag),
      /** Whether the key may do more than add photos. */
      isManager: wire('puede_todo', flag),
      mayRenew: wire('puede_renovar', flag),
      expiresAt: wire('vence', instant),
      /** What the desk last said. */
      note: wire('nota', text),
      postalCode: wire('cp', text),
      answer: wire('respuesta', text),
      microchip: wire('chip', text),
      pictures: wire('imagenes', list(object({ id, url: address }))),
      contacts: wire('conversaciones', list(object(contact, 'NoticeContact'))),
      matches: wire('coincidencias', list(match)),
      /** The other notice that says to be about the same animal. */
      reunionWith: wire('reunido_con', nullable(count)),
    },
    'OwnNotice',
  ),
  errors: gone,
});

const changing = { ...gone, 409: ['noticeClosed', 'transitionNotAllowed'] } as const;

/** The mailbox is theirs: then it goes to the desk. */
export const confirmNotice = command('extraviados:confirmar', {
  access: 'everyone',
  takes: { key },
  gives: nothing,
  errors: { ...changing, 409: ['noticeClosed', 'transitionNotAllowed', 'tooManyNotices'] },
});
export const changeNotice = command('extraviados:cambiar', {
  access: 'everyone',
  takes: { key, ...given },
  gives: nothing,
  errors: changing,
});
export const sendNoticePhoto = command('extraviados:subir_foto', {
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
export const removeNoticePhoto = command('extraviados:quitar_foto', {
  access: 'everyone',
  takes: { key, photoId: wire('foto', inputId) },
  gives: nothing,
  errors: changing,
});
/** The days begin anew. */
export const renewNotice = command('extraviados:renovar', {
  access: 'everyone',
  takes: { key },
  gives: nothing,
  errors: changing,
});
export const withdrawNotice = command('extraviados:retirar', {
  access: 'everyone',
  takes: { key },
  gives: nothing,
  errors: changing,
});
/** They are together again; whoever made the other notice is asked to close it, too. */
export const reuniteNotice = command('extraviados:reunir', {
  access: 'everyone',
  takes: { key, other: wire('con', optional(folio)) },
  gives: nothing,
  errors: changing,
});

/** A mail asks its author to confirm; then it goes to whoever made the notice. */
export const writeToNotice = creation('extraviados:escribir', {
  access: 'everyone',
  takes: {
    folio,
    answer: wire('respuesta', optionally(line, '')),
    text: wire('texto', bounded(inputText, { max: 5_000 })),
    email: wire('correo', line),
    captcha,
  },
  gives: nothing,
  errors: {
    ...gone,
    409: ['noticeClosed', 'tooManyContacts'],
    422: ['captchaRequired', 'captchaExpired'],
  },
});

/** Whether somebody looks for the animal with this chip, and nothing else; what is written goes to them once its author confirmed. */
export const askForChip = creation('extraviados:chip', {
  access: 'everyone',
  takes: {
    microchip: wire('chip', line),
    text: wire('texto', optionally(bounded(inputText, { max: 5_000 }), '')),
    email: wire('correo', optionally(line, '')),
    captcha,
  },
  gives: object({
    isSought: wire('alguien_lo_busca', flag),
    /** A mail asks to confirm the message. */
    isSent: wire('mensaje_por_confirmar', flag),
  }),
  errors: { 422: ['captchaRequired', 'captchaExpired'] },
});

/** For whoever wrote, by the key of their mail. */
export const openContact = query('extraviados:conversacion', {
  access: 'everyone',
  takes: { key },
  gives: object(
    {
      ...contact,
      /** null where they wrote by the page of chips. */
      folio: nullable(count),
      isOpen: wire('abierto', flag),
    },
    'OwnNoticeContact',
  ),
  errors: gone,
});
const conversing = { ...gone, 409: ['noticeClosed', 'contactBlocked', 'contactTooLong'] } as const;
export const confirmContact = command('extraviados:confirmar_mensaje', {
  access: 'everyone',
  takes: { key },
  gives: nothing,
  errors: { ...gone, 409: ['noticeClosed', 'contactBlocked', 'tooManyContacts'] },
});
export const writeInContact = creation('extraviados:contestar', {
  access: 'everyone',
  takes: { key, text: wire('texto', inputText) },
  gives: object({ id }),
  errors: conversing,
});
/** Of whoever made the notice. */
export const answerContact = creation('extraviados:responder', {
  access: 'everyone',
  takes: { key, contactId: wire('conversacion', inputId), text: wire('texto', inputText) },
  gives: object({ id }),
  errors: conversing,
});
/** Their answer is right: from now on both may say how they are reached. */
export const believeContact = command('extraviados:creer', {
  access: 'everyone',
  takes: { key, contactId: wire('conversacion', inputId) },
  gives: nothing,
  errors: conversing,
});
/** Ends it, and tells the desk. */
export const blockContact = command('extraviados:bloquear', {
  access: 'everyone',
  takes: { key, contactId: wire('conversacion', inputId) },
  gives: nothing,
  errors: gone,
});
