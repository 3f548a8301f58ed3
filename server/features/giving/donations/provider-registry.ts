import {
  type PaymentMethod,
  type PortalMethod,
  paymentMethods,
} from '#domain/donations/donation-kind.ts';
import { AppError } from '#domain/errors.ts';
import type {
  ConfiguredProviders,
  PaymentProviders,
} from '#server/adapters/payments/method-providers.ts';
import type { ProviderName } from '#server/adapters/payments/payment-provider.ts';

type ProviderOf<Method extends PaymentMethod> = NonNullable<PaymentProviders[Method]>;
export type AnyProvider = ProviderOf<PaymentMethod>;

/** What a donation, single or monthly, says of who took it. */
interface Taken {
  id: string;
  provider: string;
}

const methods = paymentMethods.values;

/** A way to pay that the configuration does not offer: no failure, and the same call will not do later. */
export const notOffered = () => new AppError('invalid', 'notOffered');

export type ProviderRegistry = ReturnType<typeof createProviderRegistry>;

/**
 * The payment providers, as they are configured when they are asked for: one per method takes new donations; whoever took a donation, now or formerly, is
 * asked about it, refunds it and sends messages about it.
 */
export function createProviderRegistry(configured: () => ConfiguredProviders) {
  function all<Method extends PaymentMethod>(method: Method): ProviderOf<Method>[] {
    const { current, former } = configured();
    return [current, ...former].flatMap((one) => one[method] ?? []) as ProviderOf<Method>[];
  }

  const byName = <Method extends PaymentMethod>(method: Method, name: string) =>
    all(method).find((provider) => provider.name === name);

  return {
    /** Where new donations of the method go; undefined: it is not offered. */
    current: <Method extends PortalMethod>(method: Method): PaymentProviders[Method] =>
      configured().current[method],

    /** undefined: not configured, or no longer. */
    byName,

    /** @throws AppError providerNotConfigured: nobody can be asked, and nothing is taken for settled */
    of<Method extends PaymentMethod>(method: Method, { id, provider }: Taken): ProviderOf<Method> {
      const found = byName(method, provider);
      if (found) return found;
      const cause = new Error(`${provider}, which has ${id}, is not configured`);
      const reason = { key: 'providerNotConfigured', values: { provider } } as const;
      throw new AppError('invalid', reason, { cause });
    },

    /** Who reads the messages that come under the name: of whichever methods. */
    readerOf: (name: ProviderName): AnyProvider | undefined =>
      methods.flatMap((method): AnyProvider[] => all(method)).find((one) => one.name === name),

    /** Each provider once. */
    readers: (): AnyProvider[] => {
      const found = methods.flatMap((method): AnyProvider[] => all(method));
      return [...new Map(found.map((one) => [one.name, one])).values()];
    },

    names: (method: PaymentMethod): string[] => [...new Set(all(method).map(({ name }) => name))],

    /** All configured ones, by method. */
    pairs: (): { method: PaymentMethod; provider: string }[] =>
      methods.flatMap((method) => all(method).map(({ name }) => ({ method, provider: name }))),
  };
}
