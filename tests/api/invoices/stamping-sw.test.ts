import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { readFiscalStamp } from '#server/adapters/stamping/fiscal-stamp.ts';
import type { SwSignIn } from '#server/adapters/stamping/sw/sw-client.ts';
import { createSwProvider } from '#server/adapters/stamping/sw/sw-provider.ts';
import { readXml } from '#server/adapters/stamping/xml-element.ts';
import { type FakeSwService, startSwService } from '#tests/fakes/sw-service.ts';
import { sealedCfdi, type TestCsd, testCsd } from './sealed-cfdi.ts';

const now = new Date('2026-11-22T15:20:00Z');
let today = now;
const clock = { now: () => today };

const patient = {
  timeout: 20_000,
  retries: 2,
  retryDelay: 1,
  failuresUntilPause: 100,
  pause: 60_000,
};
/** Only for a service that does not mean to answer. */
const impatient = { ...patient, timeout: 50, retries: 0 };

let service: FakeSwService;
let csd: TestCsd;
let count = 0;

beforeAll(async () => {
  [service, csd] = await Promise.all([startSwService(clock), testCsd()]);
  // Its key is made with the first stamp, which no test should wait for.
  await providerWith().stamp(newDocument());
});
beforeEach(() => {
  service.behave('well');
  service.calls.length = 0;
  today = now;
});
afterAll(() => service.stop());

function providerWith(patience = patient, signIn: SwSignIn = { token: service.infiniteToken }) {
  return createSwProvider({ apiBase: service.base, signIn, clock, patience });
}

function newDocument(): string {
  count += 1;
  return sealedCfdi(csd, { description: `Donativo ${count}` });
}

const silent = (message: string | RegExp = /./) =>
  expect.objectContaining({ name: 'StampingSilent', message: expect.stringMatching(message) });

describe('an answer that was lost', () => {
  test.each(['drops', 'broken', 'breaks off'] as const)(
    'after the stamp (%s) comes with the next try, as the same stamp',
    async (mood) => {
      const sealed = newDocument();
      service.behave(mood, mood, 'well');
      const stamped = await providerWith().stamp(sealed);
      expect(service.calls).toEqual(['stamp', 'stamp', 'stamp']);
      expect(await providerWith().findStamp(sealed)).toEqual(stamped);
    },
  );

  it('is found later', async () => {
    const sealed = newDocument();
    service.behave('slow');
    await expect(providerWith(impatient).stamp(sealed)).rejects.toEqual(silent('stamp: no answer'));
    service.behave('well');
    const stamped = await providerWith().findStamp(sealed);
    expect(readFiscalStamp(stamped?.xml ?? '').documentSeal).toBe(readXml(sealed).attributes.Sello);
    expect(await providerWith().stamp(sealed)).toEqual(stamped);
  });

  test.each(['old document', 'stamp alone'] as const)(
    'is found wherever it is put (%s)',
    async (mood) => {
      const sealed = newDocument();
      const stamped = await providerWith().stamp(sealed);
      service.behave(mood);
      expect(await providerWith().stamp(sealed)).toEqual(stamped);
    },
  );

  it('stays unknown when nobody answers in the end', async () => {
    service.behave('drops');
    await expect(providerWith().stamp(newDocument())).rejects.toEqual(silent('stamp: no answer'));
    await expect(providerWith().findStamp(newDocument())).rejects.toEqual(silent());
    expect(service.calls).toHaveLength(6);
  });
});

it('finds no stamp of what is too old for one', async () => {
  const sealed = newDocument();
  today = new Date(now.getTime() + 4 * 86_400_000);
  await expect(providerWith().stamp(sealed)).rejects.toMatchObject({ code: '401' });
  expect(await providerWith().findStamp(sealed)).toBeUndefined();
});

describe('an answer that is none', () => {
  test.each([
    ['html', 'stamp: no JSON', 1],
    ['no JSON', 'stamp: no JSON', 1],
    ['endless', 'stamp: answer too large', 1],
    ['moved', 'stamp: no answer', 3],
    ['no document', 'stamp: answered no document', 1],
    ['no stamps left', 'stamp: El usuario no tiene timbres suficientes', 1],
  ] as const)('(%s) is no stamp, and no rejection', async (mood, message, tries) => {
    service.behave(mood);
    await expect(providerWith().stamp(newDocument())).rejects.toEqual(silent(message));
    expect(service.calls).toHaveLength(tries);
  });

  it('spares a service that fails again and again', async () => {
    const provider = providerWith({ ...patient, failuresUntilPause: 3 });
    service.behave('html');
    for (let time = 0; time < 5; time += 1) {
      await expect(provider.stamp(newDocument())).rejects.toEqual(silent());
    }
    expect(service.calls).toHaveLength(3);
  });
});

describe('the account', () => {
  const signIn = () => ({ username: service.account.user, password: service.account.password });

  it('is signed in once for many calls, and again before its two hours end', async () => {
    const provider = providerWith(patient, signIn());
    const sealed = newDocument();
    await provider.stamp(sealed);
    await provider.stamp(sealed);
    expect(service.calls).toEqual(['authenticate', 'stamp', 'stamp']);
    today = new Date(now.getTime() + 2 * 3_600_000 - 30_000);
    await provider.stamp(sealed);
    expect(service.calls.slice(3)).toEqual(['authenticate', 'stamp']);
  });

  it('is signed in anew when its token is revoked', async () => {
    const provider = providerWith(patient, signIn());
    const sealed = newDocument();
    const stamped = await provider.stamp(sealed);
    service.revokeSessions();
    expect(await provider.stamp(sealed)).toEqual(stamped);
    expect(service.calls.slice(2)).toEqual(['stamp', 'authenticate', 'stamp']);
  });

  it.each<[string, SwSignIn, string]>([
    ['a token', { token: 'wrong' }, 'stamp: the token was not accepted'],
    [
      'a password',
      { username: 'casa@example.org', password: 'wrong' },
      'authenticate: the account was not accepted',
    ],
  ])('that is refused for %s refuses no document', async (_what, wrong, message) => {
    const provider = providerWith(patient, wrong);
    await expect(provider.stamp(newDocument())).rejects.toEqual(silent(message));
    expect(service.calls).toHaveLength(1);
  });
});

describe('a cancellation', () => {
  const requestFor = (uuid: string) => ({
    uuid,
    issuerRfc: 'EKU9003173C9',
    receiverRfc: 'MASO451221PM4',
    totalCents: 500_00,
    motive: '02' as const,
    csd,
  });

  it('whose answer is lost is asked for again, which changes nothing', async () => {
    const { uuid } = readFiscalStamp((await providerWith().stamp(newDocument())).xml);
    service.calls.length = 0;
    service.behave('drops', 'well');
    expect(await providerWith().cancel(requestFor(uuid))).toBe('cancelled');
    expect(service.calls).toEqual(['csd', 'csd', 'ConsultaCFDIService.svc']);
  });

  it('is only requested while the SAT does not confirm it', async () => {
    const { uuid } = readFiscalStamp((await providerWith().stamp(newDocument())).xml);
    service.behave('well', 'html');
    expect(await providerWith().cancel(requestFor(uuid))).toBe('requested');
    service.behave('well');
    expect(await providerWith().cancellationStatus(requestFor(uuid))).toBe('cancelled');
  });

  test.each(['html', 'endless', 'drops', 'slow'] as const)(
    'has no status while the SAT is not itself (%s)',
    async (mood) => {
      service.behave(mood);
      const provider = providerWith(mood === 'slow' ? impatient : patient);
      await expect(provider.cancellationStatus(requestFor('x'))).rejects.toEqual(
        silent(/^ConsultaCFDI/),
      );
    },
  );
});

it('knows its tests from the real thing', () => {
  const signIn = { token: 't' };
  const tests = createSwProvider({ apiBase: 'https://services.test.sw.com.mx/', signIn, clock });
  expect([createSwProvider({ signIn, clock }).isTest, tests.isTest]).toEqual([false, true]);
});
