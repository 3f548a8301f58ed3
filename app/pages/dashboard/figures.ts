import { callApi } from '#app/api/session-client.ts';
import { type DonationKind, donationKinds } from '#domain/donations/donation-kind.ts';

/** A figure in each of the months, oldest first. */
export interface Series {
  measure: Measure;
  /** Of one kind of donations. */
  kind?: DonationKind;
  unit: 'count' | 'pesos';
  /** null: there is none in that month. */
  values: readonly (number | null)[];
}

type Measure = 'takenIn' | 'adopted' | 'medianDays' | 'events' | 'visitors' | 'net' | 'donors';

export interface DashboardFigures {
  /** 'YYYY-MM', oldest first; the last one is not over yet. */
  months: readonly string[];
  series: readonly Series[];
  isTest: boolean;
}

async function findFigures(de_todos: boolean): Promise<DashboardFigures> {
  const found = await callApi('tablero:cifras', { de_todos });
  const { meses, mascotas, eventos, donativos } = found;
  const count = (measure: Measure, values: Series['values']): Series => ({
    measure,
    unit: 'count',
    values,
  });
  const kinds = donationKinds.values.flatMap((kind): Series[] => {
    const word = donationKinds.toWire(kind);
    const values = donativos?.meses.map(
      ({ por_tipo }) => por_tipo.find(({ tipo }) => tipo === word)?.neto ?? 0,
    );
    if (!values?.some((value) => value !== 0)) return [];
    return [{ measure: 'net', kind, unit: 'pesos', values }];
  });
  return {
    months: meses,
    isTest: donativos?.prueba ?? false,
    series: [
      ...(mascotas
        ? [
            count(
              'takenIn',
              mascotas.map(({ ingresos }) => ingresos),
            ),
            count(
              'adopted',
              mascotas.map(({ adopciones }) => adopciones),
            ),
            count(
              'medianDays',
              mascotas.map(({ dias_mediana }) => dias_mediana),
            ),
          ]
        : []),
      ...(eventos
        ? [
            count(
              'events',
              eventos.map((month) => month.eventos),
            ),
            count(
              'visitors',
              eventos.map(({ visitantes }) => visitantes),
            ),
          ]
        : []),
      ...(donativos
        ? [
            {
              measure: 'net' as const,
              unit: 'pesos' as const,
              values: donativos.meses.map(({ neto }) => neto),
            },
            ...kinds,
            count(
              'donors',
              donativos.meses.map(({ donantes }) => donantes),
            ),
          ]
        : []),
    ],
  };
}

export const findAllFigures = () => findFigures(true);
export const findOwnFigures = () => findFigures(false);
