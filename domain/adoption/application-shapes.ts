import {
  count,
  freeWord,
  id,
  instant,
  list,
  nullable,
  object,
  text,
  type ValueOfShape,
  wire,
  word,
} from '../contract/shape.ts';
import { historyRoles } from '../documents/history.ts';
import { applicationMachine, contractEvents } from './application-machine.ts';
import { appointmentKind, appointmentStatus, talkSides, visitResults } from './application-talk.ts';
import { contractSides, contractStates } from './contract.ts';
import { fitOutcome, fitRules } from './fit-rules.ts';
import { helpReasons } from './help-request.ts';
import { adoptionProfile } from './profile-shapes.ts';

/** What `documentos:*` says of the fields of an application that are no single values, by the field's name. */
export const applicationShapes = {
  profile: nullable(adoptionProfile),
  contract: nullable(
    object({
      id,
      status: wire('estado', word(contractStates)),
      signedBy: wire('firmado_por', nullable(word(contractSides))),
      pdf: nullable(text),
    }),
  ),
  fit: list(
    object({
      petId: wire('mascota_id', nullable(id)),
      rule: wire('regla', word(fitRules)),
      outcome: wire('resultado', word(fitOutcome)),
      text: wire('texto', text),
    }),
  ),
  questions: list(
    object({
      id,
      askedAt: wire('fecha', instant),
      text: wire('texto', text),
      answer: wire('respuesta', nullable(text)),
      answeredAt: wire('respondida', nullable(instant)),
    }),
  ),
  messages: list(
    object({
      id,
      writtenAt: wire('fecha', instant),
      by: wire('de', word(talkSides)),
      text: wire('texto', text),
    }),
  ),
  appointments: list(
    object({
      id,
      kind: wire('tipo', word(appointmentKind)),
      options: wire('opciones', list(instant)),
      suggested: wire('otros_horarios', list(instant)),
      chosen: wire('elegida', nullable(instant)),
      status: wire('estado', word(appointmentStatus)),
    }),
  ),
  notes: list(
    object({
      id,
      writtenAt: wire('fecha', instant),
      author: wire('autor', nullable(text)),
      text: wire('texto', text),
    }),
  ),
  helpRequests: list(
    object({
      askedAt: wire('fecha', instant),
      answer: wire('motivo', word(helpReasons)),
      words: wire('texto', text),
      handledAt: wire('atendida', nullable(instant)),
    }),
  ),
  outcomes: list(
    object({
      id,
      notedAt: wire('fecha', instant),
      kind: wire('tipo', word(appointmentKind)),
      result: wire('resultado', word(visitResults)),
      text: wire('texto', text),
    }),
  ),
  newsCount: count,
};

/** How it came to where it is, the oldest first. */
export const applicationSteps = list(
  object({
    at: wire('fecha', instant),
    state: wire('estado', word(applicationMachine.states)),
    /** What happened to the contract; undefined of a change of state. */
    contract: wire('transicion', freeWord(contractEvents)),
    by: wire('por', word(historyRoles)),
    words: wire('mensaje', nullable(text)),
  }),
);

type Shapes = typeof applicationShapes;
export type ShownAppointment = ValueOfShape<Shapes['appointments']>[number];
export type ShownQuestion = ValueOfShape<Shapes['questions']>[number];
export type ApplicationStep = ValueOfShape<typeof applicationSteps>[number];
