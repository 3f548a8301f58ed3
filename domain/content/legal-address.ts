import type { ContentOf } from './content-documents.ts';

/** In one line, as contracts and receipts say it; empty where the organisation has not said where it is. */
export const legalAddressOf = ({
  street,
  postalCode,
  city,
  federalState,
}: ContentOf<'organisation'>['address']): string =>
  street === ''
    ? ''
    : [street, postalCode && `C.P. ${postalCode}`, city, federalState, 'México']
        .filter(Boolean)
        .join(', ');
