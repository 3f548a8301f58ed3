import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { StartupError } from '../process/startup-error.ts';
import { loadConfig } from './config.ts';
import { envSchema, readEnv } from './env.ts';

const configFrom = (env: NodeJS.ProcessEnv) => loadConfig(readEnv(env));
const rejectionOf = (env: NodeJS.ProcessEnv): string => {
  try {
    configFrom(env);
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  }
  throw new Error('was not refused');
};

describe('configuration', () => {
  it('needs nothing to start', () => {
    expect(configFrom({})).toMatchObject({
      environment: 'development',
      demo: false,
      host: '127.0.0.1',
      port: 3000,
      trustProxy: 0,
      siteUrl: 'http://localhost:3000',
      siteName: 'Casa Animal',
      timezone: 'America/Mexico_City',
      dataDir: path.resolve('data'),
      database: { kind: 'sqlite', file: path.resolve('data/casa-animal.sqlite') },
      files: { kind: 'folder' },
      mail: { kind: 'folder', from: 'Casa Animal <hola@localhost>' },
      captcha: 'altcha',
      stripe: undefined,
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(configFrom({ PORT: '', SITE_URL: ' ', S3_BUCKET: '' })).toEqual(configFrom({}));
  });

  it('follows the port in the default address', () => {
    expect(configFrom({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
    expect(configFrom({ SITE_URL: 'https://casa.example/' }).siteUrl).toBe('https://casa.example');
  });

  it.each([
    [{}, 'local'],
    [{ SITE_URL: 'http://127.0.0.1:8080' }, 'local'],
    [{ SITE_URL: 'http://[::1]:8080', HOST: '::1' }, 'local'],
    [{ SITE_URL: 'https://casa.example' }, undefined],
    [{ SITE_URL: 'https://127.0.0.1.casa.example' }, undefined],
    [{ HOST: '0.0.0.0' }, undefined],
    [{ SITE_URL: 'https://casa.example', DEMO_MAILBOX: 'public' }, 'public'],
    [{ DEMO: '0', DEMO_MAILBOX: 'public' }, undefined],
  ])('shows the mails of a demonstration with %j to: %s', (env, shown) => {
    expect(configFrom({ DEMO: '1', ...env }).demoMailbox).toBe(shown);
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['NODE_ENV', 'prod'],
    ['DEMO', 'yes'],
    ['DEMO_MAILBOX', '1'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'true'],
    ['SITE_URL', 'casa.example'],
    ['SITE_URL', 'ftp://casa.example'],
    ['SITE_URL', 'https://casa.example/portal'],
    ['SITE_TIMEZONE', 'Mexico'],
    ['MAIL_FROM', 'foo'],
    ['WHATSAPP_NUMBER', '+52 998'],
    ['ADOPTION_APPLICATION', 'javascript:alert(1)'],
    ['ADOPTION_FLOW', 'phone'],
    ['TUTORIAL_FILM_REGISTER_PET', 'javascript:alert(1)'],
    ['TUTORIAL_FILM_REGISTER_PET', '//videos.example/pet.mp4'],
    ['FACEBOOK_URL', 'javascript:alert(1)'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['SECRET_KEY', 'short'],
    ['SMTP_URL', 'mail.example.com'],
    ['CAPTCHA_PROVIDER', 'off'],
    ['STRIPE_API_BASE', 'localhost:12111'],
    ['INBOUND_MAIL_DOMAIN', 'cartilla@casa.example'],
    ['INBOUND_MAIL_SECRET', 'short'],
  ])('refuses %s=%s by its name', (name, value) => {
    expect(rejectionOf({ [name]: value })).toMatch(new RegExp(`^${name}: `));
  });

  it('never shows a value that is wrong, which may be a secret', () => {
    const message = rejectionOf({ SECRET_KEY: 'hunter2', SMTP_URL: 'x:hunter2@mail' });
    expect(message).not.toContain('hunter2');
  });

  it('names everything that is wrong at once', () => {
    expect(rejectionOf({ PORT: 'x', CAPTCHA_PROVIDER: 'y' })).toMatch(
      /^PORT: .*\nCAPTCHA_PROVIDER: /,
    );
  });

  const s3 = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };
  const groups = {
    files: s3,
    stripe: { STRIPE_SECRET_KEY: 'a', STRIPE_PUBLISHABLE_KEY: 'b', STRIPE_WEBHOOK_SECRET: 'c' },
    paypal: { PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b', PAYPAL_WEBHOOK_ID: 'c' },
    conekta: { CONEKTA_PRIVATE_KEY: 'a', CONEKTA_WEBHOOK_PUBLIC_KEY: 'b' },
    invoiceIssuer: {
      CFDI_CSD_CER: 'a.cer',
      CFDI_CSD_KEY: 'a.key',
      CFDI_CSD_PASSWORD: 'x',
      CFDI_ISSUER_RFC: 'EKU9003173C9',
      CFDI_ISSUER_NAME: 'ESCUELA KEMPER URGATE',
      CFDI_ISSUER_REGIME: '603',
      CFDI_ISSUER_POSTAL_CODE: '77500',
      CFDI_DONATARIA_NUMBER: '325-SAT-09-IV-E-75116',
      CFDI_DONATARIA_DATE: '2020-10-21',
    },
    records: { EXPEDIENTE_API_BASE: 'http://127.0.0.1:1', EXPEDIENTE_API_KEY: 'k' },
    inboundMail: {
      INBOUND_MAIL_DOMAIN: 'mail.casa.example',
      INBOUND_MAIL_SECRET: 'a secret of more than 32 characters',
    },
  };

  it('takes providers of which nothing new is asked, with their keys alone', () => {
    const former = { PAYMENTS_FORMER: 'stripe, conekta' };
    expect(configFrom({}).payments.former).toEqual([]);
    const { payments } = configFrom({ ...groups.stripe, ...groups.conekta, ...former });
    expect(payments.former).toEqual(['stripe', 'conekta']);
    expect(rejectionOf({ ...groups.stripe, ...former })).toBe(
      'PAYMENTS_FORMER: conekta also needs its keys.',
    );
    expect(rejectionOf({ PAYMENTS_FORMER: 'bank' })).toMatch(/^PAYMENTS_FORMER/);
  });

  it('lets mails of the newsletter come back only where mail comes in', () => {
    const wanted = { NEWSLETTER_RETURN_PATH: '1' };
    expect(configFrom({}).returnedMail.returnPath).toBe(false);
    expect(configFrom({ ...groups.inboundMail, ...wanted }).returnedMail.returnPath).toBe(true);
    expect(rejectionOf(wanted)).toBe('NEWSLETTER_RETURN_PATH: also needs INBOUND_MAIL_DOMAIN.');
    expect(rejectionOf({ MAIL_EVENTS_SECRET: 'short' })).toMatch(/^MAIL_EVENTS_SECRET/);
  });

  it('takes mail to folders from a mailbox, by an encrypted way', () => {
    const { INBOUND_MAIL_DOMAIN } = groups.inboundMail;
    const from = (INBOUND_IMAP_URL: string) => ({ INBOUND_MAIL_DOMAIN, INBOUND_IMAP_URL });
    expect(configFrom(from('imaps://a%40b:p%2Fw@imap.example')).inboundMail?.mailbox).toEqual({
      host: 'imap.example',
      port: 993,
      secure: true,
      auth: { user: 'a@b', pass: 'p/w' },
    });
    expect(rejectionOf(from('imap://a:b@imap.example'))).toMatch(
      /^INBOUND_IMAP_URL: must be imaps/,
    );
    expect(rejectionOf(from('imaps://imap.example'))).toMatch(/^INBOUND_IMAP_URL: needs a user/);
    expect(rejectionOf({ INBOUND_IMAP_URL: 'imaps://a:b@imap.example' })).toContain(
      'also needs INBOUND_MAIL_DOMAIN',
    );
  });

  it('takes the account at the provider that stamps invoices', () => {
    const sw = { PAC_PROVIDER: 'sw', PAC_API_BASE: 'http://127.0.0.1:1' };
    expect(configFrom({ ...sw, PAC_TOKEN: 't' }).invoiceStamping).toMatchObject({
      provider: 'sw',
      apiBase: 'http://127.0.0.1:1',
      signIn: { token: 't' },
    });
    const account = { PAC_USERNAME: 'u', PAC_PASSWORD: 'p' };
    expect(configFrom({ ...sw, ...account }).invoiceStamping).toMatchObject({
      signIn: { username: 'u', password: 'p' },
    });
    expect(rejectionOf(sw)).toContain('also needs PAC_TOKEN');
    expect(rejectionOf({ ...sw, PAC_USERNAME: 'u' })).toContain('also needs PAC_PASSWORD');
    expect(rejectionOf(account)).toContain('also needs PAC_PROVIDER');
    expect(rejectionOf({ PAC_PROVIDER: 'other' })).toMatch(/^PAC_PROVIDER: /);
  });

  it('stamps invoices itself, but in production only where that was asked for', () => {
    const production = { NODE_ENV: 'production' };
    expect(configFrom({}).invoiceStamping).toEqual({ provider: 'test' });
    expect(configFrom(production).invoiceStamping).toBeUndefined();
    expect(configFrom({ ...production, DEMO: '1' }).invoiceStamping).toEqual({ provider: 'test' });
    expect(configFrom({ ...production, PAC_PROVIDER: 'test' }).invoiceStamping).toEqual({
      provider: 'test',
    });
  });

  it('takes mail for messages also where another service keeps the folders', () => {
    expect(configFrom({ ...groups.records, ...groups.inboundMail }).inboundMail).toBeDefined();
  });

  it.each(Object.entries(groups))('takes %s when its group is whole', (feature, group) => {
    const config = configFrom(group)[feature as keyof typeof groups];
    expect(Object.values(config ?? {})).toEqual(expect.arrayContaining(Object.values(group)));
  });

  it.each(
    Object.values(groups).flatMap((group) =>
      Object.keys(group).map((name) => [name, group] as const),
    ),
  )('refuses the group without %s and names it', (name, group) => {
    expect(rejectionOf({ ...group, [name]: undefined })).toContain(`also needs ${name}`);
  });

  it.each(['S3_ENDPOINT', 'STRIPE_API_BASE', 'PAYPAL_API_BASE', 'CONEKTA_API_BASE', 'PAC_TOKEN'])(
    'refuses %s alone, which means nothing without its provider',
    (name) => {
      expect(rejectionOf({ [name]: 'http://127.0.0.1:1' })).toMatch(
        new RegExp(`^${name}: also needs`),
      );
    },
  );

  it('makes nothing cheap in production, but in a demonstration on this machine', () => {
    expect(configFrom({}).cheapProofs).toBe(false);
    expect(configFrom({ CHEAP_PROOFS: '1', NODE_ENV: 'test' }).cheapProofs).toBe(true);
    const production = { CHEAP_PROOFS: '1', NODE_ENV: 'production' };
    expect(rejectionOf(production)).toMatch(/^CHEAP_PROOFS: /);
    const demonstration = { ...production, DEMO: '1' };
    expect(configFrom(demonstration).cheapProofs).toBe(true);
    expect(rejectionOf({ ...demonstration, HOST: '0.0.0.0' })).toMatch(/^CHEAP_PROOFS: /);
  });

  it('is documented variable by variable in .env.example', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
    const documented = [...example.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map((match) => match[1]);
    expect(documented.toSorted()).toEqual(Object.keys(envSchema.shape).toSorted());
  });
});
