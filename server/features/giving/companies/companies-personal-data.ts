import { companyStates } from '#domain/companies/company-states.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { findOwn, forgetReviewer } from './companies.repository.ts';
import type { CompanyDependencies } from './company-dependencies.ts';
import { takeOut } from './own-company.ts';

/** The company in somebody's name. It leaves with the account; what it gave keeps the company's own tax data. */
export const companiesPersonalData = (
  dependencies: Pick<CompanyDependencies, 'database' | 'clock' | 'dataVersions'>,
): PersonalData => ({
  key: 'company',
  title: { es: 'Tu empresa', en: 'Your company' },
  labels: {
    legalName: { es: 'Razón social', en: 'Legal name' },
    rfc: { es: 'RFC', en: 'RFC' },
    taxRegime: { es: 'Régimen fiscal', en: 'Tax regime' },
    taxPostalCode: { es: 'C.P. fiscal', en: 'Tax postal code' },
    contactName: { es: 'Contacto', en: 'Contact' },
    contactPhone: { es: 'Teléfono del contacto', en: 'Telephone of the contact' },
    name: { es: 'Nombre público', en: 'Public name' },
    website: { es: 'Página web', en: 'Website' },
    state: { es: 'Estado', en: 'State' },
  },
  async find({ id }) {
    const found = await findOwn(dependencies.database, id);
    if (!found) return [];
    const { isListed, showsAmount, ...written } = found.written;
    return [{ ...written, state: companyStates.toWire(found.state) }];
  },
  async erase(tx, { id }) {
    await forgetReviewer(tx, id);
    const found = await findOwn(tx, id);
    if (found) await takeOut(dependencies, tx, found);
  },
});
