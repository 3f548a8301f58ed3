import { email, line, optionalLine, optionalPhone, rfc } from '../accounts/fields.ts';
import { addressFields } from '../accounts/profile.ts';
import { accessibleTo, field, internal, own, ruled, unqueried } from '../contract/field.ts';
import { normalizeEmail } from '../email.ts';
import { searchedPhone } from '../phone.ts';
import { defineCatalogue, rowFields, versionField } from './catalogue.ts';

const ofManagers = { ...own, writableBy: 'catalogues.manage' } as const;
const unsearched = { ...ofManagers, ...unqueried } as const;

const customerFields = {
  ...rowFields(ofManagers),
  name: ruled(
    'nombre',
    'text',
    line(120, 'nameRequired'),
    { es: 'Nombre', en: 'Name' },
    { ...ofManagers, searchable: true },
  ),
  email: ruled(
    'email',
    'text',
    email,
    { es: 'Correo', en: 'Email' },
    { ...ofManagers, searchable: true },
  ),
  /** As `normalizeEmail` writes it. */
  emailNormalized: field(null, 'text', { es: 'Correo', en: 'Email' }, internal),
  tradeName: ruled(
    'nombre_comercial',
    'text',
    optionalLine(254),
    { es: 'Nombre comercial', en: 'Trade name' },
    unsearched,
  ),
  legalName: ruled(
    'razon_social',
    'text',
    optionalLine(254),
    { es: 'Razón social', en: 'Legal name' },
    unsearched,
  ),
  rfc: ruled('rfc', 'text', rfc, { es: 'RFC', en: 'RFC' }, ofManagers),
  phone: ruled(
    'telefonos.telefono',
    'text',
    optionalPhone,
    { es: 'Teléfono', en: 'Phone' },
    { ...ofManagers, orderableBy: 'nobody' },
  ),
  ...accessibleTo(addressFields, unsearched),
  version: versionField,
};

/** A person or company as a document names them: its own account, known by the e-mail, reads it. */
export const customers = defineCatalogue({
  schema: 'clientes',
  title: { es: 'Clientes', en: 'Customers' },
  about: {
    es: 'Las personas y empresas que nombran los donativos y las facturas. Cada una ve solo su propio registro, por su correo.',
    en: 'The people and companies that donations and invoices name. Each sees only their own record, by their email.',
  },
  fields: customerFields,
  name: 'name',
  shown: ['email', 'rfc', 'phone'],
  searched(term) {
    const phone = searchedPhone(term);
    if (phone !== undefined) return ['phone', phone];
    return [term.includes('@') ? 'email' : 'name', term];
  },
  readBy: 'owner',
  owner: 'emailNormalized',
  editing: {
    unique: 'email',
    most: 100_000,
    derive: (row) => ({ emailNormalized: normalizeEmail(String(row.email)) }),
    constants: { lista_precios_id: 1, retenciones: [] },
  },
});
