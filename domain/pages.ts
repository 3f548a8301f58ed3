import type { Right } from './access/rights.ts';
import type { Language } from './language.ts';

/**
 * Every page of the portal: its path in each language, who may open it, and where it belongs. Paths are data here and
 * nowhere else. Parameters stand only at the end of a path.
 */

/** The organisation's programme as it stands in addresses (`{product}` in the specification). */
const product = 'casa-animal';

/**
 * guest: only for people who are not signed in; login: any account; staff: whoever has a right at all; else the right that
 * the page needs.
 */
export type Guard = 'public' | 'guest' | 'login' | 'staff' | Right;

export type PageGroup =
  | 'home'
  | 'us'
  | 'donations'
  | 'pets'
  | 'events'
  | 'products'
  | 'team'
  | 'resources'
  | 'contact'
  | 'account'
  | 'admin';

interface PageShape {
  id: string;
  group: PageGroup;
  es: string;
  /** null: one path for both languages; there the reader's stored choice decides. */
  en: string | null;
  /** The specification gives the English path to Spanish too: whoever has chosen Spanish reads it there. */
  alsoSpanish?: boolean;
  /** Short addresses that show the same page, with a canonical link to the main one. */
  aliases?: Partial<Record<Language, readonly string[]>>;
  guard: Guard;
  /** Whether the language toggle leads from here to the same page in the other language. */
  toggle: boolean;
  /** The address holds one person's key: no cache keeps the page, and no other site hears the address. */
  keyed: boolean;
}

function page<const Id extends string, const Path extends string>(
  id: Id,
  group: PageGroup,
  es: Path,
  en: string | null,
  rest: Partial<Pick<PageShape, 'guard' | 'toggle' | 'keyed' | 'aliases'>> = {},
) {
  return { guard: 'public', toggle: true, keyed: false, ...rest, id, group, es, en } as const;
}

const login = { guard: 'login' } as const;
const guest = { guard: 'guest' } as const;
const needs = <const Of extends Right>(right: Of) => ({ guard: right });
const keyed = { keyed: true } as const;

const pageList = [
  { ...page('home', 'home', '/', '/home'), alsoSpanish: true },

  page('us', 'us', '/nosotros', '/us'),
  page('usHistory', 'us', '/nosotros/historia', '/us/history'),
  page('usManifesto', 'us', '/nosotros/manifiesto', '/us/manifesto'),
  page('usSocialCause', 'us', '/nosotros/causa-social', '/us/social-cause'),
  page('usShelters', 'us', '/nosotros/albergues', '/us/shelters'),

  page('donations', 'donations', '/donaciones', '/donations'),
  // Where a wallet leads back to, and where every donor is thanked.
  page('donationReturn', 'donations', '/donaciones/regreso', '/donations/return', login),
  page('donationThanks', 'donations', '/donaciones/gracias', '/donations/thanks', login),
  // The built-in payment provider's: an id that nobody can guess, or a voucher's digits, opens it.
  page('testPayment', 'donations', '/pago-de-prueba/:key', '/test-payment/:key', keyed),

  page('adoptionPets', 'pets', '/mascotas/adopcion', '/pets/adoption'),
  page('rehabilitationPets', 'pets', '/mascotas/rehabilitacion', '/pets/rehabilitation'),
  // What people search for; a place is a city or a state in which such pets are.
  page('adoptionDogs', 'pets', '/perros-en-adopcion', '/dogs-for-adoption'),
  page('adoptionCats', 'pets', '/gatos-en-adopcion', '/cats-for-adoption'),
  page('adoptionPetsIn', 'pets', '/mascotas-en-adopcion/:place', '/pets-for-adoption/:place'),
  page('adoptionDogsIn', 'pets', '/perros-en-adopcion/:place', '/dogs-for-adoption/:place'),
  page('adoptionCatsIn', 'pets', '/gatos-en-adopcion/:place', '/cats-for-adoption/:place'),
  page('adoptionPet', 'pets', '/mascotas/adopcion/:id', '/pets/adoption/:id'),
  page('applyForPet', 'pets', '/mascotas/adopcion/solicitar/:id', '/pets/adoption/apply/:id'),
  page('rehabilitationPet', 'pets', '/mascotas/rehabilitacion/:id', '/pets/rehabilitation/:id'),
  page(
    'registerAdoptionPet',
    'pets',
    '/mascotas/adopcion/registrar',
    '/pets/adoption/register',
    login,
  ),
  page(
    'editAdoptionPet',
    'pets',
    '/mascotas/adopcion/editar/:id',
    '/pets/adoption/edit/:id',
    login,
  ),
  page('registerRehabilitationPet', 'pets', '/mascotas/registrar', '/pets/register', {
    ...login,
    // Not in the specification, but what its sibling for adoption makes people expect.
    aliases: { es: ['/mascotas/rehabilitacion/registrar'], en: ['/pets/rehabilitation/register'] },
  }),
  page(
    'editRehabilitationPet',
    'pets',
    '/mascotas/rehabilitacion/editar/:id',
    '/pets/rehabilitation/edit/:id',
    login,
  ),
  // Open to every account: owners too may see what became of their pets. Only the link to it is the administrators'.
  page('adoptedPets', 'pets', '/mascotas/adoptadas', '/pets/adopted', login),
  page('myAdoptions', 'pets', '/mascotas/mis-adopciones', '/pets/my-adoptions', login),
  page(
    'myRehabilitations',
    'pets',
    '/mascotas/mis-rehabilitaciones',
    '/pets/my-rehabilitations',
    login,
  ),
  // Where the mails to owners lead; whoever has the signed token may answer.
  page(
    'petReminder',
    'pets',
    '/mascotas/recordatorio/:id/:token',
    '/pets/reminder/:id/:token',
    keyed,
  ),

  // Where both sides of an adoption read and sign their contract; and where anybody verifies a copy by its code.
  page('signContract', 'pets', '/contratos/:id', '/contracts/:id', login),
  page('verifyContractStart', 'pets', '/verificar', '/verify'),
  page('verifyContract', 'pets', '/verificar/:code', '/verify/:code', keyed),

  // Where mails ask a family how its pet is: the key of the mail, or an id that the family's session opens.
  page('followUp', 'pets', '/seguimiento/:key', '/follow-up/:key', keyed),

  // Where mails ask somebody about a family that named them as its reference.
  page('reference', 'pets', '/referencia/:key', '/reference/:key', keyed),

  page('adoptionEvents', 'events', '/eventos/adopcion', '/events/adoption', { toggle: false }),
  page('adoptionEvent', 'events', '/eventos/adopcion/:id', '/events/adoption/:id'),
  page(
    'manageEvents',
    'events',
    '/eventos/adopcion/registro',
    '/events/adoption/registration',
    needs('events.manage'),
  ),
  page(
    'newEvent',
    'events',
    '/eventos/adopcion/registro/nuevo',
    '/events/adoption/registration/new',
    needs('events.manage'),
  ),
  page(
    'editEvent',
    'events',
    '/eventos/adopcion/registro/editar/:id',
    '/events/adoption/registration/edit/:id',
    needs('events.manage'),
  ),
  // Who is expected on the day, to be printed, and who came.
  page(
    'eventDay',
    'events',
    '/eventos/adopcion/registro/lista/:id',
    '/events/adoption/registration/list/:id',
    needs('events.manage'),
  ),

  page('foodProducts', 'products', '/productos/alimento', '/products/food'),
  page('toyProducts', 'products', '/productos/juguetes', '/products/toys'),

  page('sponsors', 'team', '/equipo/patrocinadores', '/team/sponsors'),
  page('alliances', 'team', '/equipo/alianzas-estrategicas', '/team/strategic-alliances'),

  page('resources', 'resources', '/recursos', '/resources'),
  page('faqs', 'resources', '/preguntas-frecuentes', '/faqs'),

  page('contact', 'contact', '/contacto', '/contact'),
  // 'proyect' is the specification's spelling, and addresses that people have kept must go on working.
  page('joinTheProject', 'contact', '/contacto/unete-al-proyecto', '/contact/join-the-proyect', {
    aliases: { es: ['/unete-al-proyecto'], en: ['/join-the-proyect'] },
  }),
  page('inform', 'contact', '/contacto/informate', '/contact/inform-yourself', {
    aliases: { es: ['/informate'], en: ['/inform-yourself'] },
  }),
  page('goingHome', 'contact', `/contacto/programa-${product}`, '/contact/going-home-program', {
    aliases: { es: [`/programa-${product}`], en: ['/going-home-program'] },
  }),
  page('privacyNotice', 'contact', '/contacto/aviso-privacidad', '/contact/privacy-notice', {
    aliases: { es: ['/aviso-privacidad'], en: ['/privacy-notice'] },
  }),
  page('newsletter', 'contact', '/contacto/boletin-informativo', '/contact/newsletter', {
    aliases: { es: ['/boletin-informativo'], en: ['/newsletter'] },
  }),
  page('terms', 'contact', '/terminos-condiciones', '/terms-and-conditions'),

  page('login', 'account', '/login', null, guest),
  page('register', 'account', '/registro', null, guest),
  page('recovery', 'account', '/recovery', null, guest),
  // Not only for guests: the link of the e-mail must also work where somebody is still signed in.
  page('recoveryChange', 'account', '/recovery-change/:email/:token', null, keyed),
  page('changePassword', 'account', '/cambiar-contrasena', null, login),
  page('myAccount', 'account', '/mi-cuenta', '/my-account', login),
  page('myProfile', 'account', '/mi-perfil', null, login),
  page('myDonations', 'account', '/mis-donativos', null, login),
  page('myApplications', 'account', '/mi-cuenta/solicitudes', '/my-account/applications', login),
  page(
    'myApplication',
    'account',
    '/mi-cuenta/solicitudes/:folio',
    '/my-account/applications/:folio',
    login,
  ),
  page(
    'receivedApplications',
    'account',
    '/mi-cuenta/solicitudes-recibidas',
    '/my-account/received-applications',
    login,
  ),
  page(
    'receivedApplication',
    'account',
    '/mi-cuenta/solicitudes-recibidas/:folio',
    '/my-account/received-applications/:folio',
    login,
  ),
  page(
    'adoptionFigures',
    'account',
    '/mi-cuenta/cifras-adopcion',
    '/my-account/adoption-figures',
    login,
  ),
  page(
    'myAdoptionProfile',
    'account',
    '/mi-cuenta/perfil-adopcion',
    '/my-account/adoption-profile',
    login,
  ),
  page('pendingPapers', 'account', '/papeles-pendientes', null, login),
  page('documentFolder', 'account', '/expediente-azul/expediente/:name/:folderId', null, login),
  // Where the mail to an adopter leads; whoever has the signed token may read.
  page('sharedFolder', 'account', '/expediente-azul/compartido/:folderId/:token', null, keyed),

  page('newsletterSubscribers', 'admin', '/contacto/boletin', '/contact/bulletin', {
    ...needs('newsletter.manage'),
    aliases: { es: ['/boletin'], en: ['/Bulletin'] },
  }),
  page('admin', 'admin', '/admin', null, { guard: 'staff' }),
  page('adminUsers', 'admin', '/admin/usuarios', null, needs('accounts.manage')),
  page('adminUser', 'admin', '/admin/usuarios/:id', null, needs('accounts.manage')),
  page('adminAudit', 'admin', '/admin/auditoria', null, needs('audit.read')),
  page('adminApplications', 'admin', '/admin/solicitudes', null, needs('applications.manageAny')),
  page(
    'adminRestrictions',
    'admin',
    '/admin/no-pueden-adoptar',
    '/admin/may-not-adopt',
    needs('adopters.restrict'),
  ),
  page('adminPapers', 'admin', '/admin/papeles', null, needs('folders.review')),
  page('adminMessages', 'admin', '/admin/mensajes', '/admin/messages', needs('contact.read')),
  page(
    'adminMessage',
    'admin',
    '/admin/mensajes/:folio',
    '/admin/messages/:folio',
    needs('contact.read'),
  ),
  page('adminJobs', 'admin', '/admin/trabajos', null, needs('jobs.manage')),
  page('adminStatus', 'admin', '/admin/estado', '/admin/status', needs('operations.read')),
  page('adminRetention', 'admin', '/admin/conservacion', null, needs('retention.read')),
  page('adminDonations', 'admin', '/admin/donaciones', null, needs('donations.read')),
  page('adminInvoicing', 'admin', '/admin/facturacion', null, needs('invoices.manage')),
  page('adminContract', 'admin', '/admin/contrato', null, needs('applications.manageAny')),
  page('adminCatalogues', 'admin', '/admin/catalogos', null, needs('catalogues.manage')),
  page('adminCatalogue', 'admin', '/admin/catalogos/:schema', null, needs('catalogues.manage')),
] as const;

type PageEntry = (typeof pageList)[number];
export type PageId = PageEntry['id'];

export interface Page extends PageShape {
  id: PageId;
}

export const pages: readonly Page[] = pageList;

/** Bare group addresses. The English ones stay in English; what the specification sends to / goes home. */
export const redirects: readonly { from: string; to: string }[] = [
  { from: '/mascotas', to: '/mascotas/adopcion' },
  { from: '/pets', to: '/pets/adoption' },
  { from: '/mascotas-en-adopcion', to: '/mascotas/adopcion' },
  { from: '/pets-for-adoption', to: '/pets/adoption' },
  { from: '/eventos', to: '/eventos/adopcion' },
  { from: '/events', to: '/events/adoption' },
  { from: '/productos', to: '/' },
  { from: '/products', to: '/home' },
  { from: '/equipo', to: '/' },
  { from: '/team', to: '/home' },
  { from: '/expediente-azul', to: '/' },
];

type ParamNames<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/** The names of the parameters in a page's path. */
export type ParamsOf<Id extends PageId> = ParamNames<Extract<PageEntry, { id: Id }>['es']>;

/** Pages whose path is complete as it stands. */
export type StaticPageId = { [Id in PageId]: [ParamsOf<Id>] extends [never] ? Id : never }[PageId];
