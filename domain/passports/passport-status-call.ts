import { query } from '../contract/call.ts';
import {
  inputText,
  instant,
  language,
  nullable,
  object,
  optional,
  wire,
  word,
} from '../contract/shape.ts';
import { vocabulary } from '../vocabulary.ts';
import { type PassportState, passportStates, revocationReasons } from './passport.ts';

/** What the portal knows of a number; `gone`: it has no such passport, or has none any more. */
const statuses = vocabulary<PassportState | 'gone'>({
  ...(Object.fromEntries(
    passportStates.values.map((state) => [state, passportStates.toWire(state)]),
  ) as Record<PassportState, string>),
  gone: 'desconocido',
});

/** Whether a passport still counts, for whoever has checked its signature. The public page that checks passports loads it. */
export const findPassportStatus = query('pasaportes:estado', {
  access: 'everyone',
  takes: {
    number: wire('numero', inputText),
    language: wire('lang', optional(language)),
  },
  gives: object({
    state: wire('estado', word(statuses)),
    endedAt: wire('fin', nullable(instant)),
    reason: wire('motivo', nullable(word(revocationReasons))),
  }),
});
