import type { Database } from '#server/db/database.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { createPetsRepository } from './pets.repository.ts';

/** Each night: cities that no pet is in any more go. */
export function schedulePetCitiesUpkeep({ database, jobs }: { database: Database; jobs: Jobs }) {
  const { forgetCities } = createPetsRepository(database);
  jobs.handle('pets.forgetCities', forgetCities);
  jobs.schedule('pets.forgetCities', '45 4 * * *');
}
