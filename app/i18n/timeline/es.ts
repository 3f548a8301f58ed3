import type { TimelineKind, TimelineWhat } from '#domain/timeline/timeline.ts';

const kinds: Record<TimelineKind, string> = {
  life: 'Estado',
  care: 'Salud',
  foster: 'Hogar temporal',
  event: 'Eventos',
  application: 'Solicitudes',
  adoption: 'Adopción',
  followUp: 'Seguimientos',
};

const what: Record<TimelineWhat, string> = {
  registered: 'Llegó al portal',
  inAdoption: 'Se publicó en adopción',
  inRehabilitation: 'Se publicó en rehabilitación',
  paused: 'Se pausó su publicación',
  expired: 'Venció su publicación',
  deleted: 'Se eliminó su ficha',
  deceased: 'Falleció',
  adopted: 'Encontró familia',
  returned: 'Regresó de su adopción',
  vaccine: 'Vacuna',
  deworming: 'Desparasitación',
  test: 'Prueba',
  treatment: 'Tratamiento',
  weight: 'Peso',
  operation: 'Operación',
  visit: 'Consulta',
  note: 'Nota de salud',
  event: 'Participa en un evento',
  eventAttended: 'Fue a un evento',
  eventMissed: 'No fue a un evento',
  eventCancelled: 'Se canceló un evento',
  applied: 'Solicitud de adopción',
  declined: 'Solicitud rechazada',
  withdrawn: 'Solicitud retirada por la familia',
  fosterBegan: 'Llegó a un hogar temporal',
  fosterEnded: 'Salió del hogar temporal',
  asked: 'Preguntamos a la familia cómo va',
  answeredWell: 'La familia contestó: todo bien',
  answeredDoubts: 'La familia contestó: tiene dudas',
  answeredHelp: 'La familia pidió ayuda',
  answeredNotWorking: 'La familia contestó: no está funcionando',
};

/** The timeline of a pet. */
export const es = {
  title: (pet: string) => `Historia de ${pet}`,
  pageTitle: 'Historia de una mascota',
  description: 'Todo lo que ha pasado con tu mascota, en orden.',
  lead: 'Lo más reciente primero. Solo lo ven quien cuida a la mascota y el personal de la organización.',
  familyLead: 'Desde que llegó contigo, lo más reciente primero.',
  filters: 'Qué mostrar',
  all: 'Todo',
  none: 'No hay nada de esto todavía.',
  more: 'Mostrar más',
  loading: 'Cargando…',
  open: (words: string) => `Abrir: ${words}`,
  openShort: 'Abrir',
  upcoming: 'Próximamente',
  kinds,
  what,
};

export type TimelineText = typeof es;
