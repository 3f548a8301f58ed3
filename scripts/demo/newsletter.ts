import type { Account } from '#domain/accounts/account.ts';
import type { IssueContent } from '#domain/newsletter/issue-content.ts';
import type { Context } from '#server/context.ts';
import { viewerOf } from './donations.ts';

const draft: IssueContent = {
  languages: ['es', 'en'],
  audience: 'everyone',
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
        es: 'En noviembre llegaron once animales al albergue y siete se fueron a casa.\n\nOtros siguen esperando. Te presentamos a quienes llevan más tiempo con nosotros: son tranquilos, conviven bien y ya están esterilizados.',
        en: 'In November eleven animals came to the shelter and seven went home.\n\nOthers are still waiting. Meet those who have been with us for longest: they are calm, get along well, and are neutered.',
      },
    },
    { kind: 'waitingPets', count: 3 },
    {
      kind: 'text',
      heading: { es: 'Ven a conocerlos', en: 'Come and meet them' },
      text: {
        es: 'En nuestros eventos puedes platicar con quienes los cuidan.',
        en: 'At our events you can talk with those who look after them.',
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

/** An issue that somebody is writing. A portal that has some is left alone. */
export async function fillNewsletter(context: Context, administrator: Account): Promise<void> {
  const viewer = viewerOf(administrator);
  if ((await context.newsletterIssues.list(viewer, 1)).total > 0) return;
  await context.newsletterIssues.save({ viewer, address: '' }, undefined, draft);
}
