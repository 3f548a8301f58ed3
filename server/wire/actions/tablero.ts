import { z } from 'zod';
import { attentionKinds, mostCounted } from '#domain/dashboard/attention.ts';
import { donationKinds } from '#domain/donations/donation-kind.ts';
import { defineAction } from '../registry.ts';
import { pesos } from '../schemas/ventas.ts';
import { count, flag, pesos as pesosValue, shape, text, wordOf } from '../values.ts';
import { wireLanguage } from '../wire-text.ts';

/** What both take. */
const input = z.strictObject({ de_todos: z.boolean().default(false), lang: wireLanguage });

const scopeOf = ({ de_todos }: { de_todos: boolean }) => (de_todos ? 'all' : 'own');

const pendientes = defineAction({
  name: 'tablero:pendientes',
  summary:
    'What waits for the caller about their own pets, the most urgent first; with `de_todos` over all, for the staff, as far ' +
    `as their rights go. \`cuenta\` goes no further than ${mostCounted}.`,
  access: 'session',
  input,
  output: z.array(shape({ tipo: wordOf(attentionKinds), cuenta: count })),
  errors: { 403: ['forbidden'] },
  async handle({ input, viewer, context }) {
    const found = await context.dashboard.findAttention(viewer, scopeOf(input));
    return {
      data: found.map(({ kind, count }) => ({ tipo: attentionKinds.toWire(kind), cuenta: count })),
    };
  },
});

const cifras = defineAction({
  name: 'tablero:cifras',
  summary:
    'Thirteen months (`meses`), oldest first: from the same month of last year to this one, which is not over yet. ' +
    '`mascotas` taken in, adopted, and the median of days from registration to adoption; `eventos` that took place with ' +
    'their visitors; `donativos` in pesos, net of refunds, with how many people gave. Of the caller’s own pets; with ' +
    '`de_todos` over all, for the staff, and null where the caller’s rights do not show it.',
  access: 'session',
  input,
  output: shape({
    meses: z.array(text),
    mascotas: z
      .array(shape({ ingresos: count, adopciones: count, dias_mediana: count.nullable() }))
      .nullable(),
    eventos: z.array(shape({ eventos: count, visitantes: count })).nullable(),
    donativos: shape({
      prueba: flag,
      meses: z.array(
        shape({
          neto: pesosValue,
          donantes: count,
          por_tipo: z.array(shape({ tipo: wordOf(donationKinds), neto: pesosValue })),
        }),
      ),
    }).nullable(),
  }),
  errors: { 403: ['forbidden'] },
  async handle({ input, viewer, context }) {
    const { months, pets, events, donations } = await context.dashboard.findFigures(
      viewer,
      scopeOf(input),
    );
    return {
      data: {
        meses: [...months],
        mascotas:
          pets?.map(({ takenIn, adopted, medianDays }) => ({
            ingresos: takenIn,
            adopciones: adopted,
            dias_mediana: medianDays,
          })) ?? null,
        eventos:
          events?.map(({ events, visitors }) => ({ eventos: events, visitantes: visitors })) ??
          null,
        donativos: donations && {
          prueba: donations.isTest,
          meses: donations.months.map((month) => ({
            neto: pesos(month.receivedCents - month.refundedCents),
            donantes: month.donors,
            por_tipo: donationKinds.values.flatMap((kind) => {
              const cents = month.netCentsByKind[kind];
              return cents ? [{ tipo: donationKinds.toWire(kind), neto: pesos(cents) }] : [];
            }),
          })),
        },
      },
    };
  },
});

const secciones = defineAction({
  name: 'tablero:secciones',
  summary:
    'What the caller’s account has: pets that it looks after (`mascotas`), applications that it sent (`solicitudes`), pets ' +
    'that it adopted here and still has (`adoptadas`). For menus.',
  access: 'session',
  input: z.strictObject({ lang: wireLanguage }),
  output: shape({ mascotas: flag, solicitudes: flag, adoptadas: flag }),
  async handle({ viewer, context }) {
    const found = await context.dashboard.findSections(viewer);
    return {
      data: {
        mascotas: found.ownPets,
        solicitudes: found.applications,
        adoptadas: found.adoptedPets,
      },
    };
  },
});

export const tablero = [pendientes, cifras, secciones] as const;
