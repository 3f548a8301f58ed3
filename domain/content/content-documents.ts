import type { Bilingual } from '../language.ts';
import type { StaticPageId } from '../pages.ts';
import {
  contact,
  goingHome,
  informYourself,
  joinTheProject,
  newsletter,
  volunteering,
} from './documents/contact.ts';
import { donations, voucher } from './documents/giving.ts';
import { home } from './documents/home.ts';
import { organisation } from './documents/organisation.ts';
import { events, faqs, privacyNotice, resources, terms } from './documents/pages.ts';
import { allies, sponsors } from './documents/partners.ts';
import { products } from './documents/products.ts';
import { history, manifesto, shelters, socialCause, us } from './documents/us.ts';
import type { Field, ShownOf } from './field.ts';

export interface ContentDocument<Of extends Field = Field> {
  /** On the wire and in addresses. */
  slug: string;
  label: Bilingual;
  field: Of;
  /** Where it is read; the first one shows the preview. None: on several pages, or in mails and documents. */
  pages: readonly StaticPageId[];
}

function content<Of extends Field>(
  slug: string,
  [es, en]: readonly [string, string],
  field: Of,
  ...pages: readonly StaticPageId[]
): ContentDocument<Of> {
  return { slug, label: { es, en }, field, pages };
}

/** Everything that editors change, in the order of their list. */
const contentDocuments = {
  home: content('inicio', ['Inicio', 'Home'], home, 'home'),
  us: content('nosotros', ['Nosotros', 'About us'], us, 'us'),
  history: content('historia', ['Historia', 'History'], history, 'usHistory'),
  manifesto: content('manifiesto', ['Manifiesto', 'Manifesto'], manifesto, 'usManifesto'),
  socialCause: content(
    'causa-social',
    ['Causa social', 'Social cause'],
    socialCause,
    'usSocialCause',
  ),
  shelters: content('albergues', ['Albergues', 'Shelters'], shelters, 'usShelters'),
  sponsors: content('patrocinadores', ['Patrocinadores', 'Sponsors'], sponsors, 'sponsors'),
  allies: content('alianzas', ['Alianzas', 'Allies'], allies, 'alliances'),
  donations: content('donaciones', ['Donaciones', 'Donations'], donations, 'donations'),
  voucher: content('ficha-de-pago', ['Ficha de pago en tienda', 'Store payment slip'], voucher),
  products: content(
    'productos',
    ['Productos', 'Products'],
    products,
    'foodProducts',
    'toyProducts',
  ),
  events: content('eventos', ['Eventos de adopción', 'Adoption events'], events, 'adoptionEvents'),
  faqs: content('preguntas-frecuentes', ['Preguntas frecuentes', 'FAQs'], faqs, 'faqs'),
  resources: content('recursos', ['Recursos', 'Resources'], resources, 'resources'),
  volunteering: content(
    'voluntariado',
    ['Voluntariado', 'Volunteering'],
    volunteering,
    'resources',
  ),
  contact: content('contacto', ['Contacto', 'Contact'], contact, 'contact'),
  joinTheProject: content(
    'unete',
    ['Únete al proyecto', 'Join the project'],
    joinTheProject,
    'joinTheProject',
  ),
  informYourself: content('informate', ['Infórmate', 'Inform yourself'], informYourself, 'inform'),
  goingHome: content(
    'de-vuelta-a-casa',
    ['De Vuelta a Casa', 'Going Home'],
    goingHome,
    'goingHome',
  ),
  newsletter: content('boletin', ['Boletín', 'Newsletter'], newsletter, 'newsletter'),
  privacyNotice: content(
    'aviso-privacidad',
    ['Aviso de privacidad', 'Privacy notice'],
    privacyNotice,
    'privacyNotice',
  ),
  terms: content('terminos', ['Términos y condiciones', 'Terms'], terms, 'terms'),
  organisation: content(
    'organizacion',
    ['Datos de la organización', 'Organization data'],
    organisation,
  ),
} as const satisfies Record<string, ContentDocument>;

export type ContentKey = keyof typeof contentDocuments;
/** What pages read of a document, in one language. */
export type ContentOf<Key extends ContentKey> = ShownOf<(typeof contentDocuments)[Key]['field']>;

export const contentKeys = Object.keys(contentDocuments) as ContentKey[];

export const documentOf = (key: ContentKey): ContentDocument => contentDocuments[key];
