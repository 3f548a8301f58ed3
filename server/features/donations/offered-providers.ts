import type { Donation } from '#domain/donations/donation.ts';
import { AppError } from '#domain/errors.ts';
import type {
  CardProvider,
  PaymentProviders,
  ProviderName,
  VoucherProvider,
  WalletProvider,
} from '#server/adapters/payments/payment-provider.ts';

export type AnyProvider = CardProvider | WalletProvider | VoucherProvider;

/** A way to pay that the configuration does not offer: it is no failure, and the same call will not do later. */
export const notOffered = (cause?: unknown) => new AppError('invalid', 'notOffered', { cause });

/**
 * The one that has the donation's money.
 * @throws AppError notOffered where it is no longer configured: nobody can be asked, and nothing is taken for settled
 */
export function providerOf<Provider extends AnyProvider>(
  offered: Provider | undefined,
  { id, provider }: Pick<Donation, 'id' | 'provider'>,
): Provider {
  if (offered?.name !== provider) {
    throw notOffered(new Error(`${provider}, which has ${id}, is not configured`));
  }
  return offered;
}

export const isOffered = (offered: AnyProvider | undefined, { provider }: Donation): boolean =>
  offered?.name === provider;

/** By the name under which its messages come. */
export function providerNamed(
  { card, wallet, voucher }: PaymentProviders,
  name: ProviderName,
): AnyProvider[] {
  return [card, wallet, voucher].filter((one) => one?.name === name) as AnyProvider[];
}
