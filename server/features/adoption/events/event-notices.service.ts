import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { EventNoticesDependencies } from './event-notices.ts';
import * as eventNotices from './event-notices.ts';
import * as noticesToAnswer from './notices-to-answer.ts';

export type EventNotices = ReturnType<typeof createEventNotices>;

/** Word of a change or a cancellation, to those who were told of the event and to whose pets are to be there. */
export const createEventNotices = (dependencies: EventNoticesDependencies) =>
  bindUseCases(dependencies, eventNotices, noticesToAnswer);
