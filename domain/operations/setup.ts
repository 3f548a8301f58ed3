import { type ContentSlug, contentSlugs } from '../content/content-address.ts';
import type { StaticPageId } from '../pages.ts';
import { type KeyedProvider, keysAnchor } from '../provider-keys/provider-keys.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** What a new portal needs, in the order in which it is seen to. */
export const setupItems = vocabulary({
  address: 'direccion',
  mail: 'correo',
  organisation: 'organizacion',
  secondFactor: 'segundo_factor',
  secondAdministrator: 'segunda_persona',
  backups: 'respaldos',
  legalTexts: 'textos_legales',
  firstTexts: 'textos_como_vinieron',
  claims: 'afirmaciones',
  whatsapp: 'whatsapp',
  pets: 'mascotas',
  stripe: 'stripe',
  paypal: 'paypal',
  conekta: 'conekta',
  issuer: 'emisor',
  stamping: 'timbrado',
  inboundMail: 'correo_entrante',
});
export type SetupItem = ValueOf<typeof setupItems>;

/** 'unknown': it could not be looked at. */
export const setupStates = vocabulary({
  done: 'hecho',
  missing: 'falta',
  unknown: 'desconocido',
});

/** Whose it is: whoever administers, on a screen; whoever keeps the server; the treasurer; a lawyer with whoever administers. */
export type SetupKeeper = 'you' | 'server' | 'treasurer' | 'lawyer';

export interface SetupWay {
  keeper: SetupKeeper;
  /** Where it is seen to on a screen. */
  page?: StaticPageId;
  /** The text that is written there. */
  slug?: ContentSlug;
  /** Of the page. */
  hash?: string;
  /** In the environment of the server. */
  variables?: readonly string[];
  /** A portal is ready without it. */
  isOptional?: boolean;
}

/** Where keys are entered; the environment of the server may set them instead. */
const keys = (provider: KeyedProvider) =>
  ({ page: 'adminSettings', hash: `#${keysAnchor[provider]}` }) as const;

export const setupWays: Readonly<Record<SetupItem, SetupWay>> = {
  address: { keeper: 'server', variables: ['SITE_URL', 'TRUST_PROXY'] },
  mail: { keeper: 'you', ...keys('mail'), variables: ['SMTP_URL', 'MAIL_FROM'] },
  organisation: { keeper: 'you', slug: contentSlugs.organisation },
  secondFactor: { keeper: 'you', page: 'myProfile', hash: '#seguridad' },
  secondAdministrator: { keeper: 'you', page: 'adminUsers' },
  backups: { keeper: 'server', variables: ['BACKUP_KEY', 'BACKUP_SCHEDULE', 'BACKUP_TO'] },
  legalTexts: { keeper: 'lawyer', page: 'adminContent' },
  firstTexts: { keeper: 'you', page: 'adminContent' },
  claims: { keeper: 'you', slug: contentSlugs.organisation },
  whatsapp: { keeper: 'you', slug: contentSlugs.organisation },
  pets: { keeper: 'you', page: 'importPets' },
  stripe: {
    keeper: 'treasurer',
    ...keys('stripe'),
    variables: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  },
  paypal: {
    keeper: 'treasurer',
    ...keys('paypal'),
    variables: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
    isOptional: true,
  },
  conekta: {
    keeper: 'treasurer',
    ...keys('conekta'),
    variables: ['CONEKTA_PRIVATE_KEY', 'CONEKTA_WEBHOOK_PUBLIC_KEY'],
    isOptional: true,
  },
  issuer: { keeper: 'treasurer', page: 'adminInvoicing', isOptional: true },
  stamping: {
    keeper: 'treasurer',
    ...keys('sw'),
    variables: ['PAC_PROVIDER', 'PAC_TOKEN'],
    isOptional: true,
  },
  inboundMail: {
    keeper: 'server',
    variables: ['INBOUND_MAIL_DOMAIN', 'INBOUND_MAIL_SECRET', 'INBOUND_IMAP_URL'],
    isOptional: true,
  },
};

/** What a trial of a provider or of mail has told. */
export const setupFacts = vocabulary({
  mailSent: 'correo_enviado',
  mailKeptHere: 'correo_en_carpeta',
  liveKey: 'llave_real',
  testKey: 'llave_de_prueba',
  readsPayments: 'consulta_pagos',
  checksDocuments: 'revisa_comprobantes',
  testStamps: 'timbres_de_prueba',
  liveStamps: 'timbres_fiscales',
  mailboxOpens: 'buzon_abre',
  mailboxUnreachable: 'buzon_no_responde',
  mailboxUnsafe: 'buzon_sin_certificado',
  mailboxSignInRefused: 'buzon_rechaza_acceso',
  mailboxWithoutInbox: 'buzon_sin_entrada',
});
export type SetupFact = ValueOf<typeof setupFacts>;
