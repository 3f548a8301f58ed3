import { expect, test } from 'vitest';
import type { PageId } from '#domain/site-map.ts';
import { loadConfig } from '../config/config.ts';
import { envSchema } from '../config/env.ts';
import { pagePolicy, securityHeaders } from './security.ts';

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const policyOf = (page: PageId, env: object) =>
  pagePolicy(loadConfig(envSchema.parse(env)), {
    page,
    hashes: { scripts: ["'sha256-1'"], styles: ["'sha256-2'"] },
    live: false,
    cardProviders: [
      ...('STRIPE_SECRET_KEY' in env ? (['stripe'] as const) : []),
      ...('CONEKTA_PUBLIC_KEY' in env ? (['conekta'] as const) : []),
    ],
  });

const headersAt = (SITE_URL: string) => securityHeaders(loadConfig(envSchema.parse({ SITE_URL })));

test('whatever is no page may load nothing, be framed by nobody, and be taken for nothing else', () => {
  expect(headersAt('https://casa.example')).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-site',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});

test('browsers come back by HTTPS where the portal has it', () => {
  const header = 'strict-transport-security';
  expect(headersAt('https://casa.example')[header]).toBe('max-age=31536000; includeSubDomains');
  expect(headersAt('http://localhost:3000')).not.toHaveProperty(header);
});

test('styles come from the portal, and stand in a page only as it wrote them', () => {
  expect(policyOf('home', {})).toContain("; style-src 'self' 'sha256-2';");
});

test('videos of tutorials may come from their own addresses alone', () => {
  expect(policyOf('home', {})).toContain("; media-src 'self' blob:;");
  const videos = {
    TUTORIAL_FILM_REGISTER_PET: 'https://films.example/a;b/pet.mp4?key=1',
    TUTORIAL_FILM_VACCINATION_BOOKLET: '/videos/booklet.mp4',
  };
  expect(policyOf('home', videos)).toContain(
    "; media-src 'self' blob: https://films.example/a%3Bb/pet.mp4;",
  );
});

test("Stripe's script may come to the page that asks for cards, where Stripe is configured", () => {
  expect(policyOf('donations', stripe)).toContain(
    "script-src 'self' 'sha256-1' https://js.stripe.com https://*.js.stripe.com;",
  );
  expect(policyOf('donations', stripe)).toContain("connect-src 'self' https://api.stripe.com;");
  expect(policyOf('donations', stripe)).toContain('frame-src https://js.stripe.com');
  const others = [
    policyOf('home', stripe),
    policyOf('myDonations', stripe),
    policyOf('donations', {}),
  ];
  for (const policy of others) expect(policy).not.toMatch(/stripe|frame-src/);
});

test('cards are changed where they are charged each month, and Conekta reads them where it takes some', () => {
  for (const page of ['donations', 'myProfile', 'guestDonation'] as const) {
    expect(policyOf(page, stripe)).toContain('https://js.stripe.com');
    const conekta = policyOf(page, {
      CONEKTA_PRIVATE_KEY: 'a',
      CONEKTA_WEBHOOK_PUBLIC_KEY: 'b',
      CONEKTA_PUBLIC_KEY: 'key_public',
    });
    expect(conekta).toContain("script-src 'self' 'sha256-1' https://pay.conekta.com");
    expect(conekta).toContain('frame-src https://*.conekta.com');
    expect(conekta).not.toContain('stripe');
  }
});
