import type { z } from 'zod';
import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { AppError, conflict, notFound } from '#domain/errors.ts';
import type { FoundPaymentKeys } from '#domain/payment-keys/payment-key-calls.ts';
import {
  type KeyedProvider,
  keyedProviders,
  keyVariable,
  type PaymentKeys,
  paymentKeys,
  shownKey,
} from '#domain/payment-keys/payment-keys.ts';
import { ProviderSilent } from '#server/adapters/payments/payment-provider.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { seal, unseal } from '#server/keys/sealed-secret.ts';
import { purposeKey } from '#server/keys/signatures.ts';
import type { Platform } from '#server/platform.ts';
import { type ApiBases, openAlone, openWithKeys } from './open-with-keys.ts';
import { deletePaymentKeys, findPaymentKeys, putPaymentKeys } from './payment-keys.repository.ts';
import { tryPaymentKey } from './try-payment-key.ts';

interface Parts extends Platform {
  limits: RateLimits;
  audit: AuditService;
  accounts: Pick<AccountsService, 'contactsOf'>;
  apiBases?: ApiBases;
}

/** As of the settings: the page of donations shows which providers there are. */
const topic = 'content';
const shownCharacters = 4;

export type PaymentKeysService = ReturnType<typeof createPaymentKeys>;

/** The payment providers, by the keys of the environment and those that were entered here. */
export function createPaymentKeys(parts: Parts) {
  const { database, dataVersions, clock, limits, audit, accounts, config, log } = parts;
  const key = purposeKey(parts.secretKey, 'payment keys');
  let version: number | undefined;
  let stored = '';
  let keys: Partial<PaymentKeys> = {};
  let opened = openWithKeys(parts, keys);

  /** Before providers are asked for: whoever has changed keys, in whichever process. */
  async function refresh(): Promise<void> {
    const now = await dataVersions.current(topic);
    if (now === version) return;
    const rows = await findPaymentKeys(database.query);
    const found = JSON.stringify(rows);
    if (found !== stored) {
      keys = Object.fromEntries(rows.flatMap((row) => openedKeys(row.provider, row.sealed)));
      opened = openWithKeys(parts, keys);
      stored = found;
    }
    version = now;
  }

  /** Those that another secret key has sealed are as if there were none. */
  function openedKeys(provider: KeyedProvider, sealed: string) {
    try {
      return [[provider, JSON.parse(unseal(key, provider, sealed))] as const];
    } catch {
      log.error({ provider }, 'payment keys cannot be opened: enter them again');
      return [];
    }
  }

  return {
    refresh,
    /** As of the last refresh. */
    providers: () => opened,
    /** As of the last refresh. */
    has: (provider: KeyedProvider) => Boolean(config[provider] ?? keys[provider]),

    /** @throws AppError forbidden */
    async find(viewer: Viewer): Promise<FoundPaymentKeys[]> {
      requireRight(viewer, 'settings.manage');
      await refresh();
      const rows = await findPaymentKeys(database.query);
      const people = await accounts.contactsOf(rows.map(({ setBy }) => setBy));
      return keyedProviders.values.map((provider) => {
        const row = config[provider] ? undefined : rows.find((one) => one.provider === provider);
        const own = keys[provider];
        return {
          provider,
          source: config[provider] ? 'environment' : row ? 'stored' : 'usual',
          variable: keyVariable[provider],
          ending: row?.ending ?? null,
          setAt: row?.setAt ?? null,
          setBy: row ? (people.get(row.setBy)?.name ?? null) : null,
          isTest: row && own ? openAlone(parts, provider, own).isTest : null,
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
      if (config[provider]) throw conflict('settingOfServer');
      const rule: z.ZodType<PaymentKeys[KeyedProvider]> = paymentKeys[provider];
      const given = valid(rule, typed);
      await requireTaken(provider, given);
      const shown = (given as Record<string, string>)[shownKey[provider]] ?? '';
      await database.transaction(async (tx) => {
        await putPaymentKeys(tx, {
          provider,
          sealed: seal(key, provider, JSON.stringify(given)),
          ending: shown.slice(-shownCharacters),
          setAt: clock.now().toISOString(),
          setBy: actorId,
        });
        await dataVersions.bump(tx, topic);
        const event = { action: 'paymentKeys.stored', actorId, subjectId: null } as const;
        await audit.record(tx, { ...event, address, details: { provider } });
      });
      await refresh();
    },

    /** @throws AppError forbidden, notFound, conflict (the environment sets them), tooManyRequests */
    async remove({ viewer, address }: Actor, provider: KeyedProvider) {
      const actorId = requireRight(viewer, 'settings.manage');
      await admitChange(limits, viewer);
      if (config[provider]) throw conflict('settingOfServer');
      await database.transaction(async (tx) => {
        if (!(await deletePaymentKeys(tx, provider))) throw notFound('paymentKeys');
        await dataVersions.bump(tx, topic);
        const event = { action: 'paymentKeys.removed', actorId, subjectId: null } as const;
        await audit.record(tx, { ...event, address, details: { provider } });
      });
      await refresh();
    },
  };

  async function requireTaken(provider: KeyedProvider, given: PaymentKeys[KeyedProvider]) {
    try {
      await tryPaymentKey(provider, openAlone(parts, provider, given));
    } catch (cause) {
      if (!(cause instanceof ProviderSilent)) throw conflict('paymentKeysRefused', cause);
      throw new AppError('unavailable', 'paymentKeysUntried', { cause });
    }
  }
}
