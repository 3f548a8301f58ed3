import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** What the entries of a pet's timeline are about, as people filter them. */
export const timelineKind = vocabulary({
  life: 'vida',
  care: 'salud',
  foster: 'hogar_temporal',
  event: 'evento',
  application: 'solicitud',
  adoption: 'adopcion',
  followUp: 'seguimiento',
});
export type TimelineKind = ValueOf<typeof timelineKind>;

/** What the family that adopted a pet is told of: of its care, what it recorded itself. */
export const familyKinds: readonly TimelineKind[] = [
  'life',
  'care',
  'application',
  'adoption',
  'followUp',
];

/** What happened, in one word; the entry's title says the rest. */
export const timelineWhat = vocabulary({
  registered: 'registrada',
  cameFound: 'llego_encontrada',
  cameSurrendered: 'llego_entregada',
  bornHere: 'nacio_aqui',
  cameTransferred: 'llego_trasladada',
  cameReturned: 'llego_devuelta',
  inAdoption: 'en_adopcion',
  inRehabilitation: 'en_rehabilitacion',
  paused: 'pausada',
  expired: 'vencida',
  deleted: 'eliminada',
  deceased: 'fallecida',
  adopted: 'adoptada',
  returned: 'devuelta',
  vaccine: 'vacuna',
  deworming: 'desparasitacion',
  test: 'prueba',
  treatment: 'tratamiento',
  weight: 'peso',
  operation: 'operacion',
  visit: 'consulta',
  note: 'nota',
  event: 'evento',
  eventAttended: 'evento_asistio',
  eventMissed: 'evento_falto',
  eventCancelled: 'evento_cancelado',
  applied: 'solicitada',
  declined: 'rechazada',
  withdrawn: 'retirada',
  fosterBegan: 'hogar_inicio',
  fosterEnded: 'hogar_fin',
  asked: 'preguntado',
  answeredWell: 'responde_bien',
  answeredDoubts: 'responde_dudas',
  answeredHelp: 'responde_ayuda',
  answeredNotWorking: 'responde_no_funciona',
});
export type TimelineWhat = ValueOf<typeof timelineWhat>;

/** Entries of one page. */
export const timelinePage = 30;

/** The instant of what has a day (YYYY-MM-DD) alone: noon in UTC lies within that day all over Mexico. */
export const noonOf = (day: string): string => `${day}T12:00:00.000Z`;
