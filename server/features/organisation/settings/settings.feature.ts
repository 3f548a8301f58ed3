import type { Base, Feature } from '#server/features/feature.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { createSettingsService, type SettingsService } from './settings.service.ts';

export function settingsFeature(
  dependencies: Base & { limits: RateLimits; audit: AuditService },
): Feature<{ settings: SettingsService }> {
  const { fixed, usual } = dependencies.config.settings;
  return { services: { settings: createSettingsService({ ...dependencies, fixed, usual }) } };
}
