import type { StatusLevel } from '#domain/operations/status.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { mailTemplates } from '#server/features/kits/mail/mail-content.ts';
import type { KeyVault } from '#server/features/kits/provider-keys/key-vault.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { attentionSources } from '../dashboard/attention-source.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import { createNewestVersion } from './newest-version.ts';
import { createOperations, type OperationsService } from './operations.service.ts';
import { operationsWarning } from './operations-warning-mail.ts';
import { portalChecks } from './portal-checks.ts';
import { addPortalMetrics } from './portal-metrics.ts';
import { createServerProcesses } from './server-processes.ts';
import { statusChecks } from './status-check.ts';
import { warnAdministrators } from './warnings.ts';

const metricOf: Record<StatusLevel, number> = { good: 0, unset: 0, attention: 1, failing: 2 };

export function operationsFeature(
  dependencies: Base & {
    accounts: AccountsService;
    mail: MailService;
    settings: SettingsService;
    keyVault: KeyVault;
  },
): Feature<{ operations: OperationsService }> {
  const { config } = dependencies;
  const { metrics } = dependencies.observability;
  const processes = createServerProcesses({ ...dependencies, dataDir: config.dataDir });
  const newestVersion = createNewestVersion({
    ...dependencies,
    address: async () => (await dependencies.settings.current()).releasesAddress,
  });
  const operations = createOperations(() => dependencies.contributions.to(statusChecks));
  if (metrics) {
    addPortalMetrics(metrics, { ...dependencies, dataDir: config.dataDir });
    metrics.gauge({
      name: 'portal_status',
      help: 'How each part of the portal is: 0 good or not set up, 1 attention, 2 failing',
      labelNames: ['subject'],
      read: async () =>
        (await operations.all()).map(({ subject, level }) => ({
          labels: { subject },
          value: metricOf[level],
        })),
    });
    metrics.gauge({
      name: 'portal_last_success_timestamp_seconds',
      help: 'When a part of the portal last did what it is for: a provider’s call, a backup',
      labelNames: ['subject'],
      read: async () =>
        (await operations.all()).flatMap(({ subject, lastSuccess }) =>
          lastSuccess ? [{ labels: { subject }, value: Date.parse(lastSuccess) / 1_000 }] : [],
        ),
    });
  }
  return {
    services: { operations },
    jobs: [processes.report, warnAdministrators({ ...dependencies, operations })],
    contributes: [
      mailTemplates(operationsWarning),
      attentionSources({
        kind: 'portalStatus',
        countAll: async () =>
          (await operations.all()).filter(({ level }) => metricOf[level] > 0).length,
      }),
      statusChecks(...portalChecks({ ...dependencies, processes, newestVersion })),
    ],
    close: processes.close,
  };
}
