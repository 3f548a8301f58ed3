import type { Bilingual } from '#domain/language.ts';

/** What the public pages of people say. Loaders put it into words. */

const es = {
  title: 'Páginas de quienes nos ayudan',
  description:
    'Personas que celebran, recuerdan o se retan reuniendo donativos para animales rescatados.',
  lead: 'Cumpleaños, bodas, carreras: personas que reúnen donativos para los animales rescatados.',
  empty: 'Por ahora no hay páginas abiertas',
  emptyText: 'Puedes abrir la primera: toma unos minutos y la revisamos antes de publicarla.',
  create: 'Crear mi página',
  all: 'Todas las páginas',
  give: 'Donar por esta página',
  organizer: (name: string) => `Organiza: ${name}`,
  forOrganisation: (organisation: string) =>
    `El dinero llega directo a ${organisation}, nunca a quien organiza.`,
  forPet: (name: string) => `Los donativos son para ${name}.`,
  forCampaign: (title: string) => `Los donativos son para la campaña «${title}».`,
  story: 'Por qué lo hago',
  over: 'Esta página ya terminó y no recibe más donativos. Puedes ayudar de otras formas.',
};

const en: typeof es = {
  title: 'Pages of people who help us',
  description:
    'People who celebrate, remember or take on a challenge by raising donations for rescued animals.',
  lead: 'Birthdays, weddings, races: people who raise donations for rescued animals.',
  empty: 'There are no open pages at the moment',
  emptyText:
    'You can open the first one: it takes a few minutes, and we review it before it is published.',
  create: 'Create my page',
  all: 'All pages',
  give: 'Donate through this page',
  organizer: (name) => `Organized by ${name}`,
  forOrganisation: (organisation) =>
    `The money goes straight to ${organisation}, never to the organizer.`,
  forPet: (name) => `The donations are for ${name}.`,
  forCampaign: (title) => `The donations are for the campaign “${title}”.`,
  story: 'Why I do it',
  over: 'This page is over and takes no more donations. You can help in other ways.',
};

export const fundraiserTexts: Bilingual<typeof es> = { es, en };
