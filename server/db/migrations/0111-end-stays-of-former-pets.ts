import { sql } from 'kysely';
import { daysBetween } from '#domain/dates.ts';
import type { Migration } from './migration.ts';

interface OpenStay {
  id: string;
  startedOn: string;
  changedOn: string;
  status: string;
  deleted: number;
}

/**
 * Adoptions by an application, and imports, left the stay at a foster home open, and with it the home's view of the medical
 * record. The day of the pet's last change is the closest that is known of when it left.
 */
export const endStaysOfFormerPets: Migration = {
  async up({ query }) {
    const { rows } = await sql<OpenStay>`
      select foster_placements.id as "id", foster_placements.started_on as "startedOn",
        substr(pets.updated_at, 1, 10) as "changedOn", pets.status as "status", pets.deleted as "deleted"
      from foster_placements join pets on pets.id = foster_placements.pet_id
      where foster_placements.ended_on is null
        and (pets.deleted = 1 or pets.status in ('adopted', 'deceased'))`.execute(query);
    for (const { id, startedOn, changedOn, status, deleted } of rows) {
      const [, endedOn = startedOn] = [startedOn, changedOn].sort();
      const reason = deleted === 1 ? 'other' : status;
      const days = daysBetween(startedOn, endedOn);
      await sql`
        update foster_placements set ended_on = ${endedOn}, end_reason = ${reason}, days = ${days}
        where id = ${id}`.execute(query);
    }
  },
};
