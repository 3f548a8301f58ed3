import { usualDonationLegend, usualInvoiceSeries } from '#domain/invoices/issuer.ts';
import { StartupError } from '../process/startup-error.ts';
import type { Env } from './env.ts';
import { together } from './together.ts';

export function invoiceIssuerConfig(env: Env) {
  const keys = together(
    env,
    [
      'CFDI_CSD_CER',
      'CFDI_CSD_KEY',
      'CFDI_CSD_PASSWORD',
      'CFDI_ISSUER_RFC',
      'CFDI_ISSUER_NAME',
      'CFDI_ISSUER_REGIME',
      'CFDI_ISSUER_POSTAL_CODE',
      'CFDI_DONATARIA_NUMBER',
      'CFDI_DONATARIA_DATE',
    ],
    ['CFDI_DONATARIA_LEGEND', 'CFDI_SERIE'],
  );
  return (
    keys && {
      certificateFile: keys.CFDI_CSD_CER,
      keyFile: keys.CFDI_CSD_KEY,
      keyPassword: keys.CFDI_CSD_PASSWORD,
      rfc: keys.CFDI_ISSUER_RFC,
      legalName: keys.CFDI_ISSUER_NAME,
      taxRegime: keys.CFDI_ISSUER_REGIME,
      postalCode: keys.CFDI_ISSUER_POSTAL_CODE,
      authorizationNumber: keys.CFDI_DONATARIA_NUMBER,
      authorizationDate: keys.CFDI_DONATARIA_DATE,
      legend: env.CFDI_DONATARIA_LEGEND ?? usualDonationLegend,
      series: env.CFDI_SERIE ?? usualInvoiceSeries,
    }
  );
}

/** Who stamps invoices: the built-in provider, unless in production nobody asked for a demonstration. */
export function invoiceStampingConfig(env: Env) {
  const builtIn = env.DEMO === '1' || env.NODE_ENV !== 'production';
  const extras = [
    'PAC_API_BASE',
    'PAC_STATUS_BASE',
    'PAC_TOKEN',
    'PAC_USERNAME',
    'PAC_PASSWORD',
  ] as const;
  if (env.PAC_PROVIDER === 'sw') return { provider: 'sw' as const, ...swConfig(env) };
  together(env, ['PAC_PROVIDER'], extras);
  return env.PAC_PROVIDER === 'test' || builtIn ? { provider: 'test' as const } : undefined;
}

function swConfig(env: Env) {
  const signIn = env.PAC_TOKEN
    ? { token: env.PAC_TOKEN }
    : together(env, ['PAC_USERNAME', 'PAC_PASSWORD']);
  if (!signIn) {
    throw new StartupError('PAC_PROVIDER: also needs PAC_TOKEN, or PAC_USERNAME and PAC_PASSWORD.');
  }
  return {
    signIn:
      'token' in signIn ? signIn : { username: signIn.PAC_USERNAME, password: signIn.PAC_PASSWORD },
    apiBase: env.PAC_API_BASE,
    statusBase: env.PAC_STATUS_BASE,
  };
}

export function contractCertificateConfig(env: Env) {
  const keys = together(
    env,
    ['CONTRACT_CERTIFICATE', 'CONTRACT_CERTIFICATE_PASSWORD'],
    ['CONTRACT_CERTIFICATE_KEY'],
  );
  if (!keys) return undefined;
  const { CONTRACT_CERTIFICATE: certificate, CONTRACT_CERTIFICATE_PASSWORD: password } = keys;
  return { certificate, key: env.CONTRACT_CERTIFICATE_KEY ?? certificate, password };
}
