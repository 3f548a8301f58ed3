import { command, query } from '../contract/call.ts';
import { flag, inputText, object, text, wire } from '../contract/shape.ts';

/** A portal that nobody administers yet. */

export const findFirstStart = query('arranque:consultar', {
  access: 'signIn',
  /** Whether it waits for its first administrator. */
  gives: object({ isOpen: wire('abierto', flag) }),
});

/** `apiKey` begins the session of the first administrator. */
export const beginFirstStart = command('arranque:comenzar', {
  access: 'signIn',
  // Nothing is asked for anew until the session has begun.
  endsSession: true,
  takes: {
    code: wire('codigo', inputText),
    name: wire('nombre', inputText),
    email: wire('correo', inputText),
    password: wire('contrasena', inputText),
  },
  gives: object({ email: wire('correo', text), apiKey: wire('apikey', text) }),
  errors: { 409: ['firstStartOver'], 422: ['firstStartCodeIncorrect', 'passwordTooWeak'] },
});
