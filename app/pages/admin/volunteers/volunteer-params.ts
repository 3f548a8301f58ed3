import type { GivenToCall } from '#domain/contract/call.ts';
import { type exportVolunteers, volunteerScopes } from '#domain/volunteers/volunteer-desk-calls.ts';
import { volunteerStates } from '#domain/volunteers/volunteer-machine.ts';
import { volunteerTasks } from '#domain/volunteers/volunteer-words.ts';

const names = ['busca', 'cuales', 'tarea'] as const;

/** What the list's address says, as it is written there; '' where it says nothing. */
export type VolunteerParams = Record<(typeof names)[number], string>;

export const readVolunteerParams = (params: URLSearchParams): VolunteerParams =>
  Object.fromEntries(
    names.map((name) => [name, params.get(name)?.trim().slice(0, 80) ?? '']),
  ) as VolunteerParams;

/** Words that there are not are passed over. `cuales` is a scope, or one state. */
export const volunteerQuestion = ({
  busca,
  cuales,
  tarea,
}: VolunteerParams): GivenToCall<typeof exportVolunteers> => ({
  term: busca || undefined,
  scope: volunteerScopes.fromWire(cuales),
  state: volunteerStates.fromWire(cuales),
  task: volunteerTasks.fromWire(tarea),
});
