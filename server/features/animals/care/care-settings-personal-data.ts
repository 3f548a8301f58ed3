import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { deleteSettings, findSettings } from './care-settings.repository.ts';

/** Whether mails remind the person of what is due. */
export const careSettingsPersonalData = (database: Database): PersonalData => ({
  key: 'careSettings',
  title: { es: 'Tus recordatorios de cuidados', en: 'Your reminders of care' },
  labels: {
    reminders: { es: 'Recibes recordatorios', en: 'You get reminders' },
    remindedOn: { es: 'Último recordatorio', en: 'Last reminder' },
  },
  async find({ id }) {
    const found = await findSettings(database.query, id);
    return found.map((one) => ({ ...one, reminders: one.reminders === 1 }));
  },
  erase: (tx, { id }) => deleteSettings(tx, id),
});
