import { dateIn } from '#domain/clock.ts';
import { AppError, type FieldErrors, invalid } from '#domain/errors.ts';
import { seal, unseal } from '#server/keys/sealed-secret.ts';
import {
  type CsdFiles,
  type SealCertificate,
  type SealOpener,
  UnusableCsd,
} from './cfdi/seal-certificate.ts';
import type { StoredIssuer } from './issuers.repository.ts';

/** What is stored of a seal certificate. */
type StoredCsd = Pick<
  StoredIssuer,
  'certificate' | 'encryptedKey' | 'certificateNumber' | 'certificateFrom' | 'certificateTo'
>;

/** The field that is wrong, by what is. */
const fieldOf: Record<UnusableCsd['problem'], string> = {
  csdCertificateInvalid: 'csd.certificate',
  csdNotASeal: 'csd.certificate',
  csdKeyInvalid: 'csd.key',
  csdKeyOther: 'csd.key',
  csdKeyTooCostly: 'csd.key',
  csdPasswordWrong: 'csd.password',
  csdPasswordMissing: 'csd.password',
};

/**
 * Opens the files, and looks whether they are the issuer's and good now.
 * @throws AppError invalid (under csd.certificate, csd.key or csd.password)
 */
export async function requireUsableCsd(
  files: CsdFiles,
  { opener, rfc, now, timezone }: { opener: SealOpener; rfc: string; now: Date; timezone: string },
): Promise<SealCertificate> {
  const opened = await open(files, opener);
  const { validFrom, validTo } = opened;
  const refused = (reason: FieldErrors[string][number]) => invalid({ 'csd.certificate': [reason] });
  if (opened.rfc !== rfc) {
    throw refused({ key: 'csdOfOtherRfc', values: { rfc: opened.rfc } });
  }
  if (!isGoodAt(opened, now)) {
    const [from, to] = [dateIn(timezone, validFrom), dateIn(timezone, validTo)];
    throw refused({ key: 'csdExpired', values: { from, to } });
  }
  return opened;
}

async function open(files: CsdFiles, opener: SealOpener): Promise<SealCertificate> {
  try {
    return await opener.open(files);
  } catch (error) {
    if (!(error instanceof UnusableCsd)) throw error;
    const { problem } = error;
    throw new AppError('invalid', 'invalid', {
      details: { [fieldOf[problem]]: [problem] },
      cause: error,
    });
  }
}

export const isGoodAt = (
  { validFrom, validTo }: Pick<SealCertificate, 'validFrom' | 'validTo'>,
  now: Date,
): boolean => validFrom <= now && now < validTo;

/** @param key that seals: from the portal's secret key */
export function storeCsd(
  issuerId: string,
  files: CsdFiles,
  { certificateNumber, validFrom, validTo }: SealCertificate,
  key: Buffer,
): StoredCsd {
  const secret = JSON.stringify({ key: files.key.toString('base64'), password: files.password });
  return {
    certificate: files.certificate.toString('base64'),
    encryptedKey: seal(key, issuerId, secret),
    certificateNumber,
    certificateFrom: validFrom.toISOString(),
    certificateTo: validTo.toISOString(),
  };
}

export function restoreCsd({ id, certificate, encryptedKey }: StoredIssuer, key: Buffer): CsdFiles {
  const secret = JSON.parse(unseal(key, id, encryptedKey)) as { key: string; password: string };
  return {
    certificate: Buffer.from(certificate, 'base64'),
    key: Buffer.from(secret.key, 'base64'),
    password: secret.password,
  };
}
