import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import type { ContractFamily } from '#domain/adoption/contract-family.ts';
import type { Tx } from '#server/db/database.ts';
import type { ContractDependencies } from './contract-dependencies.ts';

/** As the account says it, and where it has no postal code, in the place that the family applied from. */
export async function familyOf(
  { accounts }: Pick<ContractDependencies, 'accounts'>,
  query: Tx['query'],
  { applicantId, phone, profile }: AdoptionApplication,
): Promise<ContractFamily> {
  const account = applicantId === null ? undefined : await accounts.find(applicantId, query);
  const { postalCode, city, federalState } =
    (account?.postalCode ? account : (profile?.place ?? account)) ?? nowhere;
  return {
    phone: phone || (account?.phone ?? ''),
    street: account?.street ?? '',
    exteriorNumber: account?.exteriorNumber ?? '',
    interiorNumber: account?.interiorNumber ?? '',
    neighborhood: account?.neighborhood ?? '',
    postalCode,
    city,
    federalState,
  };
}

const nowhere = { postalCode: '', city: '', federalState: '' };
