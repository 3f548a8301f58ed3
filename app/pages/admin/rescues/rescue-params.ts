import type { GivenToCall } from '#domain/contract/call.ts';
import {
  type exportRescues,
  rescueAssignments,
  rescueScopes,
} from '#domain/rescues/rescue-desk-calls.ts';
import { rescueStates } from '#domain/rescues/rescue-machine.ts';
import { rescueKinds, urgencies } from '#domain/rescues/rescue-words.ts';

const names = ['busca', 'cuales', 'tipo', 'urgencia', 'asignado', 'entidad'] as const;

/** What the list's address says, as it is written there; '' where it says nothing. */
export type RescueParams = Record<(typeof names)[number], string>;

export const readRescueParams = (params: URLSearchParams): RescueParams =>
  Object.fromEntries(
    names.map((name) => [name, params.get(name)?.trim().slice(0, 80) ?? '']),
  ) as RescueParams;

/** Words that there are not are passed over. `cuales` is a scope, or one state. */
export function rescueQuestion({
  busca,
  cuales,
  tipo,
  urgencia,
  asignado,
  entidad,
}: RescueParams): GivenToCall<typeof exportRescues> {
  return {
    term: busca || undefined,
    scope: rescueScopes.fromWire(cuales),
    state: rescueStates.fromWire(cuales),
    kind: rescueKinds.fromWire(tipo),
    urgency: urgencies.fromWire(urgencia),
    assigned: rescueAssignments.fromWire(asignado),
    federalState: entidad || undefined,
  };
}
