import type { DonorDuty } from '#domain/donations/donor-watch.ts';

export const es = {
  title: 'Donantes por identificar',
  lead: 'A quién pide identificar o reportar la ley contra el lavado de dinero por sus donativos.',
  law: (identify: string, report: string) =>
    `La ley (LFPIORPI, artículo 17, fracción XIII) pide identificar a quien dona ${identify} o más, de una vez o en seis meses, y avisar al SAT de quien llega a ${report}. El portal solo prepara los datos: no envía nada a nadie.`,
  logged: 'Cada consulta y cada descarga quedan en la bitácora con tu nombre.',
  month: 'Mes',
  look: 'Consultar',
  looking: 'Consultando…',
  download: 'Descargar los donativos (CSV)',
  fileName: 'donantes-por-identificar',
  none: (month: string) => `En ${month} nadie llegó a esas sumas.`,
  noneText: 'No hay nada que identificar ni que avisar por este mes.',
  found: (month: string) => `Donativos de ${month}`,
  columns: {
    donor: 'Quién',
    duty: 'Qué pide la ley',
    total: 'En seis meses',
    donations: 'Donativos',
    reached: 'Desde el',
  },
  duties: {
    identify: 'Identificar',
    report: 'Avisar',
  } satisfies Record<DonorDuty, string>,
  reportBy: (day: string) => `a más tardar el ${day}`,
  unknown: 'El portal ya no sabe quién es',
  noRfc: 'Sin RFC',
  uma: {
    title: 'UMA diaria por año',
    source:
      'El INEGI publica cada enero la UMA (Unidad de Medida y Actualización) en el Diario Oficial de la Federación; rige del 1 de febrero al 31 de enero.',
    columns: { year: 'Desde', value: 'UMA diaria', source: 'De dónde' },
    from: (year: number) => `1 de febrero de ${year}`,
    brought: 'Viene con el portal',
    entered: 'Capturada aquí',
    missing: (year: number) => `Falta la UMA de ${year}`,
    missingText:
      'Sin ella no decimos a quién hay que identificar desde febrero de ese año. Captúrala abajo: la publica el INEGI.',
    enter: (year: number) => `Capturar la UMA de ${year}`,
    correct: (year: number) => `Corregir la UMA de ${year}`,
    dialog: (year: number) => `UMA diaria de ${year}`,
    label: 'Valor diario, en pesos',
    hint: (year: number) => `Como lo publicó el INEGI en enero de ${year}, por ejemplo 117.31.`,
    save: 'Guardar',
    done: (year: number, value: string) => `La UMA de ${year} es ${value}`,
    saved: 'Queda en la bitácora con tu nombre. Consulta otra vez los meses de ese año.',
  },
  check:
    'Antes de avisar, confirma los datos con la persona: el portal guarda los que dio al donar.',
};

export type DonorWatchText = typeof es;
