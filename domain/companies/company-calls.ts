import { command, creation, type DataOfCall, pagedQuery, query } from '../contract/call.ts';
import { page } from '../contract/page-shapes.ts';
import {
  bounded,
  cents,
  count,
  day,
  flag,
  id,
  inputId,
  inputText,
  instant,
  list,
  nothing,
  nullable,
  object,
  optional,
  optionally,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { companyStates } from './company-states.ts';

/** Companies that give, as their owners and moderators see them. */

const revision = bounded(count, { min: 1 });
const key = { id: inputId, revision: wire('version', revision) };

export const writtenCompany = object(
  {
    legalName: wire('razon_social', inputText),
    rfc: inputText,
    taxRegime: wire('regimen', inputText),
    taxPostalCode: wire('cp', inputText),
    contactName: wire('contacto', optionally(inputText, '')),
    contactPhone: wire('telefono', optionally(inputText, '')),
    name: wire('nombre', inputText),
    website: wire('sitio', optionally(inputText, '')),
    isListed: wire('publicar', optionally(flag, false)),
    showsAmount: wire('publicar_monto', optionally(flag, false)),
  },
  'WrittenCompany',
);

const shown = object({
  name: wire('nombre', text),
  website: wire('sitio', text),
  showsAmount: wire('publicar_monto', flag),
});

const company = object(
  {
    id,
    revision: wire('version', count),
    createdAt: wire('created_at', instant),
    updatedAt: wire('updated_at', instant),
    state: wire('estado', word(companyStates)),
    /** Of the moderator, where something was refused or taken off; else ''. */
    reason: wire('motivo', text),
    written: wire(
      'empresa',
      object({
        legalName: wire('razon_social', text),
        rfc: text,
        taxRegime: wire('regimen', text),
        taxPostalCode: wire('cp', text),
        contactName: wire('contacto', text),
        contactPhone: wire('telefono', text),
        name: wire('nombre', text),
        website: wire('sitio', text),
        isListed: wire('publicar', flag),
        showsAmount: wire('publicar_monto', flag),
      }),
    ),
    /** Of the portal's pictures; null without one. */
    logo: wire('logo', nullable(text)),
    /** As everybody reads it; null while nobody does. */
    shown: wire('publicada', nullable(shown)),
    shownLogo: wire('logo_publicado', nullable(text)),
    /** What is left of its gifts, and the day of the first; null without one. */
    givenCents: wire('donado', cents),
    since: wire('desde', nullable(day)),
  },
  'Company',
);
/** Of the account; null where it has none. */
export const findOwnCompany = query('empresas_donantes:mia', {
  access: 'session',
  gives: nullable(company),
});
export type Company = NonNullable<DataOfCall<typeof findOwnCompany>>;

const saved = object({ id, revision: wire('version', count) });
const changed = ['companyChanged', 'companyStateChanged'] as const;

/** Without an id the account's first one. */
export const saveCompany = creation('empresas_donantes:guardar', {
  access: 'session',
  takes: {
    id: optional(inputId),
    revision: wire('version', optional(revision)),
    content: wire('empresa', writtenCompany),
  },
  gives: saved,
  errors: { 404: ['notFound'], 409: changed },
});

const gone = { 404: ['notFound'] } as const;
const moved = {
  access: 'session',
  takes: key,
  gives: saved,
  errors: { ...gone, 409: changed },
} as const;

/** What it gave keeps its tax data; nothing else of it stays. */
export const removeCompany = command('empresas_donantes:eliminar', { ...moved, gives: nothing });

const access = { right: 'supporters.moderate' } as const;

export const findCompanies = pagedQuery('empresas_donantes:listar', {
  access,
  takes: { page, state: wire('estado', optional(word(companyStates))) },
  gives: list(company),
});

export const approveCompany = command('empresas_donantes:aprobar', { ...moved, access });
/** Back on the list after it was taken off, as it was. */
export const restoreCompany = command('empresas_donantes:restaurar', { ...moved, access });
const judged = {
  ...moved,
  access,
  takes: { ...key, reason: wire('motivo', optionally(inputText, '')) },
} as const;
export const refuseCompany = command('empresas_donantes:rechazar', judged);
export const takeOffCompany = command('empresas_donantes:retirar', judged);
