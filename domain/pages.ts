import { initialPages } from './initial-pages.ts';
import { guest, keyed, login, needs, type PageShape, page } from './page-entry.ts';

export type { Guard, PageGroup } from './page-entry.ts';

/**
 * Every page of the portal: its path in each language, who may open it, and where it belongs. Paths are data here and
 * in `initial-pages.ts`, and nowhere else. Parameters stand only at the end of a path.
 */

/** Loaded with the first page that needs one: they cost other pages nothing. */
export const deferredPages = [
  // Open to everybody, but seldom opened from another page, and then by an address that its loader has made.
  page('campaigns', 'donations', '/campanas', '/campaigns'),
  page('campaign', 'donations', '/campanas/:slug', '/campaigns/:slug'),
  // What came in and what was paid, as far as the organisation has published it.
  page('spending', 'donations', '/transparencia', '/transparency'),
  page('spendingYear', 'donations', '/transparencia/:year', '/transparency/:year'),
  page('spendingMonth', 'donations', '/transparencia/:year/:month', '/transparency/:year/:month'),
  // How many animals came and left.
  page('figures', 'us', '/cifras', '/figures'),
  page('figuresYear', 'us', '/cifras/:year', '/figures/:year'),
  // People's own pages, by which others give.
  page('fundraisers', 'donations', '/recaudaciones', '/fundraisers'),
  page('fundraiser', 'donations', '/recaudaciones/:slug', '/fundraisers/:slug'),
  // Pets on other sites, and as data.
  page('petEmbed', 'pets', '/mascotas-en-tu-sitio', '/pets-on-your-site'),
  // How the fair order gives each pet its turn.
  page('fairOrder', 'pets', '/para-que-todos-se-vean', '/so-that-all-are-seen'),
  // Pictures and posters to hand on.
  page('sharePet', 'pets', '/compartir/mascota/:id', '/share/pet/:id'),
  page('shareLitter', 'pets', '/compartir/camada/:id', '/share/litter/:id'),
  page('shareEvent', 'events', '/compartir/evento/:id', '/share/event/:id'),
  page('shareCampaign', 'donations', '/compartir/campana/:slug', '/share/campaign/:slug'),
  page('shareFundraiser', 'donations', '/compartir/recaudacion/:slug', '/share/fundraiser/:slug'),
  // Companies that give, as far as they want it to be read.
  page('companies', 'donations', '/empresas-que-donan', '/companies-that-give'),
  // Where a wallet leads back to, and where every donor is thanked.
  page('donationReturn', 'donations', '/donaciones/regreso', '/donations/return', login),
  page('donationThanks', 'donations', '/donaciones/gracias', '/donations/thanks', login),
  // Where mails lead who gave without an account; the key opens one gift.
  page('guestDonation', 'donations', '/donativo/:key', '/donation/:key', keyed),
  // Where a browser that gave without an account reads how its payment stands, and where its wallet leads back to.
  page('guestPayment', 'donations', '/donativo/pago/:key', '/donation/payment/:key', keyed),
  // Where whoever got a card with a gift says that they want no more.
  page('cardRefusal', 'donations', '/tarjetas/no-mas/:key', '/cards/no-more/:key', keyed),
  // The built-in payment provider's: an id that nobody can guess, or a voucher's digits, opens it.
  page('testPayment', 'donations', '/pago-de-prueba/:key', '/test-payment/:key', keyed),
  // The pets that somebody keeps on a device, which names them in the address.
  page('favorites', 'pets', '/favoritos', '/favorites'),
  // Where somebody asks to be told of new pets, and where the mails lead that tell of them.
  page('tellMe', 'pets', '/avisame', '/tell-me'),
  page('wishes', 'pets', '/avisos/:key', '/alerts/:key', keyed),
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

  // Vaccines, dewormings, weights, and what comes next.
  page('medicalRecord', 'pets', '/mascotas/salud/:id', '/pets/health/:id', login),

  // Where a vet with a link writes one visit.
  page('vetVisit', 'pets', '/consulta-veterinaria/:key', '/vet-visit/:key', keyed),

  // The passport of a pet, for whoever keeps its record, holds it, or adopted it.
  page('petPassport', 'pets', '/mascotas/pasaporte/:id', '/pets/passport/:id', login),

  // Where staff bring in tables of animals, and one of them.
  page('importPets', 'pets', '/mascotas/importar', '/pets/import', needs('pets.manageAny')),
  page(
    'importedPets',
    'pets',
    '/mascotas/importar/:id',
    '/pets/import/:id',
    needs('pets.manageAny'),
  ),

  // What it cost, and with which receipts.
  page('petExpenses', 'pets', '/mascotas/gastos/:id', '/pets/expenses/:id', login),
  // Where a pet stays and has stayed, for its people alone.
  page('petFoster', 'pets', '/mascotas/hogar/:id', '/pets/foster/:id', login),

  // All that happened to it, in order; for the family that adopted it as well.
  page('petTimeline', 'pets', '/mascotas/historia/:id', '/pets/history/:id', login),

  // Where both sides of an adoption read and sign their contract.
  page('signContract', 'pets', '/contratos/:id', '/contracts/:id', login),

  // Where mails ask a family how its pet is: the key of the mail, or an id that the family's session opens.
  page('followUp', 'pets', '/seguimiento/:key', '/follow-up/:key', keyed),

  // Where mails ask a foster home whether it can take animals.
  page('fosterRequest', 'pets', '/hogar-temporal/:key', '/foster-home/:key', keyed),
  // Where whoever reported an animal reads what becomes of it; the key opens one report.
  page('rescueReport', 'contact', '/ayuda/:key', '/help/:key', keyed),
  // Sterilization drives; where whoever has a place reads and cancels it; and whether a certificate is genuine.
  page('driveBooking', 'events', '/jornadas/lugar/:key', '/sterilization-drives/place/:key', keyed),
  page(
    'driveCertificate',
    'events',
    '/jornadas/constancia/:code',
    '/sterilization-drives/certificate/:code',
    keyed,
  ),
  // Where whoever applied to volunteer confirms it and reads what becomes of it.
  page('volunteerApplication', 'contact', '/voluntariado/:key', '/volunteering/:key', keyed),

  // Where somebody tells of an animal that they lost or found, and where they ask about the chip of one.
  page('shareNotice', 'pets', '/perdidos-y-encontrados/compartir/:id', '/lost-and-found/share/:id'),
  // What opens one notice, and one conversation about it.
  page(
    'ownNotice',
    'pets',
    '/perdidos-y-encontrados/mi-aviso/:key',
    '/lost-and-found/mine/:key',
    keyed,
  ),
  page(
    'noticeContact',
    'pets',
    '/perdidos-y-encontrados/mensaje/:key',
    '/lost-and-found/message/:key',
    keyed,
  ),

  // Where mails ask somebody about a family that named them as its reference.
  page('reference', 'pets', '/referencia/:key', '/reference/:key', keyed),

  page('manageEvents', 'events', '/eventos/adopcion/registro', '/events/adoption/registration', {
    ...needs('events.manage'),
    // Specification 02: "Administrador only; others sent to /login".
    refusedTo: 'login',
  }),
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
  // Where a portal that nobody administers gets its first administrator.
  page('firstStart', 'account', '/empezar', '/start', guest),
  // Not only for guests: the link of the e-mail must also work where somebody is still signed in.
  page('recoveryChange', 'account', '/recovery-change/:email/:token', null, keyed),
  page('changePassword', 'account', '/cambiar-contrasena', null, login),
  page('myAccount', 'account', '/mi-cuenta', '/my-account', login),
  page('myDonations', 'account', '/mis-donativos', null, login),
  page('myCompany', 'account', '/mi-cuenta/empresa', '/my-account/company', login),
  page('myFundraisers', 'account', '/mi-cuenta/recaudaciones', '/my-account/fundraisers', login),
  page(
    'myFundraiser',
    'account',
    '/mi-cuenta/recaudaciones/:id',
    '/my-account/fundraisers/:id',
    login,
  ),
  page('myWishes', 'account', '/mi-cuenta/avisos', '/my-account/alerts', login),
  page('myApplications', 'account', '/mi-cuenta/solicitudes', '/my-account/applications', login),
  page(
    'myApplication',
    'account',
    '/mi-cuenta/solicitudes/:folio',
    '/my-account/applications/:folio',
    login,
  ),
  // What a sealed contract asks its family for: how it stands, and its payment. Wallets lead back to it.
  page('payCharge', 'account', '/mi-cuenta/cuotas/:id', '/my-account/fees/:id', login),
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
  page('careToDo', 'account', '/mi-cuenta/cuidados', '/my-account/care', login),
  page('myVolunteering', 'account', '/mi-voluntariado', '/my-volunteering', login),
  page('myFosterHome', 'account', '/mi-cuenta/hogar-temporal', '/my-account/foster-home', login),
  // An animal in one's own home, with its diary.
  page(
    'fosterAnimal',
    'account',
    '/mi-cuenta/hogar-temporal/:id',
    '/my-account/foster-home/:id',
    login,
  ),
  // Where people ask the homes, and read what they answered.
  page(
    'fosterRequests',
    'account',
    '/mi-cuenta/preguntar-a-hogares',
    '/my-account/ask-foster-homes',
    login,
  ),
  page('fosterStays', 'account', '/mi-cuenta/en-hogares', '/my-account/in-foster-homes', login),
  page('careLots', 'account', '/mi-cuenta/lotes', '/my-account/lots', login),
  page('pendingPapers', 'account', '/papeles-pendientes', null, login),
  // Where the mail to an adopter leads; whoever has the signed token may read.
  page('sharedFolder', 'account', '/expediente-azul/compartido/:folderId/:token', null, keyed),

  page('newsletterSubscribers', 'admin', '/contacto/boletin', '/contact/bulletin', {
    ...needs('newsletter.manage'),
    aliases: { es: ['/boletin'], en: ['/Bulletin'] },
  }),
  // Where readers of a newsletter of before are brought in, and one table of them.
  page(
    'importReaders',
    'admin',
    '/contacto/boletin/importar',
    '/contact/bulletin/import',
    needs('newsletter.manage'),
  ),
  page(
    'importedReaders',
    'admin',
    '/contacto/boletin/importar/:id',
    '/contact/bulletin/import/:id',
    needs('newsletter.manage'),
  ),
  page(
    'adminNewsletters',
    'admin',
    '/admin/boletin',
    '/admin/newsletter',
    needs('newsletter.manage'),
  ),
  page(
    'adminNewsletter',
    'admin',
    '/admin/boletin/:id',
    '/admin/newsletter/:id',
    needs('newsletter.manage'),
  ),
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
  page(
    'adminFosterHomes',
    'admin',
    '/admin/hogares',
    '/admin/foster-homes',
    needs('fosters.manage'),
  ),
  page('adminPapers', 'admin', '/admin/papeles', null, needs('folders.review')),
  page(
    'adminPhotoMatches',
    'admin',
    '/admin/fotos-parecidas',
    '/admin/alike-photos',
    needs('pets.manageAny'),
  ),
  page('adminDrives', 'admin', '/admin/jornadas', '/admin/drives', needs('drives.manage')),
  page(
    'adminDrive',
    'admin',
    '/admin/jornadas/:folio',
    '/admin/drives/:folio',
    needs('drives.manage'),
  ),
  page('adminRescues', 'admin', '/admin/auxilios', '/admin/rescues', needs('rescues.attend')),
  page(
    'adminRescue',
    'admin',
    '/admin/auxilios/:folio',
    '/admin/rescues/:folio',
    needs('rescues.attend'),
  ),
  page(
    'adminVolunteers',
    'admin',
    '/admin/voluntariado',
    '/admin/volunteers',
    needs('volunteers.coordinate'),
  ),
  page(
    'adminShifts',
    'admin',
    '/admin/voluntariado/turnos',
    '/admin/volunteers/shifts',
    needs('volunteers.coordinate'),
  ),
  page(
    'adminVolunteerHours',
    'admin',
    '/admin/voluntariado/horas',
    '/admin/volunteers/hours',
    needs('volunteers.coordinate'),
  ),
  page(
    'adminVolunteer',
    'admin',
    '/admin/voluntariado/persona/:folio',
    '/admin/volunteers/person/:folio',
    needs('volunteers.coordinate'),
  ),
  page(
    'adminLostAndFound',
    'admin',
    '/admin/perdidos-y-encontrados',
    '/admin/lost-and-found',
    needs('lostAndFound.attend'),
  ),
  page(
    'adminNotice',
    'admin',
    '/admin/perdidos-y-encontrados/:folio',
    '/admin/lost-and-found/:folio',
    needs('lostAndFound.attend'),
  ),
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
  page('adminSettings', 'admin', '/admin/ajustes', '/admin/settings', needs('settings.manage')),
  page('adminRetention', 'admin', '/admin/conservacion', null, needs('retention.read')),
  page('adminDonations', 'admin', '/admin/donaciones', null, needs('donations.read')),
  // Where treasurers bring in tables of donations of before the portal, and one of them.
  page(
    'importDonations',
    'admin',
    '/admin/donaciones/importar',
    '/admin/donations/import',
    needs('donations.bringIn'),
  ),
  page(
    'importedDonations',
    'admin',
    '/admin/donaciones/importar/:id',
    '/admin/donations/import/:id',
    needs('donations.bringIn'),
  ),
  page(
    'donorWatch',
    'admin',
    '/admin/donaciones/vigilancia',
    '/admin/donations/watch',
    needs('donations.watch'),
  ),
  page(
    'adminSpending',
    'admin',
    '/admin/donaciones/destino',
    '/admin/donations/spending',
    needs('spending.manage'),
  ),
  page('adminCharges', 'admin', '/admin/cuotas', '/admin/fees', needs('donations.read')),
  page('adminCampaigns', 'admin', '/admin/campanas', '/admin/campaigns', needs('campaigns.manage')),
  page(
    'adminCampaign',
    'admin',
    '/admin/campanas/:id',
    '/admin/campaigns/:id',
    needs('campaigns.manage'),
  ),
  // What supporters want to publish, for moderators.
  page(
    'adminFundraisers',
    'admin',
    '/admin/recaudaciones',
    '/admin/fundraisers',
    needs('supporters.moderate'),
  ),
  page(
    'adminCompanies',
    'admin',
    '/admin/empresas',
    '/admin/companies',
    needs('supporters.moderate'),
  ),
  page('adminExpenses', 'admin', '/admin/gastos', '/admin/expenses', needs('expenses.manage')),
  page('adminInvoicing', 'admin', '/admin/facturacion', null, needs('invoices.manage')),
  page('adminContract', 'admin', '/admin/contrato', null, needs('applications.manageAny')),
  page('adminContent', 'admin', '/admin/contenido', '/admin/content', needs('content.publish')),
  page(
    'editContent',
    'admin',
    '/admin/contenido/:slug',
    '/admin/content/:slug',
    needs('content.publish'),
  ),
  page('adminCatalogues', 'admin', '/admin/catalogos', null, needs('catalogues.manage')),
  page('adminCatalogue', 'admin', '/admin/catalogos/:schema', null, needs('catalogues.manage')),
] as const;

type InitialEntry = (typeof initialPages)[number];
type PageEntry = InitialEntry | (typeof deferredPages)[number];
export type InitialPageId = InitialEntry['id'];
export type PageId = PageEntry['id'];

export interface Page extends PageShape {
  id: PageId;
}

export const pages: readonly Page[] = [...initialPages, ...deferredPages];

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
export type InitialStaticPageId = Extract<StaticPageId, InitialPageId>;
