import type { z } from 'zod';
import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { AppError, conflict, notFound } from '#domain/errors.ts';
import type { FoundProviderKeys } from '#domain/provider-keys/provider-key-calls.ts';
import {
  type KeyedProvider,
  keyedProviders,
  keyVariable,
  type ProviderKeys,
  providerKeyRules,
} from '#domain/provider-keys/provider-keys.ts';
import type { Database } from '#server/db/database.ts';
import type { KeyVault } from '#server/features/kits/provider-keys/key-vault.ts';
import {
  type KeyedService,
  KeysRefused,
} from '#server/features/kits/provider-keys/keyed-service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';

interface Dependencies {
  database: Database;
  limits: RateLimits;
  audit: AuditService;
  accounts: Pick<AccountsService, 'contactsOf'>;
  keyVault: KeyVault;
  services: readonly KeyedService[];
}

export type ProviderKeysService = ReturnType<typeof createProviderKeys>;

/** Keys of services outside the portal, as administrators enter them. */
export function createProviderKeys(dependencies: Dependencies) {
  const { database, limits, audit, accounts, keyVault, services } = dependencies;

  function serviceOf(provider: KeyedProvider): KeyedService {
    const service = services.find((one) => one.provider === provider);
    if (!service) throw new Error(`No feature takes keys of ${provider}.`);
    return service;
  }

  async function requireTaken(service: KeyedService, given: ProviderKeys[KeyedProvider]) {
    try {
      await service.tryOut(given);
    } catch (cause) {
      if (cause instanceof KeysRefused) throw conflict('paymentKeysRefused', cause);
      throw new AppError('unavailable', 'paymentKeysUntried', { cause });
    }
  }

  return {
    /** @throws AppError forbidden */
    async find(viewer: Viewer): Promise<FoundProviderKeys[]> {
      requireRight(viewer, 'settings.manage');
      await keyVault.refresh();
      const rows = await keyVault.rows();
      const people = await accounts.contactsOf(rows.map(({ setBy }) => setBy));
      return keyedProviders.values.map((provider) => {
        const service = serviceOf(provider);
        const row = service.isFixed ? undefined : rows.find((one) => one.provider === provider);
        const own = row && keyVault.keys()[provider];
        return {
          provider,
          source: service.isFixed ? 'environment' : row ? 'stored' : 'usual',
          variable: keyVariable[provider],
          ending: row?.shown ?? null,
          setAt: row?.setAt ?? null,
          setBy: row ? (people.get(row.setBy)?.name ?? null) : null,
          isReadable: own !== undefined,
          isTest: own ? service.isTest(own) : null,
        };
      });
    },

    /**
     * @throws AppError forbidden, invalid (by the name of the key), conflict (the environment sets them, or the provider
     * does not take them), unavailable (it could not be asked), tooManyRequests
     */
    async store({ viewer, address }: Actor, provider: KeyedProvider, typed: object) {
      const actorId = requireRight(viewer, 'settings.manage');
      await admitChange(limits, viewer);
      const service = serviceOf(provider);
      if (service.isFixed) throw conflict('settingOfServer');
      const rule: z.ZodType<ProviderKeys[KeyedProvider]> = providerKeyRules[provider];
      const given = valid(rule, typed);
      await requireTaken(service, given);
      await database.transaction(async (tx) => {
        await keyVault.put(tx, provider, given, actorId);
        const event = { action: 'paymentKeys.stored', actorId, subjectId: null } as const;
        await audit.record(tx, { ...event, address, details: { provider } });
      });
      await keyVault.refresh();
    },

    /** @throws AppError forbidden, notFound, conflict (the environment sets them), tooManyRequests */
    async remove({ viewer, address }: Actor, provider: KeyedProvider) {
      const actorId = requireRight(viewer, 'settings.manage');
      await admitChange(limits, viewer);
      if (serviceOf(provider).isFixed) throw conflict('settingOfServer');
      await database.transaction(async (tx) => {
        if (!(await keyVault.remove(tx, provider))) throw notFound('paymentKeys');
        const event = { action: 'paymentKeys.removed', actorId, subjectId: null } as const;
        await audit.record(tx, { ...event, address, details: { provider } });
      });
      await keyVault.refresh();
    },
  };
}
