import { createPrivateKey, type KeyObject, sign, X509Certificate } from 'node:crypto';
import path from 'node:path';
import { AppError } from '#domain/errors.ts';
import { isRfc } from '#domain/rfc.ts';
import { packageFolder } from '#server/process/package-folder.ts';
import { createWorkerThread } from '#server/process/worker-thread.ts';
import type { Sealer } from './cfdi-nodes.ts';
import { derivationCost } from './key-parameters.ts';

const threadFile = path.join(
  packageFolder,
  'server/features/giving/invoices/cfdi/open-key.worker.mjs',
);

/** The files of a seal certificate (CSD) as the SAT hands them out: .cer and encrypted .key (both DER), and its password. */
export interface CsdFiles {
  certificate: Buffer;
  key: Buffer;
  password: string;
}

export interface SealCertificate extends Sealer {
  rfc: string;
  /** Instants. */
  validFrom: Date;
  validTo: Date;
  /** RSA-SHA256 as base64. */
  sign(text: string): string;
}

type CsdProblem =
  | 'csdCertificateInvalid'
  | 'csdNotASeal'
  | 'csdPasswordWrong'
  | 'csdPasswordMissing'
  | 'csdKeyInvalid'
  | 'csdKeyTooCostly'
  | 'csdKeyOther';

/** Why the files of a seal certificate are of no use. */
export class UnusableCsd extends Error {
  override readonly name = 'UnusableCsd';
  readonly problem: CsdProblem;

  constructor(problem: CsdProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/**
 * Whether it is valid now, who asks tells by its dates. Holds up the whole process while it derives the key from its
 * password: for the start of the server; requests have it opened by `createSealOpener`.
 * @throws UnusableCsd
 */
export function openSealCertificate({ certificate, key, password }: CsdFiles): SealCertificate {
  requireBounded(key, password);
  try {
    const format = { format: 'der', type: 'pkcs8', passphrase: password } as const;
    return sealCertificate(certificate, createPrivateKey({ key, ...format }));
  } catch (error) {
    if (error instanceof UnusableCsd) throw error;
    throw new UnusableCsd('csdPasswordWrong', error);
  }
}

export type SealOpener = ReturnType<typeof createSealOpener>;

/** Opens seal certificates beside the other work: the key is derived from its password in a thread. */
export function createSealOpener() {
  const thread = createWorkerThread<Pick<CsdFiles, 'key' | 'password'>, { opened: Buffer | null }>(
    threadFile,
    { patience: 10_000, restsAfter: 60_000, mostWaiting: 200, maxOldGenerationSizeMb: 64 },
  );
  return {
    /** @throws UnusableCsd, AppError unavailable (too many at once) */
    async open({ certificate, key, password }: CsdFiles): Promise<SealCertificate> {
      requireBounded(key, password);
      const answer = await thread.ask({ key, password });
      if (!answer) throw new AppError('unavailable', 'csdBusy', { retryAfterSeconds: 10 });
      if (!answer.opened) throw new UnusableCsd('csdPasswordWrong');
      const opened = Buffer.from(answer.opened);
      return sealCertificate(
        certificate,
        createPrivateKey({ key: opened, format: 'der', type: 'pkcs8' }),
      );
    },

    /** Ends the thread. */
    close: thread.close,
  };
}

/** Bits of the keys that the SAT certifies, with room for larger ones; beyond, each seal would take seconds. */
const keySizes = { smallest: 1_024, largest: 4_096 };

function sealCertificate(certificate: Buffer, privateKey: KeyObject): SealCertificate {
  const x509 = readCertificate(certificate);
  const bits = privateKey.asymmetricKeyDetails?.modulusLength ?? 0;
  const isOfSat = bits >= keySizes.smallest && bits <= keySizes.largest;
  if (privateKey.asymmetricKeyType !== 'rsa' || !isOfSat) throw new UnusableCsd('csdKeyInvalid');
  if (!x509.checkPrivateKey(privateKey)) throw new UnusableCsd('csdKeyOther');
  return {
    ...factsOf(x509),
    sign: (text) => sign('sha256', Buffer.from(text, 'utf8'), privateKey).toString('base64'),
  };
}

function factsOf(x509: X509Certificate): Omit<SealCertificate, 'sign'> {
  const rfc = rfcOf(x509);
  // The SAT numbers its certificates with 20 digits, which it writes as text.
  const certificateNumber = Buffer.from(x509.serialNumber, 'hex').toString('latin1');
  // A person's signature (e.firma) names what else it is for, a seal does not; it must never seal invoices.
  const isSignature = (x509.keyUsage?.length ?? 0) > 0;
  if (!/^\d{20}$/.test(certificateNumber) || !rfc || isSignature) {
    throw new UnusableCsd('csdNotASeal');
  }
  return {
    rfc,
    certificateNumber,
    certificate: x509.raw.toString('base64'),
    validFrom: new Date(x509.validFrom),
    validTo: new Date(x509.validTo),
  };
}

function readCertificate(der: Buffer): X509Certificate {
  try {
    return new X509Certificate(der);
  } catch (error) {
    throw new UnusableCsd('csdCertificateInvalid', error);
  }
}

/** Rounds of a derivation; the SAT's keys have 2,048, and a million takes a second or two. */
const mostRounds = 1_000_000n;

/** Looks at it before anything is derived. @throws UnusableCsd */
function requireBounded(key: Buffer, password: string): void {
  const cost = derivationCost(key);
  if (cost === undefined) throw new UnusableCsd('csdKeyInvalid');
  if (cost > mostRounds) throw new UnusableCsd('csdKeyTooCostly');
  if (password === '') throw new UnusableCsd('csdPasswordMissing');
}

/** x500UniqueIdentifier (2.5.4.45): the issuer's RFC and, behind a slash, its representative's. */
function rfcOf({ subject }: X509Certificate): string | undefined {
  const identifier = /^x500UniqueIdentifier=(.*)$/m.exec(subject)?.[1] ?? '';
  const rfc = identifier.split('/')[0]?.trim() ?? '';
  return isRfc(rfc) ? rfc : undefined;
}
