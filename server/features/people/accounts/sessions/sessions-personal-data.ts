import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { deleteSessions, listSessions } from './sessions.repository.ts';

export const sessionsPersonalData = ({ query }: Database): PersonalData => ({
  key: 'sessions',
  title: { es: 'Tus sesiones', en: 'Your sessions' },
  labels: {
    createdAt: { es: 'Inicio', en: 'Started' },
    lastUsedAt: { es: 'Último uso', en: 'Last used' },
    device: { es: 'Dispositivo', en: 'Device' },
    address: { es: 'Dirección IP', en: 'IP address' },
  },
  async find({ id }) {
    return (await listSessions(query, id)).map((session) => ({ ...session }));
  },
  erase: (tx, { id }) => deleteSessions(tx, id),
});
