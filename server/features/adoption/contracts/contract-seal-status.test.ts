import { expect, test } from 'vitest';
import { contractSealStatus } from './contract-seal-status.ts';

const day = 86_400_000;
const now = new Date('2026-11-20T18:00:00Z');
const findingIn = (days: number) =>
  contractSealStatus({
    clock: { now: () => now },
    timezone: 'America/Mexico_City',
    endsAt: new Date(now.getTime() + days * day),
  }).check();

test('the certificate of contracts is told of before it ends, by mail on few days and daily at last', async () => {
  expect(await findingIn(31)).toMatchObject({ level: 'good', values: { days: 31 } });
  const warned = [];
  for (let days = 30; days >= 1; days -= 1) {
    const { level, reason, warns } = await findingIn(days);
    expect([level, reason]).toEqual(['attention', 'contractCertificateEnding']);
    if (warns) warned.push(days);
  }
  expect(warned).toEqual([30, 14, 7, 6, 5, 4, 3, 2, 1]);
  expect(await findingIn(-1)).toMatchObject({
    level: 'failing',
    reason: 'contractCertificateEnded',
    warns: true,
  });
});

test('where contracts are sealed with the portal’s own key there is nothing to watch', async () => {
  const own = contractSealStatus({
    clock: { now: () => now },
    timezone: 'America/Mexico_City',
    endsAt: undefined,
  });
  expect(await own.check()).toEqual({ level: 'good', reason: 'contractCertificateOwn' });
});
