import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFiscalStamp } from '#server/adapters/stamping/fiscal-stamp.ts';
import { openStampingProvider } from '#server/adapters/stamping/open-stamping-provider.ts';
import type {
  CancellationRequest,
  StampingProvider,
} from '#server/adapters/stamping/stamping-provider.ts';
import { loadConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import { startSwService } from '#tests/fakes/sw-service.ts';
import { type DonationFacts, sealedCfdi, type TestCsd, testCsd } from './sealed-cfdi.ts';

const now = new Date('2026-11-22T15:20:00Z');
const day = 86_400_000;
let today = now;
const clock = { now: () => today };

interface Opened {
  provider: StampingProvider;
  close(): Promise<void>;
}

function open(env: Record<string, string>): StampingProvider {
  const provider = openStampingProvider(loadConfig(readEnv(env)), clock);
  if (!provider) throw new Error('none is configured');
  return provider;
}

async function openBuiltIn(): Promise<Opened> {
  const folder = mkdtempSync(path.join(tmpdir(), 'casa-animal-stamps-'));
  return {
    provider: open({ DATA_DIR: folder, DEMO: '1' }),
    close: async () => rmSync(folder, { recursive: true }),
  };
}

async function openSw(): Promise<Opened> {
  const service = await startSwService(clock);
  return { provider: open(service.env), close: service.stop };
}

describe.each([
  ['the built-in provider', openBuiltIn],
  ['SW', openSw],
])('%s', (_name, openOne) => {
  let opened: Opened;
  let provider: StampingProvider;
  let csd: TestCsd;
  let count = 0;

  beforeAll(async () => {
    [opened, csd] = await Promise.all([openOne(), testCsd()]);
    provider = opened.provider;
  });
  afterAll(() => opened.close());

  async function stamped(facts: DonationFacts = {}): Promise<CancellationRequest> {
    count += 1;
    const description = `Donativo ${count}`;
    const total = facts.total ?? '500.00';
    const { xml } = await provider.stamp(
      sealedCfdi(csd, { description, ...facts, subtotal: total }),
    );
    const { uuid } = readFiscalStamp(xml);
    const receiverRfc = facts.rfc ?? 'MASO451221PM4';
    const totalCents = Number(total) * 100;
    return { uuid, issuerRfc: 'EKU9003173C9', receiverRfc, totalCents, motive: '02', csd };
  }

  it('adds a stamp to the document and changes nothing else', async () => {
    const sealed = sealedCfdi(csd);
    const { xml } = await provider.stamp(sealed);
    const { uuid, stampedAt } = readFiscalStamp(xml);
    const stamp = /<tfd:TimbreFiscalDigital [^>]*\/>/.exec(xml)?.[0] ?? '';
    expect(xml.replace(stamp, '')).toBe(sealed);
    expect(stamp).toContain(`UUID="${uuid}" FechaTimbrado="${stampedAt}"`);
  });

  it('gives the same document the same stamp, however often and whenever it is asked', async () => {
    const sealed = sealedCfdi(csd, { description: 'Para la esterilización de Ñaña' });
    const answers = await Promise.all(Array.from({ length: 3 }, () => provider.stamp(sealed)));
    today = new Date(now.getTime() + day);
    answers.push(await provider.stamp(sealed));
    expect(await provider.findStamp(sealed)).toEqual(answers[0]);
    expect(answers).toEqual(Array(4).fill(answers[0]));
    today = now;
  });

  it('refuses with the code and the words of the SAT, and stamps nothing then', async () => {
    const sealed = sealedCfdi(csd, { regime: '601' });
    await expect(provider.stamp(sealed)).rejects.toMatchObject({
      name: 'StampingRefused',
      code: 'CFDI40158',
      message:
        'La clave del campo RegimenFiscalR debe corresponder con el tipo de persona (física o moral).',
    });
    expect(await provider.findStamp(sealed)).toBeUndefined();
  });

  it.each(['02', '03', '04'] as const)('cancels for motive %s, once and again', async (motive) => {
    const request = { ...(await stamped()), motive };
    expect(await provider.cancellationStatus(request)).toBe('unrequested');
    expect(await provider.cancel(request)).toBe('cancelled');
    expect(await provider.cancel(request)).toBe('cancelled');
    expect(await provider.cancellationStatus(request)).toBe('cancelled');
  });

  it('cancels for motive 01 what another document replaces', async () => {
    const [wrong, right] = [await stamped(), await stamped()];
    const request = { ...wrong, motive: '01' as const };
    await expect(provider.cancel(request)).rejects.toMatchObject({ code: '208' });
    expect(await provider.cancel({ ...request, replacementUuid: right.uuid })).toBe('cancelled');
  });

  it('asks the receiver of a large donation, also of one with an & in the RFC', async () => {
    const rfc = 'Ñ&A560518KW7';
    const company = { rfc, name: 'ÑANDÚ & ABC', regime: '601', use: 'G03', total: '25000.00' };
    const request = await stamped(company);
    today = new Date(now.getTime() + 2 * day);
    expect(await provider.cancel(request)).toBe('requested');
    expect(await provider.cancellationStatus(request)).toBe('requested');
    today = new Date(now.getTime() + 6 * day);
    expect(await provider.cancellationStatus(request)).toBe('cancelled');
    today = now;
  });

  it('cancels nothing for others, without the seal, or that it does not know', async () => {
    const request = await stamped();
    const uuid = '00000000-0000-4000-8000-000000000000';
    for (const [code, wrong] of [
      ['203', { issuerRfc: 'ACO560518KW7' }],
      ['205', { uuid }],
      ['209', { replacementUuid: uuid }],
      ['305', { csd: { ...csd, password: 'otra' } }],
    ] as const) {
      await expect(provider.cancel({ ...request, ...wrong })).rejects.toMatchObject({
        name: 'StampingRefused',
        code,
        message: expect.stringMatching(/^\p{Lu}.*\.$/u),
      });
    }
    expect(await provider.cancellationStatus(request)).toBe('unrequested');
    await expect(provider.cancellationStatus({ ...request, uuid })).rejects.toMatchObject({
      code: '602',
    });
  });
});
