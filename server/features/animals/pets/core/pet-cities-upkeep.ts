import type { Database } from '#server/db/database.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { forgetCities } from './pet-cities.repository.ts';

/** Each night: cities that no pet is in any more go. */
export const petCitiesUpkeep = ({ database }: { database: Database }) =>
  defineScheduledJob({
    kind: 'pets.forgetCities',
    queue: 'upkeep',
    timeLimit: 600_000,
    pattern: '45 4 * * *',
    scope: 'cluster',
    run: () => forgetCities(database),
  });
