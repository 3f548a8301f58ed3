import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Clock } from '#domain/clock.ts';
import { readIdentity, UnusableIdentity } from '#server/adapters/signing/read-identity.ts';
import type { SigningIdentity } from '#server/adapters/signing/signing-identity.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import { seal, unseal } from '#server/keys/sealed-secret.ts';
import { purposeKey } from '#server/keys/signatures.ts';
import { StartupError } from '#server/process/startup-error.ts';
import { findSigningKey, storeSigningKey } from './signing-key.repository.ts';

interface Dependencies {
  config: Pick<Config, 'contractCertificate'>;
  database: Database;
  clock: Clock;
  secretKey: string;
  siteName: string;
}

const purpose = 'contract signing key';

interface ContractIdentity {
  identity: () => Promise<SigningIdentity>;
  /** When the organisation's own certificate does; undefined of the portal's. */
  endsAt: Date | undefined;
}

/**
 * Whose certificate contracts are sealed with: the organisation's, or the portal's own, which all processes share.
 * @throws StartupError where the configured one cannot be used
 */
export function createContractIdentity(dependencies: Dependencies): ContractIdentity {
  const { config, clock } = dependencies;
  if (!config.contractCertificate) {
    return { identity: () => ownIdentity(dependencies), endsAt: undefined };
  }
  const identity = readConfigured(config.contractCertificate);
  const { validTo } = new X509Certificate(identity.certificate);
  const endsAt = new Date(validTo);
  const open = async () => {
    if (endsAt < clock.now()) {
      throw new Error(`The certificate of CONTRACT_CERTIFICATE expired on ${validTo}.`);
    }
    return identity;
  };
  return { identity: open, endsAt };
}

function readConfigured({
  certificate,
  key,
  password,
}: NonNullable<Config['contractCertificate']>): SigningIdentity {
  const files = { certificate: readFile(certificate), key: readFile(key), password };
  try {
    return readIdentity(files);
  } catch (error) {
    if (!(error instanceof UnusableIdentity)) throw error;
    throw new StartupError(`CONTRACT_CERTIFICATE (${certificate}): ${error.message}.`);
  }
}

function readFile(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new StartupError(`CONTRACT_CERTIFICATE: ${file} cannot be read.`);
  }
}

async function ownIdentity({
  database,
  clock,
  secretKey,
  siteName,
}: Dependencies): Promise<SigningIdentity> {
  const sealing = purposeKey(secretKey, purpose);
  const former = await findSigningKey(database);
  const opened = former && opening(sealing, former);
  if (opened) return opened;
  // None yet, or one that was sealed with a former secret key: what it signed stays valid, for it holds the certificate.
  const { makeOwnIdentity } = await import('#server/adapters/signing/own-identity.ts');
  const { certificate, key } = await makeOwnIdentity(siteName, clock.now());
  const made = {
    certificate: certificate.toString('base64'),
    sealedKey: seal(sealing, purpose, key.toString('base64')),
  };
  await storeSigningKey(database, made, clock.now().toISOString(), former);
  const stored = await findSigningKey(database);
  const identity = stored && opening(sealing, stored);
  if (!identity) throw new Error('The signing key of contracts cannot be opened.');
  return identity;
}

function opening(
  sealing: Buffer,
  { certificate, sealedKey }: { certificate: string; sealedKey: string },
): SigningIdentity | undefined {
  let key: string;
  try {
    key = unseal(sealing, purpose, sealedKey);
  } catch {
    return undefined;
  }
  return {
    key: createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' }),
    certificate: Buffer.from(certificate, 'base64'),
    chain: [],
  };
}
