import type { BookingState } from '#domain/drives/drive-machine.ts';
import type { Bilingual } from '#domain/language.ts';

interface Said {
  title: string;
  text: string;
}

const states: Record<BookingState, Said> = {
  booked: { title: 'Tienes lugar', text: 'Guarda esta página: es tu turno.' },
  waiting: {
    title: 'Estás en la lista de espera',
    text: 'Si alguien cancela, el lugar es tuyo. Te avisamos por correo; si no lo dejaste, mira esta página.',
  },
  arrived: { title: 'Ya llegó', text: 'El equipo te llama cuando sea su turno.' },
  done: { title: 'Ya está esterilizado', text: 'Abajo están los cuidados y la constancia.' },
  turnedAway: {
    title: 'No se pudo operar',
    text: 'El veterinario vio que hoy no era seguro. Puedes apartar lugar en otra jornada.',
  },
  noShow: { title: 'No llegó', text: 'Otra vez, cancela antes: así otro animal usa el lugar.' },
  cancelled: { title: 'Este lugar está cancelado', text: 'Puedes apartar otro en la jornada.' },
};

const es = {
  title: 'Tu lugar en la jornada',
  description: 'Tu turno, el ayuno y lo que debes llevar.',
  heading: (pet: string) => `Lugar de ${pet}`,
  states,
  offDrive: 'La jornada se canceló. Perdona las molestias.',
  position: (number: number) => `Eres el número ${number} de la lista.`,
  turn: 'Turno',
  nameOnly: (name: string) =>
    `A nombre de ${name}. Vale solo con tu identificación: no se vende ni se regala.`,
  day: 'Día',
  time: 'Hora',
  place: 'Lugar',
  fee: 'Cuota',
  fasting: 'Ayuno',
  fastingText: (time: string, isDayBefore: boolean) =>
    isDayBefore
      ? `Desde las ${time} de la noche anterior, nada de comida. Agua sí, hasta salir de casa.`
      : `Desde las ${time} de ese día, nada de comida. Agua sí, hasta salir de casa.`,
  bring: 'Lleva',
  bringText: {
    dog: 'Tu identificación, al perro con collar y correa, y una cobija.',
    cat: 'Tu identificación, al gato en una transportadora bien cerrada, y una cobija.',
  },
  consent: 'Autorización',
  consentLead: 'Léela y fírmala antes de ir: así pasas más rápido.',
  signName: 'Tu nombre completo',
  signHint: 'Escribir tu nombre vale como firma.',
  sign: 'Firmar',
  signed: 'Ya firmaste la autorización.',
  openConsent: 'Descargar la autorización',
  openCertificate: 'Descargar la constancia',
  noScript: 'Para descargarla, abre esta página en un navegador con JavaScript.',
  downloadFailed: 'No se pudo descargar. Inténtalo otra vez.',
  cancel: 'Cancelar mi lugar',
  cancelText: '¿Ya no puedes ir? Cancela y el lugar le toca a quien sigue. No se puede deshacer.',
  leave: 'Salir de la lista',
  care: 'Cuidados después de la operación',
  careItems: [
    'Mantenlo abrigado y en un lugar tranquilo hasta que despierte bien.',
    'Dale poca agua cuando camine derecho, y poca comida 4 horas después.',
    'Que no se lama la herida: usa el collar o la faja 10 días, sin baño y sin saltos.',
    'Llama al veterinario si sangra, vomita, no come en un día o está muy decaído.',
  ],
  done: {
    cancelar: 'Cancelamos tu lugar. Gracias por avisar.',
    firmar: 'Gracias. Ya está firmada.',
  },
  failed: 'No se pudo. Inténtalo otra vez.',
  tooMany: 'Van muchos intentos. Espera un rato.',
  again: 'Ver la jornada',
  unknown: 'No encontramos este lugar',
  unknownText:
    'El enlace no sirve o ya venció. Los lugares se borran 90 días después de la jornada.',
  list: 'Ver las jornadas',
};

export type DriveBookingText = typeof es;

const en: DriveBookingText = {
  title: 'Your place at the drive',
  description: 'Your turn, the fasting, and what to bring.',
  heading: (pet) => `Place of ${pet}`,
  states: {
    booked: { title: 'You have a place', text: 'Keep this page: it is your turn.' },
    waiting: {
      title: 'You are on the waiting list',
      text: 'If somebody cancels, the place is yours. We tell you by email; if you left none, look at this page.',
    },
    arrived: { title: 'It has come', text: 'The team calls you when it is your turn.' },
    done: {
      title: 'It is sterilized',
      text: 'Below are how to look after it and the certificate.',
    },
    turnedAway: {
      title: 'It could not be operated on',
      text: 'The vet saw that it was not safe today. You can book at another drive.',
    },
    noShow: {
      title: 'It did not come',
      text: 'Another time, cancel before: another animal gets the place.',
    },
    cancelled: { title: 'This place is cancelled', text: 'You can book another at the drive.' },
  },
  offDrive: 'The drive was cancelled. We are sorry.',
  position: (number) => `You are number ${number} on the list.`,
  turn: 'Turn',
  nameOnly: (name) =>
    `In the name of ${name}. It is valid with your ID alone: it is neither sold nor given away.`,
  day: 'Day',
  time: 'Time',
  place: 'Where',
  fee: 'Fee',
  fasting: 'Fasting',
  fastingText: (time, isDayBefore) =>
    isDayBefore
      ? `No food from ${time} of the evening before on. Water is fine until you leave home.`
      : `No food from ${time} of that day on. Water is fine until you leave home.`,
  bring: 'Bring',
  bringText: {
    dog: 'Your ID, the dog with collar and leash, and a blanket.',
    cat: 'Your ID, the cat in a carrier that closes well, and a blanket.',
  },
  consent: 'Authorization',
  consentLead: 'Read and sign it before you come: it is quicker then.',
  signName: 'Your full name',
  signHint: 'Typing your name counts as a signature.',
  sign: 'Sign',
  signed: 'You have signed the authorization.',
  openConsent: 'Download the authorization',
  openCertificate: 'Download the certificate',
  noScript: 'To download it, open this page in a browser with JavaScript.',
  downloadFailed: 'It could not be downloaded. Try again.',
  cancel: 'Cancel my place',
  cancelText: 'You cannot come? Cancel, and it goes to the next one. This cannot be undone.',
  leave: 'Leave the list',
  care: 'Looking after it',
  careItems: [
    'Keep it warm and in a quiet place until it is fully awake.',
    'Give a little water once it walks straight, and a little food 4 hours later.',
    'Keep it from licking the wound: collar or bandage for 10 days, no bath, no jumping.',
    'Call a vet if it bleeds, vomits, does not eat for a day, or is very weak.',
  ],
  done: {
    cancelar: 'We cancelled your place. Thanks for telling.',
    firmar: 'Thanks. It is signed.',
  },
  failed: 'It did not work. Try again.',
  tooMany: 'Many tries. Wait a while.',
  again: 'See the drive',
  unknown: 'We did not find this place',
  unknownText: 'The link is wrong or has expired. Places are deleted 90 days after the drive.',
  list: 'See the drives',
};

export const driveBookingText: Bilingual<DriveBookingText> = { es, en };
