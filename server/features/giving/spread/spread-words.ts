import type { Bilingual } from '#domain/language.ts';

const es = {
  raised: (raised: string, goal: string) => `${raised} reunidos de ${goal}`,
  progress: (percent: number) => `Avance hacia la meta: ${percent} %`,
  gifts: (count: number) => (count === 1 ? '1 donativo' : `${count} donativos`),
  give: 'Donar',
  goal: (goal: string) => `Meta: ${goal}`,
  campaign: 'Campaña de donativos',
  scan: 'Escanea el código para ver cuánto llevamos y donar',
  ownPage: 'Página de una persona que junta donativos',
  ended: {
    campaign: 'Campaña que ya terminó',
    ownPage: 'Página que ya terminó',
    scan: 'Escanea el código para ver cuánto se reunió',
  },
};

const en: typeof es = {
  raised: (raised, goal) => `${raised} raised of ${goal}`,
  progress: (percent) => `Progress toward the goal: ${percent}%`,
  gifts: (count) => (count === 1 ? '1 donation' : `${count} donations`),
  give: 'Donate',
  goal: (goal) => `Goal: ${goal}`,
  campaign: 'Fundraising campaign',
  scan: 'Scan the code to see how far we have come, and to donate',
  ownPage: 'A page of somebody who raises donations',
  ended: {
    campaign: 'Campaign that has ended',
    ownPage: 'Page that has ended',
    scan: 'Scan the code to see how much was raised',
  },
};

export const spreadWords: Bilingual<typeof es> = { es, en };
