import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { deleteCalendar, findCalendarOf } from './care-calendar.repository.ts';

/** That the person has a calendar of what is due; its address ends with the account. */
export const careCalendarPersonalData = (database: Database): PersonalData => ({
  key: 'careCalendar',
  title: { es: 'Tu calendario de cuidados', en: 'Your calendar of care' },
  labels: { createdAt: { es: 'Dirección creada', en: 'Address made' } },
  async find({ id }) {
    const calendar = await findCalendarOf(database.query, id);
    return calendar ? [{ createdAt: calendar.createdAt }] : [];
  },
  erase: (tx, { id }) => deleteCalendar(tx, id),
});
