import type {
  ConfiguredProviders,
  PaymentProviders,
} from '#server/adapters/payments/method-providers.ts';
import type { Base } from '#server/features/feature.ts';
import type { PaymentKeysService } from '../payment-keys/payment-keys.service.ts';
import type { TestPayments } from '../test-payments/test-payments.feature.ts';
import { createNotedMoney, createOwnAccountProvider } from './own-account/own-account-provider.ts';
import { createProviderRegistry, type ProviderRegistry } from './provider-registry.ts';

export interface DonationPorts {
  /** In the place of those that the configuration names. */
  payments?: ConfiguredProviders;
}

type Dependencies = Pick<Base, 'database' | 'clock' | 'config'> &
  DonationPorts & {
    paymentKeys: PaymentKeysService;
    testPayments: TestPayments;
  };

/** Who takes donations, by the keys of the moment: each time that somebody is asked for, they are read anew. */
export function configureProviders(dependencies: Dependencies): ProviderRegistry {
  const own = ownAccount(dependencies);
  const counted = countedCash(dependencies);
  return createProviderRegistry(
    () => dependencies.payments ?? configured(dependencies, own, counted),
  );
}

/** The built-in ones take new donations where no other one does. */
function configured(
  { paymentKeys, testPayments: { providers: builtIn }, config }: Dependencies,
  own: PaymentProviders,
  counted: PaymentProviders,
): ConfiguredProviders {
  const { current, former } = paymentKeys.providers();
  const { spei } = config.payments;
  const takesOwn = spei === 'own' || (spei === undefined && !current.transfer);
  return {
    current: { ...builtIn, ...current, ...(takesOwn && own) },
    former: [...former, own, builtIn, counted],
  };
}

/** Its refunds of what was found in a statement are of cash and checks as well. */
function ownAccount(dependencies: Dependencies): PaymentProviders {
  const account = dependencies.config.payments.ownAccount;
  if (!account) return {};
  const provider = createOwnAccountProvider({ ...dependencies, account });
  return { transfer: provider, cash: provider, check: provider };
}

/** No method of the portal's: it is asked about its donations, and for refunds. */
function countedCash(dependencies: Dependencies): PaymentProviders {
  return { cash: createNotedMoney({ ...dependencies, name: 'cash' }) };
}
