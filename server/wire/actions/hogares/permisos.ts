import {
  confirmAsker,
  findPermission,
  findWaitingAskers,
  requestPermission,
} from '#domain/fostering/foster-asker-calls.ts';
import { implement } from '../../implement.ts';

export const permisosDePreguntar = [
  implement(findPermission, {
    summary:
      'Whether the caller may ask foster homes: `confirmado`; `en_espera` of whoever manages homes; `sin_pedir`; `sin_mascotas` ' +
      'where they look after none.',
    async handle({ viewer, context }) {
      return { data: { state: await context.fostering.askerState(viewer) } };
    },
  }),

  implement(requestPermission, {
    summary:
      'Asks whoever manages foster homes to confirm the caller, who looks after a pet; returns what `hogares:permiso` does from then ' +
      'on. The same again changes nothing.',
    async handle({ viewer, context }) {
      return { data: { state: await context.fostering.requestConfirmation(viewer) } };
    },
  }),

  implement(findWaitingAskers, {
    summary: 'Who waits to be allowed to ask foster homes, for whoever manages them.',
    async handle({ viewer, context }) {
      return { data: await context.fostering.waitingAskers(viewer) };
    },
  }),

  implement(confirmAsker, {
    summary:
      'Confirms a rescuer of `hogares:permisos_pendientes`, who may ask foster homes from then on.',
    async handle({ input, viewer, address, context }) {
      await context.fostering.confirmAsker({ viewer, address }, input.accountId);
      return { data: null };
    },
  }),
];
