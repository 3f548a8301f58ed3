import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakePaypal, startPaypal } from '#tests/fakes/paypal-server.ts';
import { createPaypalPlansCommand } from '../../../scripts/create-paypal-plans/command.ts';
import { migrateCommand } from '../../../scripts/migrate/command.ts';

const portal = expect.stringMatching(/^Portal: /);

let folder: string;
let paypal: FakePaypal;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'casa-animal-plans-'));
  paypal = await startPaypal();
  await migrateCommand(['--new'], { DATA_DIR: folder }, { log: () => {}, error: () => {} });
});
afterAll(async () => {
  await paypal.stop();
  await rm(folder, { recursive: true });
});

async function createPlans(env: NodeJS.ProcessEnv = paypal.env) {
  const said: unknown[] = [];
  const say = (words: unknown) => void said.push(words);
  const settings = { DATA_DIR: folder, LOG_LEVEL: 'silent', ...env };
  const code = await createPaypalPlansCommand(settings, { log: say, error: say });
  return { code, lines: said.join('\n').split('\n') };
}

test('the plans are made once, and known by their ids', async () => {
  const first = await createPlans();
  expect(first).toMatchObject({
    code: 0,
    lines: [portal, 'Made 7 plans:', ...Array(7).fill(expect.any(String))],
  });
  const prices = [...paypal.books.plans.values()].map(({ cents }) => cents / 100);
  expect(prices).toEqual([100, 250, 500, 1_000, 2_500, 5_000, 10_000]);
  for (const id of paypal.books.plans.keys()) expect(first.lines.join('\n')).toContain(id);
  paypal.calls.length = 0;
  const second = await createPlans();
  expect(second).toMatchObject({
    code: 0,
    lines: [portal, 'All plans are there already:', ...first.lines.slice(2)],
  });
  expect(paypal.calls).toEqual([]);
});

test('without PayPal the command says what is missing', async () => {
  const { code, lines } = await createPlans({});
  expect(code).toBe(1);
  expect(lines[0]).toMatch(/^PayPal is not configured/);
});
