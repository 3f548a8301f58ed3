import type { Account } from '#domain/accounts/account.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { NewsletterInput } from '#domain/contact/newsletter-subscription.ts';
import { type Language, languages } from '#domain/language.ts';
import type { IssueBlock, IssueContent } from '#domain/newsletter/issue-content.ts';
import type { Context } from '#server/context.ts';
import { linkIds } from '#server/features/communication/newsletter-issues/counted-letter.ts';
import { letterOf } from '#server/features/communication/newsletter-issues/issue-letter.ts';
import { linksIn } from '#server/features/communication/newsletter-issues/letter-links.ts';
import { forgetMails, viewerOf } from './donations.ts';

const draft: IssueContent = {
  languages: ['es', 'en'],
  audience: 'everyone',
  city: '',
  inArchive: true,
  subject: {
    es: 'Este mes: quienes más esperan una familia',
    en: 'This month: those who have waited longest for a family',
  },
  preheader: {
    es: 'Tres perros y gatos que te quieren conocer, y dónde verlos',
    en: 'Three dogs and cats who want to meet you, and where to see them',
  },
  blocks: [
    {
      kind: 'text',
      heading: { es: 'Hola', en: 'Hello' },
      text: {
        es: [
          'En noviembre llegaron once animales al albergue y siete se fueron a casa.',
          'Otros siguen esperando. Te presentamos a quienes llevan más tiempo con nosotros: son tranquilos, conviven bien y ya están esterilizados.',
        ],
        en: [
          'In November eleven animals came to the shelter and seven went home.',
          'Others are still waiting. Meet those who have been with us for longest: they are calm, get along well, and are neutered.',
        ],
      },
    },
    { kind: 'waitingPets', count: 3 },
    {
      kind: 'text',
      heading: { es: 'Ven a conocerlos', en: 'Come and meet them' },
      text: {
        es: ['En nuestros eventos puedes platicar con quienes los cuidan.'],
        en: ['At our events you can talk with those who look after them.'],
      },
    },
    { kind: 'events', count: 2 },
    {
      kind: 'button',
      label: { es: 'Ver a todos', en: 'See all of them' },
      target: { page: 'adoptionPets' },
    },
  ],
};

/** As it left three weeks ago. */
const sent = (petIds: readonly string[], pictures: readonly IssueBlock[]): IssueContent => ({
  languages: ['es', 'en'],
  audience: 'everyone',
  city: '',
  inArchive: true,
  subject: {
    es: 'Octubre: doce esterilizaciones y dos finales felices',
    en: 'October: twelve sterilizations and two happy endings',
  },
  preheader: {
    es: 'Lo que hicimos con tus donativos, y a quién puedes conocer ahora',
    en: 'What we did with your donations, and whom you can meet now',
  },
  blocks: [
    {
      kind: 'text',
      heading: { es: 'Gracias por octubre', en: 'Thank you for October' },
      text: {
        es: [
          {
            kind: 'paragraph',
            runs: [
              'En la jornada de Tulum esterilizamos a ',
              { text: 'doce perros y gatos', strong: true },
              '. Todos volvieron con sus familias el mismo día.',
            ],
          },
          {
            kind: 'list',
            items: [
              'Siete hembras y cinco machos',
              'Cuatro venían de la calle y ya están en hogar temporal',
              'Ninguna complicación',
            ],
          },
          {
            kind: 'paragraph',
            runs: [
              '¿Tu perro sigue pendiente? En ',
              { text: 'los recursos', link: { page: 'resources' } },
              ' está la guía de cuidados.',
            ],
          },
        ],
        en: [
          {
            kind: 'paragraph',
            runs: [
              'At the Tulum clinic we sterilized ',
              { text: 'twelve dogs and cats', strong: true },
              '. All of them were back with their families the same day.',
            ],
          },
          {
            kind: 'list',
            items: [
              'Seven females and five males',
              'Four came from the street and are now in foster care',
              'No complications',
            ],
          },
          {
            kind: 'paragraph',
            runs: [
              'Is your dog still waiting? The care guide is among ',
              { text: 'the resources', link: { page: 'resources' } },
              '.',
            ],
          },
        ],
      },
    },
    ...pictures,
    { kind: 'pets', ids: [...petIds] },
    {
      kind: 'campaign',
      heading: { es: 'La siguiente jornada', en: 'The next clinic' },
      text: {
        es: ['Cada $250 esteriliza a un gato. Nos faltan veinte para llenar la de diciembre.'],
        en: ['Every $250 MXN sterilizes a cat. We need twenty more to fill the December clinic.'],
      },
      give: 'sterilization',
    },
  ],
});

const readers: readonly (Pick<NewsletterInput, 'name' | 'email'> & { language: Language })[] = [
  { name: 'Amelia Uc', email: 'amelia.uc@example.mx', language: 'es' },
  { name: 'Bruno Canché', email: 'bruno.canche@example.mx', language: 'es' },
  { name: 'Celia Domínguez', email: 'celia.dominguez@example.mx', language: 'es' },
  { name: 'Daniel Poot', email: 'daniel.poot@example.mx', language: 'es' },
  { name: 'Erin Walsh', email: 'erin.walsh@example.com', language: 'en' },
  { name: 'Fátima Reyes', email: 'fatima.reyes@example.mx', language: 'es' },
  { name: 'Grace Miller', email: 'grace.miller@example.com', language: 'en' },
  { name: 'Hugo Balam', email: 'hugo.balam@example.mx', language: 'es' },
  { name: 'Irma Chan', email: 'irma.chan@example.mx', language: 'es' },
  { name: 'Jacinto May', email: 'jacinto.may@example.mx', language: 'es' },
  { name: 'Karla Ku', email: 'karla.ku@example.mx', language: 'es' },
  { name: 'Leonor Dzul', email: 'leonor.dzul@example.mx', language: 'es' },
  { name: 'Maya Torres', email: 'maya.torres@example.com', language: 'en' },
  { name: 'Noé Pech', email: 'noe.pech@example.mx', language: 'es' },
  { name: 'Owen Clarke', email: 'owen.clarke@example.com', language: 'en' },
  { name: 'Paloma Tun', email: 'paloma.tun@example.mx', language: 'es' },
  { name: 'Quinn Foster', email: 'quinn.foster@example.com', language: 'en' },
  { name: 'Rosa Cahuich', email: 'rosa.cahuich@example.mx', language: 'es' },
];
/** Left the list before the mail reached them. */
const left = 'hugo.balam@example.mx';

const sentDaysAgo = 21;
const day = 86_400_000;

interface Filling {
  context: Context;
  administrator: Account;
  /** Of the demonstration's pets. */
  petIds: readonly string[];
  start: Date;
  /** Sets the portal's clock. */
  goTo: (moment: Date) => void;
}

/**
 * Readers, an issue that goes to them as soon as the portal runs, and one that somebody is writing. A portal that has some
 * is left alone.
 */
export async function fillNewsletter(filling: Filling): Promise<void> {
  const { context, administrator, petIds, start, goTo } = filling;
  const { newsletter, newsletterIssues } = context;
  const viewer = viewerOf(administrator);
  const actor = { viewer, address: '' };
  if ((await newsletterIssues.list(viewer, { page: 1 })).total > 0) return;
  goTo(new Date(start.getTime() - sentDaysAgo * day));
  for (const reader of readers) await addReader(context, reader);
  await forgetMails(context, start);
  if (petIds.length > 0) {
    const key = await newsletterIssues.save(
      actor,
      undefined,
      sent(petIds, await shelterPicture(context)),
    );
    await newsletterIssues.countClicks(actor, true);
    await newsletterIssues.send(actor, key);
    await addClicks(context, viewer, key.id);
  }
  await newsletter.cancel(newsletter.unsubscribeUrl(left, 'es').split('/').at(-1) ?? '');
  goTo(start);
  await newsletterIssues.save(actor, undefined, draft);
}

/** Of each link, in the order of the mail. */
const clicked = { es: [4, 1, 7, 5, 3, 3], en: [1, 0, 2, 3, 1, 1] };

/** The mails leave once the portal runs: its links are those that were followed here. */
async function addClicks(context: Context, viewer: Viewer, issueId: string): Promise<void> {
  const { newsletterIssues, config } = context;
  const { content, shown } = await newsletterIssues.open(viewer, issueId);
  const sources = { ...context, siteUrl: config.siteUrl, timezone: config.timezone };
  for (const language of languages) {
    const letter = await letterOf(sources, content, language, shown);
    const ids = await linkIds(sources, issueId, language, letter);
    for (const [place, { address }] of linksIn(letter).entries()) {
      const id = ids.get(address) ?? '';
      for (let reader = 0; reader < (clicked[language][place] ?? 0); reader += 1)
        await newsletterIssues.followLink(id, { address: `198.51.100.${reader}`, isReader: true });
    }
  }
}

/** As the page of the shelters shows it. */
async function shelterPicture({ content }: Context): Promise<IssueBlock[]> {
  const [es] = (await content.published('shelters', 'es')).shelters;
  const [en] = (await content.published('shelters', 'en')).shelters;
  if (!es?.photo || !en?.photo) return [];
  return [
    {
      kind: 'picture',
      picture: es.photo.id,
      alt: { es: es.photo.alt, en: en.photo.alt },
      caption: {
        es: 'Las puertas están abiertas: ven a conocer a quienes esperan familia.',
        en: 'The doors are open: come and meet those who are waiting for a family.',
      },
      target: { page: 'usShelters' },
    },
  ];
}

/** By the form and the link in the mail that it brings. */
async function addReader(
  { newsletter, mail, database }: Context,
  { name, email, language }: (typeof readers)[number],
): Promise<void> {
  const input = { name, email, phone: '9841234567', language };
  await newsletter.subscribe({ ...input, captcha: undefined, address: email });
  const [confirmation] = await mail.waitingFor(database.query, email);
  const { confirmUrl = '' } = (confirmation?.input.data ?? {}) as { confirmUrl?: string };
  await newsletter.confirm(confirmUrl.split('/').at(-1) ?? '');
}
