import type { CompanyContent } from '#domain/companies/company.ts';
import type { Tx } from '#server/db/database.ts';
import { findCompanies, findOwn, type StoredCompany } from './companies.repository.ts';

/** Whom a gift is of that a company gives, and its invoice is made out to. */
export type GivingCompany = Pick<
  CompanyContent,
  'legalName' | 'rfc' | 'taxRegime' | 'taxPostalCode'
> & { id: string };

const factsOf = ({ id, written }: StoredCompany): GivingCompany => {
  const { legalName, rfc, taxRegime, taxPostalCode } = written;
  return { id, legalName, rfc, taxRegime, taxPostalCode };
};

/** What donations and invoices ask about the companies that they name, inside their own transactions. */
export const companyReferences = {
  async find(
    query: Tx['query'],
    ids: readonly (string | null)[],
  ): Promise<ReadonlyMap<string, GivingCompany>> {
    const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
    const found = await findCompanies({ query }, wanted);
    return new Map(found.map((one) => [one.id, factsOf(one)]));
  },
  /** Of the account; undefined where it has none. */
  async ofOwner(query: Tx['query'], userId: string): Promise<GivingCompany | undefined> {
    const found = await findOwn({ query }, userId);
    return found && factsOf(found);
  },
};
