import { z } from 'zod';
import { command } from '../contract/call.ts';
import {
  bounded,
  flag,
  inputId,
  integer,
  nothing,
  object,
  optional,
  ruled,
  text,
  wire,
} from '../contract/shape.ts';

/** Sending the issues of the newsletter. */

const access = { right: 'newsletter.manage' } as const;
const errors = { 404: ['notFound'], 409: ['issueStateChanged'] } as const;

/** To the caller alone. */
export const testIssue = command('boletines:probar_edicion', {
  access,
  takes: { id: inputId },
  gives: object({ to: wire('correo', text) }),
  errors: { 404: ['notFound'] },
});

export const sendIssue = command('boletines:enviar_edicion', {
  access,
  takes: {
    id: inputId,
    revision: wire('version', bounded(integer, { min: 1, max: 2 ** 31 - 1 })),
    /** Now where it is left out. */
    sendAt: wire('programado_para', optional(ruled(() => z.iso.datetime()))),
  },
  gives: nothing,
  errors: {
    404: ['notFound'],
    409: ['issueChanged', 'issueStateChanged'],
    422: ['issueNotReady', 'issueTime'],
  },
});

const step = <const Name extends string>(name: Name) =>
  command(name, { access, takes: { id: inputId }, gives: nothing, errors });

export const unscheduleIssue = step('boletines:desprogramar_edicion');
export const pauseIssue = step('boletines:pausar_edicion');
export const resumeIssue = step('boletines:reanudar_edicion');
export const sendUncertainAgain = step('boletines:reenviar_inciertos');
export const cancelIssue = step('boletines:cancelar_edicion');

export const archiveIssue = command('boletines:archivar_edicion', {
  access,
  takes: { id: inputId, isArchived: wire('publica', flag) },
  gives: nothing,
  errors,
});
