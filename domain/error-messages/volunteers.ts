import type { Bilingual } from '../language.ts';

/** Volunteers, their shifts and hours. */
export const volunteerErrors = {
  volunteerAlready: {
    es: 'Ya hay una solicitud o un voluntariado activo con esta cuenta o este correo.',
    en: 'There is already an application or a volunteer with this account or this email.',
  },
  volunteerConsentMissing: {
    es: 'Es menor de edad: anota primero el permiso por escrito de quien tiene su tutela.',
    en: 'This is a minor: note the written consent of their guardian first.',
  },
  volunteerInactive: {
    es: 'Para los turnos hace falta un voluntariado activo.',
    en: 'Shifts are for active volunteers.',
  },
  shiftTask: {
    es: 'Este turno es de una tarea que todavía no haces. Pregunta a coordinación.',
    en: 'This shift is of a task that you do not do yet. Ask the coordinator.',
  },
  shiftFull: {
    es: 'Este turno ya está lleno. Elige otro.',
    en: 'This shift is full. Choose another one.',
  },
  shiftOver: {
    es: 'Este turno ya empezó o se canceló.',
    en: 'This shift has begun or was canceled.',
  },
  shiftOverlaps: {
    es: 'A esa hora ya hay otro turno.',
    en: 'There is another shift at that time.',
  },
  shiftLate: {
    es: 'Faltan menos de 24 horas: ofrécelo en cambio, o avisa a coordinación.',
    en: 'It begins in less than 24 hours: offer it for a swap, or tell the coordinator.',
  },
  shiftTaken: {
    es: 'Alguien se adelantó: este turno ya no se ofrece.',
    en: 'Somebody was faster: this shift is not offered any more.',
  },
  shiftNotOwn: {
    es: 'No estás en ese turno.',
    en: 'You are not on that shift.',
  },
  shiftNotOver: {
    es: 'Este turno todavía no termina.',
    en: 'This shift has not ended yet.',
  },
  tooManyShifts: {
    es: 'Son demasiados turnos por venir. Espera a que pasen algunos.',
    en: 'There are too many shifts to come. Wait until some are over.',
  },
  hoursTooMany: {
    es: 'Serían más de 16 horas en un día.',
    en: 'That would be more than 16 hours in one day.',
  },
  hoursSettled: {
    es: 'Estas horas ya se revisaron. Recarga la página.',
    en: 'These hours have been reviewed already. Reload the page.',
  },
  certificateEmpty: {
    es: 'No hay horas confirmadas en esas fechas.',
    en: 'There are no confirmed hours between those days.',
  },
} as const satisfies Record<string, Bilingual>;
