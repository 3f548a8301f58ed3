import { guest, keyed, login, page } from './page-entry.ts';

/**
 * The pages whose addresses the JavaScript of every document holds: those that everybody or only guests may open, and
 * those that such a page links to. All others stand in `pages.ts`, with those whose few links loaders make.
 */

/** The organisation's program as it stands in addresses (`{product}` in the specification). */
const product = 'casa-animal';

export const initialPages = [
  { ...page('home', 'home', '/', '/home'), alsoSpanish: true },

  page('us', 'us', '/nosotros', '/us'),
  page('usHistory', 'us', '/nosotros/historia', '/us/history'),
  page('usManifesto', 'us', '/nosotros/manifiesto', '/us/manifesto'),
  page('usSocialCause', 'us', '/nosotros/causa-social', '/us/social-cause'),
  page('usShelters', 'us', '/nosotros/albergues', '/us/shelters'),

  page('donations', 'donations', '/donaciones', '/donations'),

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

  // Where anybody verifies a copy of an adoption contract by its code.
  page('verifyContractStart', 'pets', '/verificar', '/verify'),
  page('verifyContract', 'pets', '/verificar/:code', '/verify/:code', keyed),

  // Where the QR code of a pet's passport leads: what it says stands behind the # and is checked by the browser.
  page('checkPassport', 'pets', '/pasaporte', '/passport'),

  page('adoptionEvents', 'events', '/eventos/adopcion', '/events/adoption', { toggle: false }),
  page('adoptionEvent', 'events', '/eventos/adopcion/:id', '/events/adoption/:id'),

  page('foodProducts', 'products', '/productos/alimento', '/products/food'),
  page('toyProducts', 'products', '/productos/juguetes', '/products/toys'),

  page('sponsors', 'team', '/equipo/patrocinadores', '/team/sponsors'),
  page('alliances', 'team', '/equipo/alianzas-estrategicas', '/team/strategic-alliances'),

  page('resources', 'resources', '/recursos', '/resources'),
  page('faqs', 'resources', '/preguntas-frecuentes', '/faqs'),

  page('contact', 'contact', '/contacto', '/contact'),
  // Where anybody reports an animal in trouble, or one that they cannot keep.
  page('help', 'contact', '/ayuda', '/help'),
  // Where anybody applies to volunteer.
  page('volunteering', 'contact', '/voluntariado', '/volunteering'),
  page('lostAndFound', 'pets', '/perdidos-y-encontrados', '/lost-and-found'),
  page('noticeForm', 'pets', '/perdidos-y-encontrados/avisar', '/lost-and-found/report'),
  page('noticeChip', 'pets', '/perdidos-y-encontrados/chip', '/lost-and-found/chip'),
  page('notice', 'pets', '/perdidos-y-encontrados/:folio', '/lost-and-found/:folio'),
  // Sterilization drives.
  page('drives', 'events', '/jornadas', '/sterilization-drives'),
  page('drive', 'events', '/jornadas/:folio', '/sterilization-drives/:folio'),
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
  page(
    'newsletterArchive',
    'contact',
    '/contacto/boletin-informativo/ediciones',
    '/contact/newsletter/issues',
  ),
  page(
    'newsletterIssue',
    'contact',
    '/contacto/boletin-informativo/ediciones/:id',
    '/contact/newsletter/issues/:id',
  ),
  page('terms', 'contact', '/terminos-condiciones', '/terms-and-conditions'),

  page('login', 'account', '/login', null, guest),
  page('register', 'account', '/registro', null, guest),
  page('recovery', 'account', '/recovery', null, guest),
  page('myProfile', 'account', '/mi-perfil', null, login),
  page('documentFolder', 'account', '/expediente-azul/expediente/:name/:folderId', null, login),
] as const;
