import type { PlainKey } from '../error-messages/error-messages.ts';
import type { InvoiceReceiver } from './receiver.ts';

type Field = keyof InvoiceReceiver | 'cfdiUse';

/** Codes of the SAT's matrix for CFDI 4.0 about whom an invoice is made out to: what the donor can put right. */
const byCode: Readonly<Record<string, { field: Field; reason: PlainKey }>> = {
  CFDI40143: { field: 'rfc', reason: 'rfcUnknownToSat' },
  CFDI40144: { field: 'legalName', reason: 'nameUnknownToSat' },
  CFDI40145: { field: 'legalName', reason: 'nameUnknownToSat' },
  CFDI40146: { field: 'legalName', reason: 'nameUnknownToSat' },
  CFDI40147: { field: 'taxPostalCode', reason: 'postalCodeUnknownToSat' },
  CFDI40148: { field: 'taxPostalCode', reason: 'postalCodeUnknownToSat' },
  CFDI40157: { field: 'taxRegime', reason: 'regimeDoesNotFit' },
  CFDI40158: { field: 'taxRegime', reason: 'regimeDoesNotFit' },
  CFDI40159: { field: 'taxRegime', reason: 'regimeDoesNotFit' },
  CFDI40160: { field: 'cfdiUse', reason: 'cfdiUseRefused' },
  CFDI40161: { field: 'cfdiUse', reason: 'cfdiUseRefused' },
};

/** What the donor has to put right; undefined where it is not theirs to. */
export const donorsMistake = (code: string) => byCode[code];
