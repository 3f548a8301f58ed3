import type { RescueState } from '#domain/rescues/rescue-machine.ts';

const states: Record<RescueState, string> = {
  received: 'Recibimos tu reporte. En cuanto alguien lo vea, te avisamos.',
  inReview: 'Alguien del equipo está viendo tu reporte.',
  advised: 'Te dejamos consejos. Si algo cambia, escríbenos aquí.',
  onTheWay: 'Alguien va en camino.',
  admitted: 'El animal ya está con nosotros. ¡Gracias por avisar!',
  referred: 'Pasamos tu reporte a otro rescate o autoridad.',
  closed: 'Este reporte está cerrado.',
};

const stateNames: Record<RescueState, string> = {
  received: 'Recibido',
  inReview: 'En revisión',
  advised: 'Con consejos',
  onTheWay: 'Rescate en camino',
  admitted: 'Con nosotros',
  referred: 'Pasado a otro rescate o autoridad',
  closed: 'Cerrado',
};

/** Following what becomes of a reported animal. */
export const es = {
  title: 'Tu reporte',
  description: 'Qué hacer mientras tanto y qué pasa con tu reporte.',
  heading: (folio: number) => `Reporte ${folio}`,
  unknown: {
    title: 'Este enlace no sirve o ya venció',
    text: 'Los reportes se borran 90 días después de que terminan. Si un animal necesita ayuda, haz uno nuevo.',
    again: 'Hacer un reporte',
  },
  states,
  attended: 'Alguien del equipo lo lleva.',
  keep: 'Guarda esta página: con su enlace ves qué pasa y nos escribes. No lo compartas.',
  advice: 'Qué hacer en la próxima hora',
  photos: {
    label: 'Fotos del animal',
    hint: 'Hasta 3. Solo las ve el equipo, y les quitamos la ubicación que guarda la cámara. Que no salgan personas.',
    invitation: 'Toca para elegir fotos',
    camera: 'Tomar una foto',
    sending: 'Mandando…',
    sent: (count: number) => (count === 1 ? 'Tenemos 1 foto.' : `Tenemos ${count} fotos.`),
    tooMany: (count: number) =>
      count === 1
        ? 'No se mandó 1 foto: son 3 como máximo.'
        : `No se mandaron ${count} fotos: son 3 como máximo.`,
    needsScript: 'Para mandar fotos, abre esta página en un navegador con JavaScript.',
  },
  messages: 'Mensajes',
  noMessages: 'Todavía no hay mensajes.',
  ours: 'El equipo',
  yours: 'Tú',
  write: 'Escribir al equipo',
  writeHint: 'Por ejemplo, si el animal se movió o está peor.',
  send: 'Mandar',
  sent: 'Mandamos tu mensaje.',
  history: 'Qué ha pasado',
  stateNames,
  ends: (day: string) => `Si nadie lo renueva, este reporte termina el ${day}.`,
  renew: 'Todavía necesita ayuda',
  renewed: 'Tu reporte sigue abierto 21 días más.',
  withdraw: 'Ya está a salvo, cerrar el reporte',
  failed: 'No se pudo guardar. Inténtalo otra vez.',
  tooMany: 'Son demasiados cambios seguidos. Espera un rato.',
};

export type RescueReportText = typeof es;
