import { command, fileQuery, query } from '../contract/call.ts';
import {
  inputText,
  language,
  list,
  nothing,
  object,
  optional,
  optionally,
  record,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { petsAfterErasure } from './erasure.ts';

/** What people may ask of whoever keeps their data. */

const proof = {
  password: wire('contrasena', inputText),
  language: wire('lang', optional(language)),
};

export const exportOwnData = query('usuarios:exportar', {
  access: 'session',
  ignoresUnknown: true,
  takes: proof,
  gives: object({ data: wire('datos', record), document: wire('documento', text) }),
});

export const exportOwnArchive = fileQuery('usuarios:exportar_archivos', {
  access: 'session',
  produces: 'application/zip',
  ignoresUnknown: true,
  takes: proof,
});

/** What keeps the account from being erased for now, as `eraseAccount` would answer. */
export const findErasureObstacles = query('usuarios:consultar_eliminacion', {
  access: 'session',
  ignoresUnknown: true,
  takes: { language: proof.language },
  gives: object({
    obstacles: wire(
      'impedimentos',
      list(object({ code: wire('codigo', text), message: wire('mensaje', text) })),
    ),
  }),
});

/** For good. */
export const eraseAccount = command('usuarios:eliminar', {
  access: 'session',
  endsSession: true,
  ignoresUnknown: true,
  takes: { ...proof, pets: wire('mascotas', optionally(word(petsAfterErasure), 'removed')) },
  gives: nothing,
  errors: {
    409: ['conflict', 'subscriptionBeforeErasure', 'donationUnderWay'],
    503: ['subscriptionUnavailable'],
  },
});
