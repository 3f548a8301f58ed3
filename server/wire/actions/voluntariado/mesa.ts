import type { InputOfCall } from '#domain/contract/call.ts';
import { pageSize } from '#domain/paging.ts';
import {
  countVolunteers,
  exportVolunteers,
  findVolunteers,
  moveVolunteer,
  noteConsent,
  openVolunteer,
  saveVolunteer,
} from '#domain/volunteers/volunteer-desk-calls.ts';
import { volunteersTable } from '#server/features/people/volunteers/volunteers-table.ts';
import { implement } from '../../implement.ts';

/** Applications that wait, where nothing else is asked for. */
const filterOf = ({
  term = '',
  scope = 'open',
  ...others
}: InputOfCall<typeof exportVolunteers>) => ({
  ...others,
  term,
  scope,
});

export const mesaDeVoluntariado = [
  implement(findVolunteers, {
    summary:
      'Applications that wait for a decision, the oldest first, unless others are asked for (`cuales`, `estado`); those the ' +
      'newest first. `busca` looks in names, telephones, emails and postal codes, or is a number.',
    async handle({ input: { page, ...filter }, viewer, context }) {
      const request = { page, limit: pageSize };
      const { items, ...found } = await context.volunteers.findVolunteers(
        viewer,
        filterOf(filter),
        request,
      );
      return { data: items, page: found };
    },
  }),

  implement(countVolunteers, {
    summary: 'How many applications wait, how many volunteer, by state and by what they may do.',
    async handle({ viewer, context }) {
      return { data: await context.volunteers.counts(viewer) };
    },
  }),

  implement(openVolunteer, {
    summary: 'All of an application or a volunteer, by its number. Changes nothing.',
    async handle({ input, viewer, context }) {
      return { data: await context.volunteers.openVolunteer(viewer, input.folio) };
    },
  }),

  implement(moveVolunteer, {
    summary:
      'Brings an application or a volunteer into another state; `texto` goes to them. `aceptar` takes what they may do ' +
      '(`tareas`; without, what they asked for), and a minor only with the noted consent of a guardian.',
    async handle({ input: { folio, transition, ...said }, viewer, address, context }) {
      await context.volunteers.move({ viewer, address }, folio, transition, said);
      return { data: null };
    },
  }),

  implement(saveVolunteer, {
    summary: 'What a volunteer may do, and what the desk notes for itself.',
    async handle({ input: { folio, ...said }, viewer, address, context }) {
      await context.volunteers.save({ viewer, address }, folio, said);
      return { data: null };
    },
  }),

  implement(noteConsent, {
    summary: 'Notes that the guardian of a minor has given the consent in writing.',
    async handle({ input, viewer, address, context }) {
      await context.volunteers.noteConsent({ viewer, address }, input.folio);
      return { data: null };
    },
  }),

  implement(exportVolunteers, {
    summary:
      'All that `voluntariado:bandeja` finds, as a table for spreadsheets (UTF-8 with its mark, RFC 4180); its words are those ' +
      'of `lang`. The log keeps who took it out.',
    async handle({ input, viewer, address, language, context }) {
      const found = await context.volunteers.exportVolunteers({ viewer, address }, filterOf(input));
      const { name, pieces } = volunteersTable(found, language);
      return { file: { name, type: 'text/csv; charset=utf-8', pieces } };
    },
  }),
] as const;
