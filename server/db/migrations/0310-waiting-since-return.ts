import { lastReturn } from '#domain/pets/pet-status.ts';
import type { Migration } from './migration.ts';

/** Pets that came back from a family wait since that day, not since they first came. */
export const countWaitingFromReturn: Migration = {
  async up({ query }) {
    const pets = await query
      .selectFrom('pets')
      .select(['id', 'history_json', 'waiting_since'])
      .where('status', '<>', 'adopted')
      .where('history_json', 'like', '%"adopted"%')
      .execute();
    for (const { id, history_json, waiting_since } of pets) {
      const day = lastReturn(JSON.parse(history_json));
      if (day === undefined || day <= waiting_since) continue;
      await query.updateTable('pets').set({ waiting_since: day }).where('id', '=', id).execute();
    }
  },
};
