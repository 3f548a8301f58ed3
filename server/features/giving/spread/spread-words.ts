import type { Bilingual } from '#domain/language.ts';

const es = {
  raised: (raised: string, goal: string) => `${raised} reunidos de ${goal}`,
  progress: (percent: number) => `Avance hacia la meta: ${percent} %`,
  gifts: (count: number) => (count === 1 ? '1 donativo' : `${count} donativos`),
  give: 'Donar',
  goal: (goal: string) => `Meta: ${goal}`,
  campaign: 'Campaña de donativos',
  pays: 'Qué paga tu donativo',
  scan: 'Escanea el código para ver cuánto llevamos y donar',
  about: (name: string) => `Cartel de una campaña de ${name}`,
  footer: (name: string) => `${name}. El avance al día está en la página de la campaña.`,
};

const en: typeof es = {
  raised: (raised, goal) => `${raised} raised of ${goal}`,
  progress: (percent) => `Progress toward the goal: ${percent}%`,
  gifts: (count) => (count === 1 ? '1 donation' : `${count} donations`),
  give: 'Donate',
  goal: (goal) => `Goal: ${goal}`,
  campaign: 'Fundraising campaign',
  pays: 'What your donation pays for',
  scan: 'Scan the code to see how far we have come, and to donate',
  about: (name) => `Poster of a campaign of ${name}`,
  footer: (name) => `${name}. The page of the campaign says how far it has come today.`,
};

export const spreadWords: Bilingual<typeof es> = { es, en };
