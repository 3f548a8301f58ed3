import type { SetupFact } from '#domain/operations/setup.ts';
import {
  type StampingProvider,
  StampingRefused,
} from '#server/adapters/stamping/stamping-provider.ts';

/** Without a seal, an issuer or an amount: no provider may stamp it, and whose account is refused is told before. */
const unsealed =
  '<?xml version="1.0" encoding="UTF-8"?><cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" Version="4.0"/>';

/** @throws StampingSilent, where it does not answer or does not take the account */
export async function tryStamping(stamping: StampingProvider): Promise<SetupFact[]> {
  try {
    await stamping.stamp(unsealed);
  } catch (error) {
    if (!(error instanceof StampingRefused)) throw error;
    return ['checksDocuments', stamping.isTest ? 'testStamps' : 'liveStamps'];
  }
  throw new Error('It has stamped a document without a seal.');
}
