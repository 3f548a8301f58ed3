import type { Bilingual } from '../language.ts';
import type { StaticPageId } from '../pages.ts';
import { contentSlugs } from './content-address.ts';
import {
  contact,
  goingHome,
  informYourself,
  joinTheProject,
  newsletter,
  volunteering,
} from './documents/contact.ts';
import { emergencyBanner } from './documents/emergency.ts';
import { firstDays } from './documents/families.ts';
import { donations, voucher } from './documents/giving.ts';
import { help } from './documents/help.ts';
import { home } from './documents/home.ts';
import { organisation } from './documents/organisation.ts';
import { events, faqs, privacyNotice, resources, terms } from './documents/pages.ts';
import { allies, sponsors } from './documents/partners.ts';
import { petLists } from './documents/pets.ts';
import { products } from './documents/products.ts';
import { history, manifesto, shelters, socialCause, team, us } from './documents/us.ts';
import type { Field, ShownOf } from './field.ts';

export interface ContentDocument<Of extends Field = Field> {
  /** On the wire and in addresses. */
  slug: string;
  label: Bilingual;
  field: Of;
  /** Where it is read; the first one shows the preview. None: on several pages, or in mails and documents. */
  pages: readonly StaticPageId[];
}

/** They are on no page at all: in mails, and on what people print. */
export const contentWithoutPage: ReadonlySet<ContentKey> = new Set(['voucher', 'firstDays']);

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
  organisation: content(
    contentSlugs.organisation,
    ['Datos de la organización', 'Organization data'],
    organisation,
    'contact',
    'home',
    'us',
    'donations',
    'privacyNotice',
  ),
  home: content(contentSlugs.home, ['Inicio', 'Home'], home, 'home'),
  us: content(contentSlugs.us, ['Nosotros', 'About us'], us, 'us'),
  team: content(contentSlugs.team, ['Equipo', 'Team'], team, 'us'),
  history: content(contentSlugs.history, ['Historia', 'History'], history, 'usHistory'),
  manifesto: content(contentSlugs.manifesto, ['Manifiesto', 'Manifesto'], manifesto, 'usManifesto'),
  socialCause: content(
    contentSlugs.socialCause,
    ['Causa social', 'Social cause'],
    socialCause,
    'usSocialCause',
  ),
  shelters: content(contentSlugs.shelters, ['Albergues', 'Shelters'], shelters, 'usShelters'),
  sponsors: content(contentSlugs.sponsors, ['Patrocinadores', 'Sponsors'], sponsors, 'sponsors'),
  allies: content(contentSlugs.allies, ['Alianzas', 'Allies'], allies, 'alliances'),
  petLists: content(
    contentSlugs.petLists,
    ['Listas de mascotas', 'Lists of pets'],
    petLists,
    'adoptionPets',
    'rehabilitationPets',
  ),
  donations: content(contentSlugs.donations, ['Donaciones', 'Donations'], donations, 'donations'),
  voucher: content(
    contentSlugs.voucher,
    ['Ficha de pago en tienda', 'Store payment slip'],
    voucher,
  ),
  products: content(
    contentSlugs.products,
    ['Productos', 'Products'],
    products,
    'foodProducts',
    'toyProducts',
  ),
  events: content(
    contentSlugs.events,
    ['Eventos de adopción', 'Adoption events'],
    events,
    'adoptionEvents',
  ),
  faqs: content(contentSlugs.faqs, ['Preguntas frecuentes', 'FAQs'], faqs, 'faqs'),
  resources: content(contentSlugs.resources, ['Recursos', 'Resources'], resources, 'resources'),
  volunteering: content(
    contentSlugs.volunteering,
    ['Voluntariado', 'Volunteering'],
    volunteering,
    'resources',
  ),
  contact: content(contentSlugs.contact, ['Contacto', 'Contact'], contact, 'contact'),
  help: content(contentSlugs.help, ['Ayuda para un animal', 'Help for an animal'], help, 'help'),
  joinTheProject: content(
    contentSlugs.joinTheProject,
    ['Únete al proyecto', 'Join the project'],
    joinTheProject,
    'joinTheProject',
  ),
  informYourself: content(
    contentSlugs.informYourself,
    ['Infórmate', 'Inform yourself'],
    informYourself,
    'inform',
  ),
  goingHome: content(
    contentSlugs.goingHome,
    ['De Vuelta a Casa', 'Going Home'],
    goingHome,
    'goingHome',
  ),
  newsletter: content(contentSlugs.newsletter, ['Boletín', 'Newsletter'], newsletter, 'newsletter'),
  privacyNotice: content(
    contentSlugs.privacyNotice,
    ['Aviso de privacidad', 'Privacy notice'],
    privacyNotice,
    'privacyNotice',
  ),
  terms: content(contentSlugs.terms, ['Términos y condiciones', 'Terms'], terms, 'terms'),
  firstDays: content(
    contentSlugs.firstDays,
    ['Primeros días en casa (correo)', 'First days at home (email)'],
    firstDays,
  ),
  emergencyBanner: content(
    contentSlugs.emergencyBanner,
    ['Aviso urgente', 'Emergency notice'],
    emergencyBanner,
  ),
} as const satisfies Record<string, ContentDocument>;

export type ContentKey = keyof typeof contentDocuments;
/** All but the organisation's record, which is read by its uses (`record-uses.ts`). */
export type TextKey = Exclude<ContentKey, 'organisation'>;
/** What pages read of a document, in one language. */
export type ContentOf<Key extends ContentKey> = ShownOf<(typeof contentDocuments)[Key]['field']>;

export const contentKeys = Object.keys(contentDocuments) as ContentKey[];

export const documentOf = (key: ContentKey): ContentDocument => contentDocuments[key];
