import type { Bilingual } from '../language.ts';

/** Adoption events and the pets that take part. */
export const eventErrors = {
  eventOver: { es: 'Este evento ya pasó', en: 'This event is over' },
  eventNotYet: {
    es: 'Este evento todavía no empieza: la asistencia se anota desde ese día',
    en: 'This event has not taken place yet: attendance is noted from its day on',
  },
  eventFull: {
    es: 'Este evento ya tiene 200 mascotas: no cabe ninguna más',
    en: 'This event already has 200 pets: there is no room for another one',
  },
  eventChangedSince: {
    es: 'Alguien más cambió este evento mientras lo editabas. No se guardó nada: vuelve a cargarlo y compara.',
    en: 'Somebody else changed this event while you were editing it. Nothing was saved: load it again and compare.',
  },
  noticeAnswered: {
    es: 'Ya se decidió si se avisa de este cambio',
    en: 'Whether to tell people of this change was already decided',
  },
  tooManyAddresses: {
    es: 'Son demasiadas direcciones: agrega hasta 200 a la vez',
    en: 'These are too many addresses: add up to 200 at a time',
  },
  eventCancelled: { es: 'Este evento se canceló', en: 'This event was canceled' },
  addressInvalid: {
    es: 'Dirección {place}: «{address}» no es un correo válido',
    en: 'Address {place}: “{address}” is not a valid email',
  },
  invitationRefused: {
    es: 'Su servidor de correo rechazó el mensaje',
    en: 'Their mail server refused the message',
  },
  invitationNotTaken: {
    es: 'Nuestro servidor de correo no respondió: inténtalo de nuevo',
    en: 'Our mail server did not answer: please try again',
  },
  invitationUncertain: {
    es: 'No sabemos si le llegó',
    en: 'We do not know whether it arrived',
  },
  invitationPending: {
    es: 'Todavía no sale: lo seguiremos intentando',
    en: 'It has not left yet: we will go on trying',
  },
  invitationLater: {
    es: 'No cupo en este envío: vuelve a enviar las invitaciones y saldrá en el siguiente',
    en: 'It did not fit into this sending: send the invitations again and it goes with the next one',
  },
  petNotForEvents: {
    es: 'Solo participan mascotas que están en adopción',
    en: 'Only pets that are in adoption take part',
  },
  petTakesPart: {
    es: 'Esta mascota ya participa en el evento',
    en: 'This pet already takes part in the event',
  },
  petTakesNoPart: {
    es: 'Esta mascota no participa en el evento',
    en: 'This pet does not take part in the event',
  },
} as const satisfies Record<string, Bilingual>;
