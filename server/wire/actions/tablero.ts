import { mostCounted } from '#domain/dashboard/attention.ts';
import { findAttention, findFigures } from '#domain/dashboard/dashboard-calls.ts';
import { findSections } from '#domain/dashboard/section-calls.ts';
import { donationKinds } from '#domain/donations/donation-kind.ts';
import { implement } from '../implement.ts';
import { pesos } from '../schemas/ventas.ts';

const scopeOf = ({ ofAll }: { ofAll: boolean }) => (ofAll ? 'all' : 'own');

const pendientes = implement(findAttention, {
  summary:
    'What waits for the caller about their own pets, the most urgent first; with `de_todos` over all, for the staff, as far ' +
    `as their rights go. \`cuenta\` goes no further than ${mostCounted}.`,
  async handle({ input, viewer, context }) {
    return { data: await context.dashboard.findAttention(viewer, scopeOf(input)) };
  },
});

const cifras = implement(findFigures, {
  summary:
    'Thirteen months (`meses`), oldest first: from the same month of last year to this one, which is not over yet. ' +
    '`mascotas` taken in, adopted, and the median of days from registration to adoption; `eventos` that took place with ' +
    'their visitors; `donativos` in pesos, net of refunds, with how many people gave. Of the caller’s own pets, null where they have none; with ' +
    '`de_todos` over all, for the staff, and null where the caller’s rights do not show it.',
  async handle({ input, viewer, context }) {
    const found = await context.dashboard.findFigures(viewer, scopeOf(input));
    const { months, pets, events, donations } = found;
    return {
      data: {
        months,
        pets: pets ?? null,
        events: events ?? null,
        donations: donations && {
          isTest: donations.isTest,
          months: donations.months.map((month) => ({
            net: pesos(month.receivedCents - month.refundedCents),
            donors: month.donors,
            byKind: donationKinds.values.flatMap((kind) => {
              const cents = month.netCentsByKind[kind];
              return cents ? [{ kind, net: pesos(cents) }] : [];
            }),
          })),
        },
      },
    };
  },
});

const secciones = implement(findSections, {
  summary:
    'What the caller’s account has: pets that it looks after (`mascotas`), applications that it sent (`solicitudes`), pets ' +
    'that it adopted here and still has (`adoptadas`). For menus.',
  async handle({ viewer, context }) {
    return { data: await context.dashboard.findSections(viewer) };
  },
});

export const tablero = [pendientes, cifras, secciones];
