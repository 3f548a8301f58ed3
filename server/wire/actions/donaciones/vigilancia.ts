import { downloadWatchedDonors, lookAtDonors } from '#domain/donations/donor-watch-calls.ts';
import { enterUma, findUma } from '#domain/donations/uma-calls.ts';
import { fileOf } from '../../file-of.ts';
import { implement } from '../../implement.ts';

export const vigilancia = [
  implement(lookAtDonors, {
    summary:
      'Whose donations of a month the law against money laundering (LFPIORPI art. 17 XIII) wants identified, or reported until ' +
      '`avisar_hasta`: by 1,605 and 3,210 times the daily UMA, in six months. Each call is written into the log; nothing is sent to anybody.',
    async handle({ input: { month }, viewer, address, context: { donorWatch } }) {
      const { identifyingCents, reportedCents, donors } = await donorWatch.look(
        { viewer, address },
        month,
      );
      return {
        data: {
          identifyingCents,
          reportedCents,
          donors: donors.map(
            ({ duty, customer, name, gifts, totalCents, reachedOn, reportBy }) => ({
              duty,
              name: customer?.legalName || customer?.name || name,
              rfc: customer?.rfc ?? '',
              email: customer?.email ?? '',
              donations: gifts.length,
              totalCents,
              reachedOn,
              reportBy: reportBy ?? null,
            }),
          ),
        },
      };
    },
  }),

  implement(findUma, {
    summary:
      'The daily UMA by year, in pesos, by which `donaciones:vigilar` counts, and the years whose value is still to be entered.',
    handle: async ({ viewer, context: { donorWatch } }) => ({
      data: await donorWatch.readUma(viewer),
    }),
  }),

  implement(enterUma, {
    summary:
      'The daily UMA of a year as INEGI published it in January, valid from February 1; of years that the program does not ' +
      'bring. Once more corrects it. Written into the log.',
    handle: async ({ input: { year, cents }, viewer, address, context: { donorWatch } }) => ({
      data: await donorWatch.enterUma({ viewer, address }, { year, cents }),
    }),
  }),

  implement(downloadWatchedDonors, {
    summary:
      'The donations behind what `donaciones:vigilar` says, a line each (UTF-8 with its mark, RFC 4180); its words are those of `lang`.',
    async handle({ input: { month }, viewer, address, context: { donorWatch }, language }) {
      const content = await donorWatch.csv({ viewer, address }, month, language);
      const name = `${fileNames[language]}-${month}.csv`;
      return { file: fileOf(name, 'text/csv; charset=utf-8', content) };
    },
  }),
];

const fileNames = { es: 'donantes-por-identificar', en: 'donors-to-identify' };
