import type { RecordedReason } from '#domain/adoption/warnings.ts';

const month = (length: 'long' | 'short') =>
  new Intl.DateTimeFormat('es-MX', {
    month: length,
    year: length === 'long' ? 'numeric' : undefined,
    timeZone: 'UTC',
  });
const [long, short] = [month('long'), month('short')];
const dateOf = (text: string) => new Date(`${text}-01T00:00:00Z`);

export const es = {
  title: 'Cifras de adopción',
  lead: 'Cómo van las solicitudes para las mascotas que cuidas.',
  staffLead: 'Cómo van las solicitudes para todas las mascotas.',
  back: 'Solicitudes recibidas',
  span: 'Periodo',
  months: (count: number) => `Últimos ${count} meses`,
  download: { button: 'Descargar CSV', busy: 'Preparando…' },
  file: 'cifras-de-adopcion',
  none: 'No llegó ninguna solicitud en este periodo',
  noneText: 'Elige un periodo más largo, o vuelve cuando haya solicitudes.',
  received: 'Recibidas',
  adopted: 'Adopciones',
  returned: 'Devueltas',
  returnedOf: (count: number) => (count === 1 ? '1 se devolvió' : `${count} se devolvieron`),
  answer: 'Primera respuesta (mediana)',
  adoption: 'Hasta la adopción (mediana)',
  answerShort: 'Primera respuesta',
  adoptionShort: 'Hasta la adopción',
  p90: (duration: string) => `9 de cada 10: hasta ${duration}`,
  duration(minutes: number | null): string {
    if (minutes === null) return '—';
    if (minutes < 60) return `${minutes} min`;
    if (minutes < 2_880) return `${Math.round(minutes / 60)} h`;
    return `${Math.round(minutes / 1_440)} días`;
  },
  explained:
    'Se cuentan las solicitudes por el mes en que llegaron, mientras existan: las de una cuenta eliminada ya no están. Primera respuesta es el primer cambio de estado, pregunta o cita.',
  byMonth: 'Por mes',
  emptyMonths: 'Abajo están los meses en que llegó alguna solicitud.',
  month: 'Mes',
  monthName: (text: string) => long.format(dateOf(text)),
  monthShort: (text: string) => short.format(dateOf(text)).replace('.', ''),
  chart: (count: number, most: number) => `${count} meses; la barra más alta son ${most}`,
  barTitle: (name: string, received: number, adopted: number) =>
    `${name}: ${received} recibidas, ${adopted} adopciones`,
  reasonsTitle: 'Motivos para no aceptar',
  reason: 'Motivo',
  times: 'Veces',
  noReasons: 'No hubo solicitudes sin aceptar.',
  reasons: {
    otherFamily: 'Se eligió a otra familia',
    otherNeeds: 'La mascota necesita otro hogar',
    homeNotReady: 'La casa no estaba lista',
    noAnswer: 'No hubo comunicación',
    dataMissing: 'Faltaron datos',
    petStays: 'La mascota no se daría en adopción',
    ownWords: 'Con otras palabras',
    noLongerFree: 'La mascota ya no estaba disponible (el portal)',
  } satisfies Record<RecordedReason, string>,
  byRescuer: 'Por responsable',
  rescuer: 'Responsable',
  nobody: 'Sin responsable',
};
