import type { es } from './es.ts';

const month = (length: 'long' | 'short') =>
  new Intl.DateTimeFormat('en-US', {
    month: length,
    year: length === 'long' ? 'numeric' : undefined,
    timeZone: 'UTC',
  });
const [long, short] = [month('long'), month('short')];
const dateOf = (text: string) => new Date(`${text}-01T00:00:00Z`);

export const en: typeof es = {
  title: 'Adoption figures',
  lead: 'How the applications for the pets you look after are going.',
  staffLead: 'How the applications for all pets are going.',
  back: 'Received applications',
  span: 'Period',
  months: (count) => `Last ${count} months`,
  download: { button: 'Download CSV', busy: 'Preparing…' },
  file: 'adoption-figures',
  none: 'No application arrived in this period',
  noneText: 'Choose a longer period, or come back when there are applications.',
  received: 'Received',
  adopted: 'Adoptions',
  returned: 'Returned',
  returnedOf: (count) => (count === 1 ? '1 was returned' : `${count} were returned`),
  answer: 'First answer (median)',
  adoption: 'To the adoption (median)',
  answerShort: 'First answer',
  adoptionShort: 'To the adoption',
  p90: (duration) => `9 of 10: up to ${duration}`,
  duration(minutes) {
    if (minutes === null) return '—';
    if (minutes < 60) return `${minutes} min`;
    if (minutes < 2_880) return `${Math.round(minutes / 60)} h`;
    return `${Math.round(minutes / 1_440)} days`;
  },
  explained:
    'Applications count in the month in which they arrived, as long as they exist: those of a deleted account are gone. The first answer is the first change of state, question or appointment.',
  byMonth: 'By month',
  emptyMonths: 'Below are the months in which applications arrived.',
  month: 'Month',
  monthName: (text) => long.format(dateOf(text)),
  monthShort: (text) => short.format(dateOf(text)).replace('.', ''),
  chart: (count, most) => `${count} months; the highest bar is ${most}`,
  barTitle: (name, received, adopted) => `${name}: ${received} received, ${adopted} adoptions`,
  reasonsTitle: 'Reasons for not accepting',
  reason: 'Reason',
  times: 'Times',
  noReasons: 'There were no applications that were not accepted.',
  reasons: {
    otherFamily: 'Another family was chosen',
    otherNeeds: 'The pet needs another home',
    homeNotReady: 'The home was not ready',
    noAnswer: 'They could not be reached',
    dataMissing: 'Information was missing',
    petStays: 'The pet was not up for adoption',
    ownWords: 'In other words',
    noLongerFree: 'The pet was no longer available (the portal)',
  },
  byRescuer: 'By rescuer',
  rescuer: 'Rescuer',
  nobody: 'Nobody',
};
