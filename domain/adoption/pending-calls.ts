import { command, creation, type DataOfCall, query } from '../contract/call.ts';
import {
  constant,
  count,
  id,
  inputId,
  inputText,
  instant,
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
import { applicationLimits } from './application-fields.ts';
import { applicationMachine } from './application-machine.ts';
import { adoptionProfile, profileWords } from './profile-shapes.ts';
import { pendingData } from './visitor-application.ts';

/** Applications that are sent without an account, and wait for the owner of their address. */

export const sendWithoutAccount = creation('solicitudes:enviar_sin_cuenta', {
  access: 'everyone',
  takes: {
    name: wire('nombre', inputText),
    email: wire('correo', inputText),
    phone: wire('telefono', inputText),
    profile: wire('perfil', object(profileWords)),
    petIds: wire('mascotas', list(inputId, { min: 1, max: applicationLimits.pets })),
    message: wire('mensaje', optionally(inputText, '')),
    captcha: optional(text),
  },
  gives: object({ state: wire('estado', constant('pending', 'por_confirmar')) }),
  errors: { 422: ['captchaRequired', 'captchaExpired'] },
});

export const findPending = query('solicitudes:por_confirmar', {
  access: 'session',
  gives: list(
    object(
      {
        id,
        createdAt: wire('created_at', instant),
        pets: wire('mascotas', list(object({ id, name: wire('nombre', text) }))),
        name: wire('nombre', text),
        phone: wire('telefono', text),
        message: wire('mensaje', text),
        profile: wire('perfil', adoptionProfile),
        account: wire(
          'cuenta',
          object({
            name: wire('nombre', text),
            phone: wire('telefono', text),
            profile: wire('perfil', nullable(adoptionProfile)),
          }),
        ),
      },
      'PendingApplication',
    ),
  ),
});

export const confirmPending = creation('solicitudes:confirmar', {
  access: 'session',
  takes: { id: inputId, data: wire('datos', optionally(word(pendingData), 'account')) },
  gives: object({
    id,
    createdAt: wire('created_at', instant),
    series: wire('serie', text),
    folio: count,
    status: wire('estado', word(applicationMachine.states)),
  }),
  errors: {
    404: ['notFound'],
    409: ['alreadyApplied'],
    422: ['tooManyApplications', 'adoptionProfileMissing'],
  },
});

export const discardPending = command('solicitudes:descartar', {
  access: 'session',
  takes: { id: inputId },
  gives: nothing,
  errors: { 404: ['notFound'] },
});

export type Pending = DataOfCall<typeof findPending>[number];
