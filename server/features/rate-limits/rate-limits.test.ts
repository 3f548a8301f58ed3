import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRateLimits } from './rate-limits.ts';

describe('rate limits', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('refuse the one too many, say how long to wait, and forgive after that', async () => {
    const limits = createRateLimits();
    for (let mail = 0; mail < 3; mail++) await limits.consume('newsletterMail', 'ana@example.mx');
    vi.advanceTimersByTime(600_000);
    await expect(limits.consume('newsletterMail', 'ana@example.mx')).rejects.toMatchObject({
      code: 'tooManyRequests',
      retryAfterSeconds: 3_000,
    });
    vi.advanceTimersByTime(3_000_000);
    expect(await limits.allows('newsletterMail', 'ana@example.mx')).toBe(true);
  });

  it('count what a thing costs', async () => {
    const limits = createRateLimits();
    await limits.consume('newsletterMail', 'ana@example.mx', 3);
    expect(await limits.allows('newsletterMail', 'ana@example.mx')).toBe(false);
  });

  it('keep so many keys and no more, those that are tried again rather than those that are quiet', async () => {
    const limits = createRateLimits(3);
    const allows = (who: string) => limits.allows('newsletterMail', who);
    for (const who of ['eva', 'ana']) await limits.consume('newsletterMail', who, 3);
    expect(await allows('beto')).toBe(true);
    expect(await allows('eva')).toBe(false);
    expect(await allows('carla')).toBe(true);
    expect(await allows('eva')).toBe(false);
    expect(await allows('ana')).toBe(true);
  });

  it('hold nothing back for a try that was forgotten meanwhile', async () => {
    const limits = createRateLimits(1);
    await limits.consume('newsletterMail', 'ana', 3);
    await limits.consume('newsletterMail', 'beto');
    await limits.forgive('newsletterMail', 'ana');
    for (let mail = 0; mail < 3; mail++) await limits.consume('newsletterMail', 'ana');
    expect(await limits.allows('newsletterMail', 'ana')).toBe(false);
  });

  it.each([
    ['10.0.0.1', '10.0.0.2', false],
    ['::ffff:10.0.0.1', '::ffff:10.0.0.2', false],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
    ['2001:db8::1', '2001:db8:0:0:5::1', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ])('count %s and %s together: %s', async (first, second, together) => {
    const limits = createRateLimits();
    for (let mail = 0; mail < 3; mail++) await limits.consume('newsletterMail', first);
    expect(await limits.allows('newsletterMail', second)).toBe(!together);
  });
});
