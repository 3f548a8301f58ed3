import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { loadConfig } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import { createTestContext } from '#tests/setup/context.ts';

/**
 * A portal process that hears the message of Stripe that comes in, with its signature as argument, and ends within the
 * transaction that books it: made to be killed.
 */
const { database, paymentMessages } = await createTestContext(loadConfig());
const transaction: Database['transaction'] = database.transaction.bind(database);
database.transaction = (work) =>
  transaction(async (tx) => {
    const result = await work(tx);
    process.stdout.write('booked\n');
    await once(process, 'never');
    return result;
  });
const [, , signature = ''] = process.argv;
const body = await buffer(process.stdin);
await paymentMessages.receive('stripe', { body, headers: { 'stripe-signature': signature } });
