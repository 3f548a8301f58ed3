import type { Bilingual } from '../language.ts';
import type { Organisation } from './organisation-fields.ts';

/**
 * Where the organisation's record shows beside the texts that name its fields, and what of it each reads: whoever reads it names
 * a use, and gets no more than that (`content.record`). What a change of the record alters follows from it.
 */
const use = <const Fields extends readonly (keyof Organisation)[]>(
  [es, en]: readonly [string, string],
  ...fields: Fields
) => ({ title: { es, en } as Bilingual, fields });

export const recordUses = {
  everyPage: use(
    ['Encabezado y pie de todas las páginas', 'Header and footer of every page'],
    'name',
    'logo',
    'legalName',
    'address',
    'mailboxes',
    'telephones',
    'whatsappNumber',
    'facebookUrl',
    'instagramUrl',
    'briefHours',
    'openDays',
    'places',
    'claims',
  ),
  icons: use(
    [
      'Icono en la pestaña y en la pantalla del teléfono',
      'Icon in the tab and on a phone’s screen',
    ],
    'logo',
  ),
  pageLinks: use(
    ['Enlaces a un correo en las páginas', 'Links to a mailbox on pages'],
    'mailboxes',
  ),
  homePage: use(['Inicio', 'Home'], 'places', 'briefHours', 'openDays'),
  searchEngines: use(
    ['Lo que leen los buscadores', 'What search engines read'],
    'legalName',
    'rfc',
    'address',
    'mailboxes',
    'places',
    'telephones',
    'briefHours',
  ),
  contactPage: use(['Contacto', 'Contact'], 'hours', 'briefHours', 'mailboxes', 'places'),
  volunteering: use(['Voluntariado', 'Volunteering'], 'mailboxes'),
  mails: use(['Todos los correos', 'Every email'], 'name'),
  paymentSlip: use(
    ['Fichas de pago y transferencias', 'Payment slips and transfers'],
    'legalName',
    'mailboxes',
    'telephones',
  ),
  receipts: use(
    ['Recibos y constancias de donativos', 'Receipts and statements of donations'],
    'name',
    'legalName',
    'address',
    'mailboxes',
  ),
  contracts: use(
    ['Contratos de adopción por firmar', 'Adoption contracts to be signed'],
    'name',
    'legalName',
    'address',
    'mailboxes',
  ),
  transparency: use(
    ['Datos para la declaración de transparencia', 'Data for the declaration of transparency'],
    'legalName',
    'rfc',
  ),
  followUps: use(['Mis adopciones', 'My adoptions'], 'mailboxes'),
  messages: use(['Adónde llegan los mensajes', 'Where messages arrive'], 'mailboxes'),
  newsletter: use(['Enlaces del boletín', 'Links of the newsletter'], 'mailboxes'),
  letterhead: use(
    [
      'Encabezado de todos los PDF: recibos, facturas, contratos, pasaportes, cartillas, carteles y descargas',
      'Head of every PDF: receipts, invoices, contracts, passports, booklets, posters and downloads',
    ],
    'name',
    'logo',
  ),
  names: use(
    [
      'Calendarios, canales de noticias y lo que leen los proveedores de pago',
      'Calendars, feeds and what payment providers read',
    ],
    'name',
  ),
} as const;

export type RecordUse = keyof typeof recordUses;

/** What a use reads. */
export type RecordPart<Use extends RecordUse> = Pick<
  Organisation,
  (typeof recordUses)[Use]['fields'][number]
>;
