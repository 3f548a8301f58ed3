import { type DataOfCall, query } from '../contract/call.ts';
import { choice, instant, list, nullable, object, text, wire, word } from '../contract/shape.ts';
import { findingReasons } from './finding-reasons.ts';
import { statusLevel, statusSubjects } from './status.ts';

/** How the portal is, over all of its processes. */
export const findPortalStatus = query('operaciones:estado', {
  access: { right: 'operations.read' },
  gives: list(
    object(
      {
        subject: wire('tema', choice(statusSubjects)),
        name: wire('nombre', text),
        level: wire('nivel', word(statusLevel)),
        reason: wire('motivo', choice(findingReasons)),
        /** In words: what is so, and what to do about it. */
        state: wire('mensaje', text),
        todo: wire('que_hacer', nullable(text)),
        lastSuccess: wire('ultimo_exito', nullable(instant)),
        lastFailure: wire('ultimo_fallo', nullable(instant)),
        /** Technical, in English. */
        error: nullable(text),
      },
      'PortalStatus',
    ),
  ),
});
export type PartStatus = DataOfCall<typeof findPortalStatus>[number];
