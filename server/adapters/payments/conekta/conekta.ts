import type { CardProvider, TransferProvider, VoucherProvider } from '../method-providers.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import type { CallTimes } from '../with-retries.ts';
import { createConektaCards } from './conekta-cards.ts';
import { createConektaClient } from './conekta-client.ts';
import { readConektaEvent } from './conekta-events.ts';
import { createConektaProvider } from './conekta-provider.ts';
import { createConektaSubscriptions } from './conekta-subscriptions.ts';

export interface ConektaSettings {
  privateKey: string;
  /** PEM. */
  webhookPublicKey: string;
  apiBase: string | undefined;
  /** With which browsers have their cards read; undefined: Conekta takes no cards here. */
  publicKey?: string | undefined;
}

/** Cash vouchers and transfers, and cards where they are to be taken. */
export function openConekta(
  { webhookPublicKey, publicKey, ...settings }: ConektaSettings,
  times: CallTimes,
): { orders: VoucherProvider & TransferProvider; cards: CardProvider | undefined } {
  const client = createConektaClient(settings, times);
  const subscriptions = createConektaSubscriptions(client);
  const readMessage: PaymentProvider['readMessage'] = (message) =>
    readConektaEvent(message, webhookPublicKey, subscriptions);
  const orders = createConektaProvider(client, readMessage);
  const cards =
    publicKey === undefined
      ? undefined
      : createConektaCards(client, { orders, subscriptions, publicKey });
  return { orders, cards };
}
