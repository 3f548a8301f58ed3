import type { Base, Feature } from '#server/features/feature.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import { retentionOf, retentions } from '../retention/retention.ts';
import { deleteEvents, expiringEvents } from './audit.repository.ts';
import { type AuditService, createAuditService } from './audit.service.ts';
import { auditPersonalData } from './audit-personal-data.ts';

export function auditFeature(dependencies: Base): Feature<{ audit: AuditService }> {
  const audit = createAuditService(dependencies);
  return {
    services: { audit },
    contributes: [
      personalData(auditPersonalData(audit)),
      retentions(retentionOf('auditEntries', expiringEvents, deleteEvents)),
    ],
  };
}
