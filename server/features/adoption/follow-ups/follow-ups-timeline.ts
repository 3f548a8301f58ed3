import type { FollowUpAnswer } from '#domain/adoption/follow-up.ts';
import type { TimelineWhat } from '#domain/timeline/timeline.ts';
import {
  pageOfEntries,
  type TimelineEntry,
  type TimelineSource,
} from '#server/features/animals/timeline/timeline-source.ts';
import { applicationReferences } from '../applications/application-references.ts';
import { mayRead } from './follow-ups.policy.ts';
import { type FollowUp, findOfApplications } from './follow-ups.repository.ts';

/** Of one pet; each was asked after four times at most. */
const mostAdoptions = 20;

const answers: Readonly<Record<FollowUpAnswer, TimelineWhat>> = {
  well: 'answeredWell',
  doubts: 'answeredDoubts',
  help: 'answeredHelp',
  notWorking: 'answeredNotWorking',
};

/** When a family was asked after an adoption, and what it answered in a word: for both sides, and staff. */
export const followUpsTimeline: TimelineSource = {
  name: 'followups',
  kinds: ['followUp'],
  async find(query, { viewer, pet }, request) {
    const adoptions = await applicationReferences.adoptionsOf(query, pet.id, mostAdoptions);
    const seen = adoptions.filter((one) => mayRead(viewer, one));
    const folios = new Map(seen.map(({ id, folio }) => [id, String(folio)]));
    const followUps = await findOfApplications({ query }, [...folios.keys()]);
    const entries = followUps.flatMap((one) =>
      entriesOf(one, folios.get(one.applicationId) ?? null),
    );
    return pageOfEntries(entries, request);
  },
};

function entriesOf(
  { id, sentAt, answer, answeredAt }: FollowUp,
  subject: string | null,
): TimelineEntry[] {
  const shared = { kind: 'followUp', title: '', subject } as const;
  return [
    ...(sentAt === null ? [] : [{ ...shared, id, at: sentAt, what: 'asked' as const }]),
    ...(answer === null || answeredAt === null
      ? []
      : [{ ...shared, id: `${id}.answer`, at: answeredAt, what: answers[answer] }]),
  ];
}
