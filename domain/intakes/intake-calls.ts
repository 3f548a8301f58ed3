import { command, type DataOfCall, query } from '../contract/call.ts';
import {
  bounded,
  day,
  inputId,
  inputText,
  nothing,
  nullable,
  object,
  optional,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { chipReading, intakeKind } from './intake.ts';

/** How an animal came. */

const errors = { 404: ['notFound'] } as const;
const kind = wire('tipo', word(intakeKind));

export const findIntake = query('ingresos:consultar', {
  access: 'session',
  takes: { id: inputId },
  gives: nullable(
    object(
      {
        kind,
        cameOn: wire('fecha', day),
        place: wire('lugar', text),
        broughtBy: wire('traida_por', text),
        chip: wire('chip', word(chipReading)),
      },
      'Intake',
    ),
  ),
  errors,
});

export const noteIntake = command('ingresos:anotar', {
  access: 'session',
  takes: {
    id: inputId,
    kind,
    /** YYYY-MM-DD */
    cameOn: wire('fecha', inputText),
    place: wire('lugar', optional(bounded(inputText, { max: 300 }))),
    broughtBy: wire('traida_por', optional(bounded(inputText, { max: 500 }))),
    chip: wire('chip', optional(word(chipReading))),
  },
  gives: nothing,
  errors,
});

export type FoundIntake = DataOfCall<typeof findIntake>;
