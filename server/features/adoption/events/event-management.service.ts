import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import * as eventChanges from './event-changes.ts';
import * as eventParticipation from './event-participation.ts';
import type { EventWrites } from './event-writes.ts';

export type EventManagement = ReturnType<typeof createEventManagement>;

interface EventManagementDependencies extends EventWrites {
  /** IANA name; decides which day is today. */
  timezone: string;
}

/** Making events and bringing pets to them: each use case is one transaction with its line in the log. */
export const createEventManagement = (dependencies: EventManagementDependencies) =>
  bindUseCases(dependencies, eventChanges, eventParticipation);
