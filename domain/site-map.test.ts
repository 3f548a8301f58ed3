import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '#tests/setup/property.ts';
import { languages } from './language.ts';
import {
  alternatePathOf,
  getPage,
  type PageId,
  pages,
  pathFor,
  redirects,
  resolvePath,
} from './site-map.ts';

const pathsOf = (page: (typeof pages)[number]) => [
  page.es,
  ...(page.en === null ? [] : [page.en]),
  ...(page.aliases?.es ?? []),
  ...(page.aliases?.en ?? []),
];
const allPaths = pages.flatMap(pathsOf);
const paramNames = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);

/** The page that a path leads to, as 'id language', or what else happens. */
function outcome(path: string): string {
  const match = resolvePath(path);
  if (match.kind === 'page') return `${match.page.id} ${match.language}`;
  return match.kind === 'redirect' ? `${match.status} ${match.to}` : 'unknown';
}

describe('the pages of the specification', () => {
  test.each<[es: string, en: string | null, id: PageId]>([
    ['/', '/home', 'home'],
    ['/nosotros', '/us', 'us'],
    ['/nosotros/historia', '/us/history', 'usHistory'],
    ['/nosotros/manifiesto', '/us/manifesto', 'usManifesto'],
    ['/nosotros/causa-social', '/us/social-cause', 'usSocialCause'],
    ['/nosotros/albergues', '/us/shelters', 'usShelters'],
    ['/donaciones', '/donations', 'donations'],
    ['/mascotas/adopcion', '/pets/adoption', 'adoptionPets'],
    ['/mascotas/rehabilitacion', '/pets/rehabilitation', 'rehabilitationPets'],
    ['/mascotas/adopcion/7', '/pets/adoption/7', 'adoptionPet'],
    ['/mascotas/rehabilitacion/7', '/pets/rehabilitation/7', 'rehabilitationPet'],
    ['/mascotas/adopcion/registrar', '/pets/adoption/register', 'registerAdoptionPet'],
    ['/mascotas/adopcion/editar/7', '/pets/adoption/edit/7', 'editAdoptionPet'],
    ['/mascotas/registrar', '/pets/register', 'registerRehabilitationPet'],
    ['/mascotas/rehabilitacion/editar/7', '/pets/rehabilitation/edit/7', 'editRehabilitationPet'],
    ['/mascotas/adoptadas', '/pets/adopted', 'adoptedPets'],
    ['/mascotas/mis-adopciones', '/pets/my-adoptions', 'myAdoptions'],
    ['/mascotas/mis-rehabilitaciones', '/pets/my-rehabilitations', 'myRehabilitations'],
    ['/eventos/adopcion', '/events/adoption', 'adoptionEvents'],
    ['/eventos/adopcion/7', '/events/adoption/7', 'adoptionEvent'],
    ['/eventos/adopcion/registro', '/events/adoption/registration', 'manageEvents'],
    ['/eventos/adopcion/registro/nuevo', '/events/adoption/registration/new', 'newEvent'],
    ['/eventos/adopcion/registro/editar/7', '/events/adoption/registration/edit/7', 'editEvent'],
    ['/eventos/adopcion/registro/lista/7', '/events/adoption/registration/list/7', 'eventDay'],
    ['/productos/alimento', '/products/food', 'foodProducts'],
    ['/productos/juguetes', '/products/toys', 'toyProducts'],
    ['/equipo/patrocinadores', '/team/sponsors', 'sponsors'],
    ['/equipo/alianzas-estrategicas', '/team/strategic-alliances', 'alliances'],
    ['/recursos', '/resources', 'resources'],
    ['/preguntas-frecuentes', '/faqs', 'faqs'],
    ['/contacto', '/contact', 'contact'],
    ['/contacto/unete-al-proyecto', '/contact/join-the-proyect', 'joinTheProject'],
    ['/contacto/informate', '/contact/inform-yourself', 'inform'],
    ['/contacto/programa-casa-animal', '/contact/going-home-program', 'goingHome'],
    ['/contacto/aviso-privacidad', '/contact/privacy-notice', 'privacyNotice'],
    ['/contacto/boletin-informativo', '/contact/newsletter', 'newsletter'],
    ['/contacto/boletin', '/contact/bulletin', 'newsletterSubscribers'],
    ['/admin/boletin', '/admin/newsletter', 'adminNewsletters'],
    ['/terminos-condiciones', '/terms-and-conditions', 'terms'],
    ['/login', null, 'login'],
    ['/registro', null, 'register'],
    ['/recovery', null, 'recovery'],
    ['/recovery-change/ana@example.org/t0ken', null, 'recoveryChange'],
    ['/cambiar-contrasena', null, 'changePassword'],
    ['/mi-perfil', null, 'myProfile'],
    ['/mis-donativos', null, 'myDonations'],
    ['/mi-cuenta/perfil-adopcion', '/my-account/adoption-profile', 'myAdoptionProfile'],
    ['/expediente-azul/expediente/Luna/f1', null, 'documentFolder'],
  ])('%s and %s are %s', (es, en, id) => {
    expect(outcome(es)).toBe(`${id} ${en === null ? null : 'es'}`);
    if (en !== null) expect(outcome(en)).toBe(`${id} en`);
  });

  test.each([
    ['/unete-al-proyecto', '/join-the-proyect', 'joinTheProject'],
    ['/informate', '/inform-yourself', 'inform'],
    ['/programa-casa-animal', '/going-home-program', 'goingHome'],
    ['/aviso-privacidad', '/privacy-notice', 'privacyNotice'],
    ['/boletin-informativo', '/newsletter', 'newsletter'],
    ['/boletin', '/Bulletin', 'newsletterSubscribers'],
  ])('the short %s and %s show %s, which has its main path elsewhere', (es, en, id) => {
    for (const [path, language] of [
      [es, 'es'],
      [en, 'en'],
    ] as const) {
      expect(resolvePath(path)).toMatchObject({ page: { id }, language, canonical: false });
    }
  });

  test.each([
    ['/mascotas', '/mascotas/adopcion'],
    ['/pets', '/pets/adoption'],
    ['/eventos', '/eventos/adopcion'],
    ['/productos', '/'],
    ['/Productos', '/'],
    ['/equipo', '/'],
    ['/expediente-azul', '/'],
  ])('%s leads on to %s', (from, to) => {
    expect(resolvePath(from)).toEqual({ kind: 'redirect', to, status: 302 });
  });

  test('guards are the documents\u2019', () => {
    const guarded = (guard: string) =>
      pages.filter((page) => page.guard === guard).map((page) => page.id);
    expect(guarded('guest')).toEqual(['login', 'register', 'recovery', 'firstStart']);
    expect(guarded('login')).toEqual([
      'myProfile',
      'documentFolder',
      'donationReturn',
      'donationThanks',
      'registerAdoptionPet',
      'editAdoptionPet',
      'registerRehabilitationPet',
      'editRehabilitationPet',
      'adoptedPets',
      'myAdoptions',
      'myRehabilitations',
      'medicalRecord',
      'petPassport',
      'petExpenses',
      'petFoster',
      'petTimeline',
      'signContract',
      'changePassword',
      'myAccount',
      'myDonations',
      'myCompany',
      'myFundraisers',
      'myFundraiser',
      'myWishes',
      'myApplications',
      'myApplication',
      'payCharge',
      'receivedApplications',
      'receivedApplication',
      'adoptionFigures',
      'myAdoptionProfile',
      'careToDo',
      'myVolunteering',
      'myFosterHome',
      'fosterAnimal',
      'fosterRequests',
      'fosterStays',
      'careLots',
      'pendingPapers',
    ]);
    expect(guarded('events.manage')).toEqual(['manageEvents', 'newEvent', 'editEvent', 'eventDay']);
    expect(guarded('newsletter.manage')).toEqual([
      'newsletterSubscribers',
      'importReaders',
      'importedReaders',
      'adminNewsletters',
      'adminNewsletter',
    ]);
    expect(guarded('staff')).toEqual(['admin']);
    expect(guarded('donations.bringIn')).toEqual(['importDonations', 'importedDonations']);
    expect(guarded('donations.watch')).toEqual(['donorWatch']);
    expect(guarded('spending.manage')).toEqual(['adminSpending']);
    expect(guarded('pets.manageAny')).toEqual(['importPets', 'importedPets', 'adminPhotoMatches']);
    expect(guarded('accounts.manage')).toEqual(['adminUsers', 'adminUser']);
    expect(guarded('audit.read')).toEqual(['adminAudit']);
    expect(guarded('applications.manageAny')).toEqual(['adminApplications', 'adminContract']);
    expect(guarded('fosters.manage')).toEqual(['adminFosterHomes']);
    expect(guarded('adopters.restrict')).toEqual(['adminRestrictions']);
    expect(guarded('folders.review')).toEqual(['adminPapers']);
    expect(guarded('jobs.manage')).toEqual(['adminJobs']);
    expect(guarded('operations.read')).toEqual(['adminStatus']);
    expect(guarded('retention.read')).toEqual(['adminRetention']);
    expect(guarded('donations.read')).toEqual(['adminDonations', 'adminCharges']);
    expect(guarded('expenses.manage')).toEqual(['adminExpenses']);
    expect(guarded('invoices.manage')).toEqual(['adminInvoicing']);
    expect(guarded('catalogues.manage')).toEqual(['adminCatalogues', 'adminCatalogue']);
  });

  test('only the list of adoption events has no entry in the toggle', () => {
    expect(pages.filter((page) => !page.toggle).map((page) => page.id)).toEqual(['adoptionEvents']);
  });
});

describe('the map as a whole', () => {
  test('no path stands in it twice, in whatever capitals', () => {
    const taken = [...allPaths, ...redirects.map(({ from }) => from)].map((path) =>
      path.toLowerCase(),
    );
    expect(taken.filter((path, index) => taken.indexOf(path) !== index)).toEqual([]);
  });

  test('both languages and aliases ask for the same parameters, and only at the end', () => {
    for (const page of pages) {
      for (const path of pathsOf(page)) {
        expect(paramNames(path)).toEqual(paramNames(page.es));
        expect(path).toMatch(/^(\/[\w-]*)+(\/:\w+){0,2}$/);
      }
    }
  });

  test('every redirect ends on a page', () => {
    for (const { to } of redirects) {
      expect(resolvePath(to)).toMatchObject({ kind: 'page', canonical: true });
    }
  });
});

/** Any text but the two that a browser takes for "here" and "one up". */
const value = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .filter((text) => text !== '.' && text !== '..');
const match = fc.constantFrom(...pages).chain((page) =>
  fc.record({
    page: fc.constant(page),
    params: fc.record(Object.fromEntries(paramNames(page.es).map((name) => [name, value]))),
  }),
);
const language = fc.constantFrom(...languages);
// A pet called "registrar" has no page of its own: the fixed path wins.
const isItself = ({ page, params }: { page: { id: string }; params: Record<string, string> }) =>
  !(page.id.endsWith('Pet') || page.id === 'adoptionEvent') ||
  !/^(registrar|register|registro|registration)$/i.test(params.id ?? '');

describe('addresses', () => {
  test('lead back to the page, language and parameters they were made of', () => {
    holds(
      fc.property(match.filter(isItself), language, ({ page, params }, lang) => {
        expect(resolvePath(alternatePathOf({ page, params }, lang))).toEqual({
          kind: 'page',
          page,
          language: page.en === null ? null : lang,
          params,
          canonical: true,
        });
      }),
    );
  });

  test('with a slash at the end lead to the one without', () => {
    holds(
      fc.property(match, language, fc.integer({ min: 1, max: 3 }), (made, lang, slashes) => {
        const path = alternatePathOf(made, lang);
        fc.pre(path !== '/');
        expect(resolvePath(path + '/'.repeat(slashes))).toEqual({
          kind: 'redirect',
          to: path,
          status: 301,
        });
      }),
    );
  });

  test('in other capitals show the page, but are not its main path', () => {
    for (const path of allPaths.filter((candidate) => /^\/\w[^:]*$/.test(candidate))) {
      expect(outcome(path.toUpperCase())).toBe(outcome(path));
      expect(resolvePath(path.toUpperCase())).toMatchObject({ canonical: false });
    }
  });

  test('keep the capitals of their parameters', () => {
    expect(resolvePath('/RECOVERY-CHANGE/Ana%40Example.org/AbC')).toMatchObject({
      params: { email: 'Ana@Example.org', token: 'AbC' },
    });
  });

  test('are made with parameters where the page asks for them', () => {
    expect(pathFor('home', 'en')).toBe('/home');
    expect(pathFor('login', 'en')).toBe('/login');
    expect(pathFor('adoptionPet', 'en', { id: 'a/b c' })).toBe('/pets/adoption/a%2Fb%20c');
    expect(() => pathFor('adoptionPet', 'es', { id: '' })).toThrow('needs a value for id');
  });

  test('give each page its alternate-language URL', () => {
    const made = { page: getPage('editAdoptionPet'), params: { id: '7' } };
    expect(alternatePathOf(made, 'es')).toBe('/mascotas/adopcion/editar/7');
    expect(alternatePathOf(made, 'en')).toBe('/pets/adoption/edit/7');
  });
});

describe('addresses that nobody made', () => {
  test.each([
    '',
    'nosotros',
    '//nosotros',
    '//evil.example/',
    '/nosotros/historia/mas',
    '/mascotas/adopcion//7',
    '/mascotas/adopcion/%zz',
    '/mascotas/adopcion/a/b',
    '/expediente-azul/expediente',
    '/expediente-azul/expediente/Luna',
    '/constructor',
    '/__proto__',
    '/index.php',
    '/\\evil.example',
  ])('%j is unknown', (path) => {
    expect(outcome(path)).toBe('unknown');
  });

  test('never redirect off the site, nor to another redirect', () => {
    const path = fc
      .array(
        fc.constantFrom(
          '/',
          '//',
          '\\',
          'evil.example',
          'mascotas',
          'adopcion',
          'home',
          '%2F',
          '\r\n',
        ),
      )
      .map((parts) => parts.join(''));
    holds(
      fc.property(path, (text) => {
        const found = resolvePath(text);
        if (found.kind !== 'redirect') return;
        expect(found.to).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
        expect(resolvePath(found.to).kind).toBe('page');
      }),
    );
  });

  test('are read in no time, however many slashes they hold', () => {
    expect(outcome(`${'/'.repeat(1_000_000)}x`)).toBe('unknown');
  });
});
