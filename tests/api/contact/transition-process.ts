import { once } from 'node:events';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { loadConfig } from '#server/config/config.ts';
import { createTestContext } from '#tests/setup/context.ts';

/** A portal process that archives the first contact message, and ends within its transaction: made to be killed. */
const { contact, idempotency } = await createTestContext(loadConfig());
const [caller = '', key = ''] = process.argv.slice(2);
const viewer: Viewer = { kind: 'user', id: caller, roles: ['administrator'] };
const action = 'documentos:transitar';
await idempotency.once({ caller, key, action }, String, (record) =>
  contact.makeTransition(viewer, { series: '', folio: 1 }, 'archive', {
    async record(tx, result) {
      await record(tx, result);
      process.stdout.write('changed\n');
      await once(process, 'never');
    },
  }),
);
