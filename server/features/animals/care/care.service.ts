import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import * as booklet from './booklet.ts';
import * as calendar from './care-calendar.ts';
import * as changes from './care-changes.ts';
import type {
  BookletDependencies,
  CalendarDependencies,
  VetVisitDependencies,
} from './care-dependencies.ts';
import * as lots from './care-lots.ts';
import { replanOutdated } from './care-plan.ts';
import { findToDo, readRecord } from './care-reading.ts';
import * as recall from './care-recall.ts';
import { setReminders } from './remind-of-care.ts';
import { startSchedule } from './start-schedule.ts';
import * as vetLinks from './vet-links.ts';
import * as vetVisit from './vet-visit.ts';

export type CareService = ReturnType<typeof createCareService>;

const { record, recordMany, correct, remove, restore } = changes;

/** The medical records of pets. */
export const createCareService = (
  dependencies: VetVisitDependencies & BookletDependencies & CalendarDependencies,
) =>
  bindUseCases(
    dependencies,
    { record, recordMany, correct, remove, restore },
    { startSchedule },
    { findToDo, readRecord, replanOutdated, setReminders },
    vetLinks,
    vetVisit,
    booklet,
    calendar,
    lots,
    recall,
  );
