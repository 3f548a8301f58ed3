import { z } from 'zod';
import { command, type DataOfCall, query } from '../contract/call.ts';
import {
  flag,
  instant,
  list,
  nullable,
  object,
  optional,
  ruled,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { settingSources } from '../settings/settings.ts';
import { keyedProviders, longestKey, providerModes } from './provider-keys.ts';

/** The keys of services outside the portal, entered on a screen. None of them is ever given out. */

const access = { right: 'settings.manage' } as const;
const provider = wire('proveedor', word(keyedProviders));
const key = optional(ruled(() => z.string().max(longestKey)));

export const findProviderKeys = query('ajustes:llaves', {
  access,
  gives: list(
    object(
      {
        provider,
        source: wire('origen', word(settingSources)),
        /** Of the environment. */
        variable: text,
        /** The last characters of the key that is stored here, or whose account it is. */
        ending: wire('termina_en', nullable(text)),
        setAt: wire('guardado_en', nullable(instant)),
        setBy: wire('guardado_por', nullable(text)),
        /** Of those that are stored here; another secret key of the portal does not open them. */
        isReadable: wire('legible', flag),
        /** Null where there is none, or no such difference. */
        isTest: wire('de_prueba', nullable(flag)),
      },
      'ProviderKeys',
    ),
  ),
});
export type FoundProviderKeys = DataOfCall<typeof findProviderKeys>[number];

/** Tried at the provider first: what it does not take is not stored. */
export const storeProviderKeys = command('ajustes:guardar_llaves', {
  access,
  takes: {
    provider,
    secretKey: wire('llave_secreta', key),
    publishableKey: wire('llave_publicable', key),
    webhookSecret: wire('secreto_de_avisos', key),
    clientId: wire('cliente', key),
    clientSecret: wire('secreto_de_cliente', key),
    webhookId: wire('aviso', key),
    privateKey: wire('llave_privada', key),
    webhookPublicKey: wire('llave_publica_de_avisos', key),
    host: wire('servidor', key),
    port: wire('puerto', key),
    username: wire('usuario', key),
    password: wire('contrasena', key),
    sender: wire('remitente', key),
    mode: wire('ambiente', optional(word(providerModes))),
  },
  gives: object({ provider }),
  errors: {
    409: ['settingOfServer', 'paymentKeysRefused'],
    503: ['paymentKeysUntried'],
  },
});

export const removeProviderKeys = command('ajustes:quitar_llaves', {
  access,
  takes: { provider },
  gives: object({ provider }),
  errors: { 404: ['notFound'], 409: ['settingOfServer'] },
});
