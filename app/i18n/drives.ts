import type { Bilingual } from '#domain/language.ts';

const es = {
  title: 'Jornadas de esterilización',
  description:
    'Aparta lugar para esterilizar a tu perro o tu gato en una jornada, sin hacer cuenta. Mira qué debes llevar y cómo es el ayuno.',
  lead: 'Esterilizar es rápido y seguro, y evita camadas sin casa. Elige una jornada y aparta lugar.',
  next: 'Próximas jornadas',
  none: 'Por ahora no hay jornadas',
  noneText: 'Vuelve pronto: aquí publicamos cada jornada en cuanto tiene fecha.',
  past: 'Jornadas que ya hicimos',
  sterilized: (count: number) =>
    count === 1 ? '1 animal esterilizado' : `${count} animales esterilizados`,
  free: (count: number) =>
    count === 0 ? 'Lista de espera' : count === 1 ? 'Queda 1 lugar' : `Quedan ${count} lugares`,
  closed: 'Ya no se apartan lugares',
  cancelled: 'Se canceló',
  held: 'Ya se hizo',
  see: 'Ver y apartar',
  day: 'Día',
  hours: 'Horas',
  place: 'Lugar',
  fee: 'Cuota',
  feeText: (amount: string) =>
    `${amount} por animal. Se paga ese día en efectivo y no es donativo.`,
  noFee: 'Es gratis',
  groups: 'Para quiénes',
  group: (name: string, free: number) =>
    free === 0
      ? `${name}: lista de espera`
      : `${name}: ${free === 1 ? 'queda 1' : `quedan ${free}`}`,
  check: {
    title: 'Antes de apartar, revisa',
    items: [
      'Tiene entre 3 meses y 7 años, pesa más de 1 kilo y está sano.',
      'Ayuno: sin comida 8 horas antes (4 horas si tiene menos de 6 meses). Agua sí. Te lo recordamos la noche anterior.',
      'El perro va con collar y correa; el gato, en una transportadora bien cerrada. Lleva una cobija.',
      'Va una persona adulta con identificación: el lugar vale solo con el nombre de quien lo apartó.',
      'Un lugar por animal. Si ya no puedes ir, cancela con un toque y le toca a quien sigue.',
    ],
  },
  form: {
    heading: 'Apartar un lugar',
    waitHeading: 'Apuntarse en la lista de espera',
    waitText: 'Ya no quedan lugares. Si alguien cancela, el lugar es tuyo y te avisamos.',
    household: (most: number) =>
      most === 1 ? 'Un animal por casa.' : `Hasta ${most} animales por casa, uno por uno.`,
    petName: 'Nombre del animal',
    species: '¿Qué es?',
    sex: '¿Macho o hembra?',
    weight: '¿Cuánto pesa? (kilos)',
    weightHint: 'Si no sabes: súbete a la báscula con y sin él, y resta.',
    age: '¿Qué edad tiene?',
    reproduction: 'Si es hembra: ¿está preñada, en celo o amamantando?',
    reproductionHint: 'Si es macho, elige «Nada de eso».',
    ill: '¿Está enfermo?',
    illHint: 'Tose, vomita, tiene diarrea, no come o está herido.',
    flatFaced: '¿Tiene la cara chata?',
    flatFacedHint: 'Como pug, bulldog, bóxer, shih tzu o gato persa.',
    medicine: '¿Toma alguna medicina? (si quieres)',
    medicineHint: 'Escribe cuál. Si no toma, déjalo vacío.',
    slot: '¿A qué hora lo llevas?',
    slotFree: (free: number) => (free === 0 ? 'Llena' : free === 1 ? 'Queda 1' : `Quedan ${free}`),
    reach: 'Tus datos',
    name: 'Tu nombre y apellido',
    nameHint: 'Como está en tu identificación.',
    phone: 'Tu teléfono',
    email: 'Tu correo (si tienes)',
    emailHint: 'Ahí te mandamos tu lugar, los avisos y el recordatorio del ayuno.',
    yes: 'Sí',
    no: 'No',
    first: 'Escribe tu nombre para poder apartar.',
    send: 'Apartar lugar',
    sendWait: 'Apuntarme en la lista',
    sending: 'Apartando…',
    privacy: 'Solo el equipo de la jornada ve tus datos. Los borramos 90 días después. Más en el',
    privacyLink: 'aviso de privacidad',
  },
  certificate: {
    title: 'Comprobar una constancia',
    description: 'Comprueba si una constancia de esterilización es auténtica.',
    authentic: 'La constancia es auténtica',
    authenticText: (pet: string, animal: string, day: string, drive: string) =>
      `Esterilizamos a ${pet} (${animal}) el ${day} en «${drive}».`,
    unknown: 'No encontramos esta constancia',
    unknownText:
      'Revisa que la clave esté completa. Las guardamos 90 días: después, la firma digital del PDF muestra si es auténtico.',
  },
};

export type DrivesText = typeof es;

const en: DrivesText = {
  title: 'Sterilization drives',
  description:
    'Book a place to sterilize your dog or cat at a drive, without an account. See what to bring and how the animal fasts.',
  lead: 'Sterilizing is quick and safe, and prevents litters without a home. Choose a drive and book a place.',
  next: 'Next drives',
  none: 'There are no drives for now',
  noneText: 'Come back soon: we publish each drive here as soon as it has a date.',
  past: 'Drives that we have held',
  sterilized: (count) => (count === 1 ? '1 animal sterilized' : `${count} animals sterilized`),
  free: (count) =>
    count === 0 ? 'Waiting list' : count === 1 ? '1 place left' : `${count} places left`,
  closed: 'No more bookings',
  cancelled: 'Cancelled',
  held: 'Over',
  see: 'See and book',
  day: 'Day',
  hours: 'Times',
  place: 'Where',
  fee: 'Fee',
  feeText: (amount) => `${amount} for each animal, in cash on the day. It is no donation.`,
  noFee: 'It is free',
  groups: 'For whom',
  group: (name, free) => (free === 0 ? `${name}: waiting list` : `${name}: ${free} left`),
  check: {
    title: 'Before you book, make sure',
    items: [
      'It is 3 months to 7 years old, weighs more than 1 kilo, and is well.',
      'Fasting: no food for 8 hours before (4 hours if it is younger than 6 months). Water is fine. We remind you the evening before.',
      'A dog comes with collar and leash, a cat in a carrier that closes well. Bring a blanket.',
      'An adult with an ID comes along: the place is valid with the name of whoever booked it alone.',
      'One place for each animal. If you cannot come, cancel with one tap, and it goes to the next one.',
    ],
  },
  form: {
    heading: 'Book a place',
    waitHeading: 'Join the waiting list',
    waitText: 'There are no places left. If somebody cancels, the place is yours and we tell you.',
    household: (most) =>
      most === 1
        ? 'One animal for each household.'
        : `Up to ${most} animals for each household, one by one.`,
    petName: 'Name of the animal',
    species: 'What is it?',
    sex: 'Male or female?',
    weight: 'How much does it weigh? (kilos)',
    weightHint: 'If you do not know: step on the scale with it and without it, and subtract.',
    age: 'How old is it?',
    reproduction: 'If female: is she pregnant, in heat or nursing?',
    reproductionHint: 'If male, choose “None of that”.',
    ill: 'Is it ill?',
    illHint: 'It coughs, vomits, has diarrhea, does not eat, or is hurt.',
    flatFaced: 'Has it a flat face?',
    flatFacedHint: 'Such as a pug, bulldog, boxer, shih tzu or Persian cat.',
    medicine: 'Does it take medicine? (if you like)',
    medicineHint: 'Tell which. If it takes none, leave this empty.',
    slot: 'At what time do you bring it?',
    slotFree: (free) => (free === 0 ? 'Full' : `${free} left`),
    reach: 'About you',
    name: 'Your first and last name',
    nameHint: 'As on your ID.',
    phone: 'Your phone',
    email: 'Your email (if you have one)',
    emailHint: 'There we send your place, news and the reminder of the fasting.',
    yes: 'Yes',
    no: 'No',
    first: 'Enter your name to be able to book.',
    send: 'Book the place',
    sendWait: 'Join the list',
    sending: 'Booking…',
    privacy:
      'The team of the drive alone sees your details. We delete them after 90 days. More in the',
    privacyLink: 'privacy notice',
  },
  certificate: {
    title: 'Verify a certificate',
    description: 'See whether a certificate of sterilization is genuine.',
    authentic: 'The certificate is genuine',
    authenticText: (pet, animal, day, drive) =>
      `We sterilized ${pet} (${animal}) on ${day} at “${drive}”.`,
    unknown: 'We did not find this certificate',
    unknownText:
      'Make sure that the code is complete. We keep them for 90 days: later, the digital signature of the PDF shows whether it is genuine.',
  },
};

export const drivesText: Bilingual<DrivesText> = { es, en };
