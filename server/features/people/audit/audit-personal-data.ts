import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import type { AuditService } from './audit.service.ts';

/** That something happened stays in the log; to whom does not. */
export const auditPersonalData = (audit: AuditService): PersonalData => ({
  key: 'securityEvents',
  title: { es: 'Eventos de seguridad de tu cuenta', en: 'Security events of your account' },
  labels: {
    createdAt: { es: 'Cuándo', en: 'When' },
    action: { es: 'Qué', en: 'What' },
    address: { es: 'Dirección IP', en: 'IP address' },
    details: { es: 'Detalles', en: 'Details' },
  },
  async *find({ id }) {
    for await (const events of audit.eventsAbout(id)) yield events.map((event) => ({ ...event }));
  },
  erase: (tx, { id }) => audit.forgetPerson(tx, id),
});
