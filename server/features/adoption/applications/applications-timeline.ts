import { can } from '#domain/access/rights.ts';
import type {
  TimelineEntry,
  TimelineReader,
  TimelineSource,
} from '#server/features/animals/timeline/timeline-source.ts';
import { byTime } from '#server/features/animals/timeline/timeline-source.ts';
import type { DocumentStatesService } from '#server/features/kits/document-states/document-states.service.ts';
import { findApplicationsById } from './applications.repository.ts';
import {
  type ApplicationScope,
  findApplicationsBefore,
  idsOfPet,
} from './applications-timeline.repository.ts';

/** What of a pet's applications somebody sees: the family its own alone. */
function timelineScopeOf({ viewer, isKeeper }: TimelineReader): ApplicationScope {
  if (viewer.kind === 'visitor') throw new TypeError('a visitor reads no timeline');
  if (!isKeeper) return { applicantId: viewer.id };
  return can(viewer, 'applications.manageAny') ? 'all' : { petOwnerId: viewer.id };
}

/** That somebody applied, and those applications that came to nothing; an adoption is the pet's own entry. */
export const applicationsTimeline = (
  states: Pick<DocumentStatesService, 'entriesInto'>,
): TimelineSource => ({
  name: 'applications',
  kinds: ['application'],
  async find(query, reader, request) {
    const { id: petId } = reader.pet;
    const scope = timelineScopeOf(reader);
    const came = await findApplicationsBefore(query, petId, scope, request);
    const ends = await states.entriesInto(
      query,
      {
        kind: 'adoptionApplication',
        ids: idsOfPet(query, petId, scope),
        into: ['declined', 'withdrawn'],
      },
      request,
    );
    const ended = await findApplicationsById(query, [
      ...new Set(ends.map(({ documentId }) => documentId)),
    ]);
    const about = new Map(ended.map((one) => [one.id, one]));
    const entries: TimelineEntry[] = [
      ...came.map(({ id, createdAt, name, folio }) => ({
        ...{ id, at: createdAt, kind: 'application' as const, what: 'applied' as const },
        ...{ title: name, subject: String(folio) },
      })),
      ...ends.flatMap(({ id, at, documentId, state }) => {
        const application = about.get(documentId);
        if (!application) return [];
        const what = state === 'declined' ? ('declined' as const) : ('withdrawn' as const);
        const { name, folio } = application;
        const kind = 'application' as const;
        return [{ id, at, kind, what, title: name, subject: String(folio) }];
      }),
    ];
    return entries.sort(byTime).slice(0, request.most);
  },
});
