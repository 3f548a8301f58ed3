import type { SetupFact } from '#domain/operations/setup.ts';
import {
  type StampingProvider,
  StampingRefused,
} from '#server/adapters/stamping/stamping-provider.ts';
import type { Config } from '#server/config/config.ts';
import type { SetupCheck } from '#server/features/organisation/setup/setup-check.ts';

/** Without a seal, an issuer or an amount: no provider may stamp it, and whose account is refused is told before. */
const unsealed =
  '<?xml version="1.0" encoding="UTF-8"?><cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" Version="4.0"/>';

/** Who stamps invoices, and whether it takes the portal's account. */
export const stampingSetup = (
  config: Pick<Config, 'invoiceStamping'>,
  stamping: StampingProvider | undefined,
): SetupCheck => ({
  item: 'stamping',
  isDone: async () => config.invoiceStamping?.provider === 'sw',
  tryOut: stamping && (() => tryStamping(stamping)),
});

/** @throws StampingSilent, where it does not answer or does not take the account */
async function tryStamping(stamping: StampingProvider): Promise<SetupFact[]> {
  try {
    await stamping.stamp(unsealed);
  } catch (error) {
    if (!(error instanceof StampingRefused)) throw error;
    return ['checksDocuments', stamping.isTest ? 'testStamps' : 'liveStamps'];
  }
  throw new Error('It has stamped a document without a seal.');
}
