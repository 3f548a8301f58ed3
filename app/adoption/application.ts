import { applicationFields } from '#domain/adoption/application-fields.ts';
import {
  type ApplicationStep,
  applicationShapes,
  applicationSteps,
} from '#domain/adoption/application-shapes.ts';
import type { HelpRequest } from '#domain/adoption/help-request.ts';
import { entityReader } from '#domain/contract/entity-reader.ts';
import type { FieldName } from '#domain/contract/field.ts';
import { shapeReaders } from '#domain/contract/shaped-fields.ts';
import { fromWire } from '#domain/contract/translate.ts';
import type { DocumentRow } from '#domain/documents/document-calls.ts';

const { notes, outcomes, newsCount } = applicationFields;

const shownFields = [
  'id',
  'createdAt',
  'series',
  'folio',
  'status',
  'petId',
  'secondPetId',
  'petNames',
  'applicantId',
  'name',
  'email',
  'phone',
  'message',
  'language',
  'profile',
  'fit',
  'reservedUntil',
  'contract',
  'questions',
  'messages',
  'appointments',
  'helpRequests',
  'notes',
  'outcomes',
  'newsCount',
] as const satisfies readonly FieldName<typeof applicationFields>[];

const readFields = entityReader(applicationFields, shownFields, shapeReaders(applicationShapes));

/** What is not there for the family. */
const nothingNoted = { [notes.wire]: [], [outcomes.wire]: [], [newsCount.wire]: 0 };

/** An adoption application as its family and its rescuer see it. */
export type ShownApplication = ReturnType<typeof applicationFrom>;

/** Of `documentos:consultar`; history and transitions where they were asked for. */
export function applicationFrom(row: DocumentRow) {
  const { payload, transiciones, ...frame } = row;
  return {
    ...readFields({ ...nothingNoted, ...payload, ...frame }),
    /** On the wire's names: those that the reader may make now. */
    transitions: [...(transiciones ?? [])],
    /** Oldest first. */
    history: fromWire(applicationSteps, payload.historial ?? []) as ApplicationStep[],
  };
}

/** Those that nobody has seen to, oldest first. */
export const openHelp = <One extends Pick<HelpRequest, 'handledAt'>>({
  helpRequests,
}: {
  helpRequests: readonly One[];
}): One[] => helpRequests.filter(({ handledAt }) => handledAt === null);
