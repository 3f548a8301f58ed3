import { command, type DataOfCall, query } from '../contract/call.ts';
import { id, inputId, instant, list, nothing, object, wire, word } from '../contract/shape.ts';
import { askerStates } from './foster-request.ts';
import { contact } from './foster-shapes.ts';

/** Who may ask foster homes. */

const permission = object({ state: wire('permiso', word(askerStates)) });

export const findPermission = query('hogares:permiso', { access: 'session', gives: permission });

export const requestPermission = command('hogares:pedir_permiso', {
  access: 'session',
  gives: permission,
});

export const findWaitingAskers = query('hogares:permisos_pendientes', {
  access: { right: 'fosters.manage' },
  gives: list(
    object({
      accountId: wire('id', id),
      askedAt: wire('fecha', instant),
      contact: wire('contacto', contact),
    }),
  ),
});

export const confirmAsker = command('hogares:dar_permiso', {
  access: { right: 'fosters.manage' },
  takes: { accountId: wire('id', inputId) },
  gives: nothing,
  errors: { 404: ['notFound'] },
});

export type WaitingAsker = DataOfCall<typeof findWaitingAskers>[number];
