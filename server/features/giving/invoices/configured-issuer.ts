import { readFileSync } from 'node:fs';
import { reasonText } from '#domain/error-messages/error-messages.ts';
import { type IssuerDescription, issuerInput } from '#domain/invoices/issuer.ts';
import type { Config } from '#server/config/config.ts';
import { StartupError } from '#server/process/startup-error.ts';
import {
  type CsdFiles,
  openSealCertificate,
  type SealCertificate,
  UnusableCsd,
} from './cfdi/seal-certificate.ts';

export interface ConfiguredIssuer {
  description: IssuerDescription;
  csd: CsdFiles;
  opened: SealCertificate;
}

const variables: Record<string, string> = {
  rfc: 'CFDI_ISSUER_RFC',
  legalName: 'CFDI_ISSUER_NAME',
  taxRegime: 'CFDI_ISSUER_REGIME',
  postalCode: 'CFDI_ISSUER_POSTAL_CODE',
  authorizationNumber: 'CFDI_DONATARIA_NUMBER',
  authorizationDate: 'CFDI_DONATARIA_DATE',
  legend: 'CFDI_DONATARIA_LEGEND',
  series: 'CFDI_SERIE',
};

/**
 * The issuer as the environment names it, with its files. One whose certificate has expired is none that the portal
 * would not start with: it says so when an invoice is asked for.
 * @throws StartupError
 */
export function readConfiguredIssuer(
  config: NonNullable<Config['invoiceIssuer']>,
): ConfiguredIssuer {
  const { certificateFile, keyFile, keyPassword, ...input } = config;
  const description = issuerInput.safeParse(input);
  if (!description.success) {
    const names = description.error.issues.map(({ path }) => variables[String(path[0])]);
    throw new StartupError(`${[...new Set(names)].join(', ')}: not as the SAT wants it.`);
  }
  const csd = {
    certificate: read('CFDI_CSD_CER', certificateFile),
    key: read('CFDI_CSD_KEY', keyFile),
    password: keyPassword,
  };
  const opened = openConfigured(csd);
  const { rfc } = opened;
  if (rfc !== description.data.rfc) {
    throw new StartupError(`CFDI_ISSUER_RFC: the certificate in CFDI_CSD_CER belongs to ${rfc}.`);
  }
  return { description: description.data, csd, opened };
}

function read(variable: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    throw new StartupError(`${variable}: ${file} cannot be read (${reason}).`);
  }
}

function openConfigured(csd: CsdFiles) {
  try {
    return openSealCertificate(csd);
  } catch (error) {
    if (!(error instanceof UnusableCsd)) throw error;
    throw new StartupError(
      `CFDI_CSD_CER, CFDI_CSD_KEY, CFDI_CSD_PASSWORD: ${reasonText(error.problem, 'en')}.`,
    );
  }
}
