import type { DonorWatchText } from './es.ts';

export const en: DonorWatchText = {
  title: 'Donors to identify',
  lead: 'Whom the law against money laundering wants identified or reported for their donations.',
  law: (identify, report) =>
    `The law (LFPIORPI, article 17, section XIII) has whoever gives ${identify} or more, at once or within six months, identified, and whoever reaches ${report} reported to the SAT. The portal only prepares the data: it sends nothing to anybody.`,
  logged: 'Each look and each download is written into the log with your name.',
  month: 'Month',
  look: 'Look',
  looking: 'Looking…',
  download: 'Download the donations (CSV)',
  fileName: 'donors-to-identify',
  none: (month) => `In ${month} nobody reached these sums.`,
  noneText: 'There is nobody to identify or to report for this month.',
  found: (month) => `Donations of ${month}`,
  columns: {
    donor: 'Who',
    duty: 'What the law wants',
    total: 'In six months',
    donations: 'Donations',
    reached: 'Since',
  },
  duties: { identify: 'Identify', report: 'Report' },
  reportBy: (day) => `by ${day}`,
  unknown: 'The portal does not know them any more',
  noRfc: 'No RFC',
  uma: {
    title: 'Daily UMA by year',
    source:
      'INEGI publishes the UMA (unit of measure and update) each January in the Diario Oficial de la Federación; it holds from February 1 to January 31.',
    columns: { year: 'From', value: 'Daily UMA', source: 'Where from' },
    from: (year) => `February 1, ${year}`,
    brought: 'Comes with the portal',
    entered: 'Entered here',
    missing: (year) => `The UMA of ${year} is missing`,
    missingText:
      'Without it we do not say who has to be identified from February of that year on. Enter it below: INEGI publishes it.',
    enter: (year) => `Enter the UMA of ${year}`,
    correct: (year) => `Correct the UMA of ${year}`,
    dialog: (year) => `Daily UMA of ${year}`,
    label: 'Daily value, in pesos',
    hint: (year) => `As INEGI published it in January ${year}, for example 117.31.`,
    save: 'Save',
    done: (year, value) => `The UMA of ${year} is ${value}`,
    saved: 'It is written into the log with your name. Look again at the months of that year.',
  },
  check:
    'Before you report, confirm the data with the person: the portal keeps what they gave with their donation.',
};
