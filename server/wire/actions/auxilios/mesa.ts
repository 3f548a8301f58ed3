import type { Viewer } from '#domain/accounts/viewer.ts';
import type { InputOfCall } from '#domain/contract/call.ts';
import { pageSize } from '#domain/paging.ts';
import {
  admitAnimal,
  assignRescue,
  chooseRescues,
  countRescues,
  exportRescues,
  findRescueChoice,
  findRescuers,
  findRescues,
  moveRescue,
  openRescueFile,
  setRescueUrgency,
  writeToReporter,
} from '#domain/rescues/rescue-desk-calls.ts';
import { rescuesTable } from '#server/features/animals/rescues/rescues-table.ts';
import { implement } from '../../implement.ts';

/** Open ones, where nothing else is asked for. */
function filterOf(input: InputOfCall<typeof exportRescues>, viewer: Viewer) {
  const { term = '', scope = 'open', assigned, ...others } = input;
  const own = viewer.kind === 'user' ? viewer.id : null;
  return {
    ...others,
    term,
    scope,
    assigned: assigned && { to: assigned === 'mine' ? own : null },
  };
}

export const mesaDeAuxilios = [
  implement(findRescues, {
    summary:
      'Reports of animals: open ones (`cuales`) unless others are asked for, the most urgent first and of those the oldest; ' +
      'others newest first. `busca` looks in names, telephones, emails, places and texts, or is a number; `asignado` is `mi` or `nadie`.',
    async handle({ input: { page, ...filter }, viewer, context }) {
      const request = { page, limit: pageSize };
      const { items, ...found } = await context.rescues.findReports(
        viewer,
        filterOf(filter, viewer),
        request,
      );
      return { data: items, page: found };
    },
  }),

  implement(countRescues, {
    summary:
      'How many reports are open, urgent, without anybody who goes, and the caller’s own; and all that are kept by state, kind, place and time of day.',
    async handle({ viewer, context }) {
      return { data: await context.rescues.counts(viewer) };
    },
  }),

  implement(openRescueFile, {
    summary:
      'All of a report, by its number: who reported it and how they are reached, photos (signed addresses that open for a ' +
      'quarter of an hour), history, what was written, which transitions the caller may make, and other open reports that may ' +
      'be about the same animal (`parecidos`), by place, species and week or by a photo that looks the same. Changes nothing.',
    async handle({ input, viewer, context }) {
      const { pictures, ...found } = await context.rescues.openReport(viewer, input.folio);
      const { siteUrl } = context.config;
      return { data: { ...found, pictures: pictures.map((path) => siteUrl + path) } };
    },
  }),

  implement(findRescuers, {
    summary: 'The colleagues who attend to reports, by their names.',
    async handle({ viewer, context }) {
      return { data: await context.rescues.colleagues(viewer) };
    },
  }),

  implement(assignRescue, {
    summary:
      'Says who goes: the caller, a colleague (`cuenta`, of `auxilios:equipo`), who gets a mail, or nobody (null).',
    async handle({ input, viewer, address, context }) {
      await context.rescues.assign({ viewer, address }, input.folio, input.to);
      return { data: null };
    },
  }),

  implement(writeToReporter, {
    summary:
      'A question or an answer to whoever reported: on the report’s page, and by mail where they left an address.',
    async handle({ input: { folio, ...said }, viewer, address, context, once }) {
      const data = await once((record) =>
        context.rescues.write({ viewer, address }, folio, said, record),
      );
      return { data };
    },
  }),

  implement(moveRescue, {
    summary:
      'Brings a report into another state; `texto` goes to whoever reported it, and `derivar` needs it: to whom, and how they are reached.',
    async handle({ input: { folio, transition, words }, viewer, address, context }) {
      await context.rescues.move({ viewer, address }, folio, transition, words);
      return { data: null };
    },
  }),

  implement(setRescueUrgency, {
    summary: 'Corrects how urgent an open report is.',
    async handle({ input, viewer, address, context }) {
      await context.rescues.setUrgency({ viewer, address }, input.folio, input.urgency);
      return { data: null };
    },
  }),

  implement(admitAnimal, {
    summary:
      'The animal has a record (`mascota`, of which the caller is the keeper): how and when it came is noted there, as by ' +
      '`ingresos:anotar`, and the report is `ingresado`.',
    async handle({ input: { folio, ...intake }, viewer, address, context }) {
      await context.rescues.admit({ viewer, address }, folio, intake);
      return { data: null };
    },
  }),

  implement(findRescueChoice, {
    summary:
      'Of which new reports the caller is told by mail: of these states and these kinds; an empty list means all.',
    async handle({ viewer, context }) {
      return { data: await context.rescues.choice(viewer) };
    },
  }),

  implement(chooseRescues, {
    summary:
      'Chooses of which new reports the caller is told by mail. A report with a postal code of no known state fits any choice, and ' +
      'one that is urgent now goes to everybody where it fits nobody’s.',
    async handle({ input, viewer, context }) {
      await context.rescues.choose({ viewer }, input);
      return { data: null };
    },
  }),

  implement(exportRescues, {
    summary:
      'All that `auxilios:bandeja` finds, newest first, as a table for spreadsheets (UTF-8 with its mark, RFC 4180); its words ' +
      'are those of `lang`. The log keeps who took it out.',
    async handle({ input, viewer, address, language, context }) {
      const found = await context.rescues.exportReports(
        { viewer, address },
        filterOf(input, viewer),
      );
      const { name, pieces } = rescuesTable(found, language);
      return { file: { name, type: 'text/csv; charset=utf-8', pieces } };
    },
  }),
] as const;
