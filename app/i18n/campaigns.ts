import type { CampaignProgress } from '#domain/campaigns/campaign-progress.ts';
import type { CampaignState } from '#domain/campaigns/campaign-states.ts';
import type { Bilingual } from '#domain/language.ts';

/** What the public pages of campaigns say. Loaders put it into words, so that browsers load no sentences. */

type MatchState = NonNullable<CampaignProgress['match']>['state'];

interface Match {
  sponsor: string;
  times: number;
  limit: string;
  promised: string;
  /** In words. */
  until: string;
}

const es = {
  title: 'Campañas de donativos',
  description:
    'Para qué estamos reuniendo fondos ahora, cuánto llevamos y qué logramos con las campañas anteriores.',
  lead: 'Cada campaña dice para qué es, cuánto cuesta y cuánto llevamos.',
  empty: 'Por ahora no hay campañas',
  emptyText: 'Puedes donar para alimento, esterilizaciones o tratamientos cuando quieras.',
  donate: 'Donar',
  all: 'Todas las campañas',
  current: 'Ver nuestras campañas',
  give: 'Donar a esta campaña',
  giveAmount: (amount: string) => `Donar ${amount}`,
  raised: (raised: string, goal: string) => `${raised} reunidos de ${goal}`,
  share: (title: string) => `Compartir: ${title}`,
  percent: (percent: number) => `${percent} %`,
  progressLabel: 'Avance hacia la meta',
  gifts: (count: number, number: string) =>
    count === 0
      ? 'Todavía no hay donativos: el tuyo puede ser el primero.'
      : count === 1
        ? '1 donativo'
        : `${number} donativos`,
  noGifts: 'No hubo donativos.',
  ends: (day: string) => `Termina el ${day}`,
  endsToday: 'Termina hoy',
  states: {
    active: 'Activa',
    ended: 'Terminada',
    closed: 'Cerrada',
  } satisfies Record<Exclude<CampaignState, 'draft'>, string>,
  over: 'Esta campaña ya terminó y no recibe más donativos. Puedes ayudar de otras formas.',
  otherWays: 'Ver otras formas de donar',
  amounts: 'Qué paga tu donativo',
  otherAmount: 'Donar otra cantidad',
  story: 'La historia',
  pets: 'Para quiénes es',
  updates: 'Novedades',
  surplus: 'Si reunimos más de la meta',
  result: 'Qué logramos',
  names: 'Gracias a',
  namesHint: 'Quienes donaron y quisieron aparecer aquí.',
  match: 'Un patrocinador iguala tu donativo',
  matches: {
    open: ({ sponsor, times, limit, promised, until }: Match) =>
      `Por cada peso que dones hasta el ${until}, ${sponsor} promete ${times === 1 ? 'otro' : `${times} más`}, hasta ${limit}. Con los donativos recibidos ya prometió ${promised}, que se suman aparte cuando lleguen.`,
    reached: ({ sponsor, limit }: Match) =>
      `${sponsor} prometió igualar donativos hasta ${limit}, y con los recibidos ya se completó. Esa suma se cuenta cuando llegue.`,
    over: ({ sponsor, promised, until }: Match) =>
      `La promesa de ${sponsor} terminó el ${until}: por los donativos recibidos prometió ${promised}, que se cuentan cuando lleguen.`,
    paid: ({ sponsor }: Match) =>
      `${sponsor} igualó donativos de esta campaña y ya entregó lo que prometió: está en lo reunido.`,
  } satisfies Record<MatchState, (match: Match) => string>,
};

const en: typeof es = {
  title: 'Fundraising campaigns',
  description:
    'What we are raising funds for now, how far we have come, and what earlier campaigns have achieved.',
  lead: 'Each campaign says what it is for, what it costs and how far we have come.',
  empty: 'There are no campaigns at the moment',
  emptyText: 'You can donate for food, sterilizations or treatments whenever you like.',
  donate: 'Donate',
  all: 'All campaigns',
  current: 'See our campaigns',
  give: 'Donate to this campaign',
  giveAmount: (amount) => `Donate ${amount}`,
  raised: (raised, goal) => `${raised} raised of ${goal}`,
  share: (title) => `Share: ${title}`,
  percent: (percent) => `${percent}%`,
  progressLabel: 'Progress toward the goal',
  gifts: (count, number) =>
    count === 0
      ? 'No donations yet: yours can be the first.'
      : count === 1
        ? '1 donation'
        : `${number} donations`,
  noGifts: 'There were no donations.',
  ends: (day) => `Ends on ${day}`,
  endsToday: 'Ends today',
  states: { active: 'Active', ended: 'Ended', closed: 'Closed' },
  over: 'This campaign is over and takes no more donations. You can help in other ways.',
  otherWays: 'See other ways to donate',
  amounts: 'What your donation pays for',
  otherAmount: 'Donate another amount',
  story: 'The story',
  pets: 'Who it is for',
  updates: 'Updates',
  surplus: 'If we raise more than the goal',
  result: 'What we achieved',
  names: 'Thanks to',
  namesHint: 'Those who donated and wanted to appear here.',
  match: 'A sponsor matches your donation',
  matches: {
    open: ({ sponsor, times, limit, promised, until }) =>
      `For each peso that you donate until ${until}, ${sponsor} promises ${times === 1 ? 'another one' : `${times} more`}, up to ${limit}. With the donations received, ${promised} is promised so far; it is added when it arrives.`,
    reached: ({ sponsor, limit }) =>
      `${sponsor} promised to match donations up to ${limit}, and the donations received have reached that. It is added when it arrives.`,
    over: ({ sponsor, promised, until }) =>
      `The promise of ${sponsor} ended on ${until}: for the donations received it promised ${promised}, which is added when it arrives.`,
    paid: ({ sponsor }) =>
      `${sponsor} matched donations of this campaign and has given what it promised: it is part of what was raised.`,
  },
};

export const campaignTexts: Bilingual<typeof es> = { es, en };
