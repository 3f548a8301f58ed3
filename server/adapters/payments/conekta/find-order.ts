import { ProviderRefused } from '../provider-errors.ts';
import type { ConektaClient } from './conekta-client.ts';
import { type ConektaOrder, orderSchema } from './conekta-order.ts';

/** undefined where Conekta knows of none. */
export const findConektaOrder = (
  client: ConektaClient,
  reference: string,
): Promise<ConektaOrder | undefined> =>
  unlessUnknown(
    client.call(
      ({ orders }, options) =>
        orders.getOrderById(reference, undefined, undefined, undefined, options),
      orderSchema,
    ),
  );

export async function unlessUnknown<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ProviderRefused && error.reason === 'notFound') return undefined;
    throw error;
  }
}
