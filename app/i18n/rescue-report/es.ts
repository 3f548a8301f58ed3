import type { RescueState } from '#domain/rescues/rescue-machine.ts';
import type { RescueKind, RescueSpecies } from '#domain/rescues/rescue-words.ts';

const kinds: Record<RescueKind, { label: string; hint: string }> = {
  hurt: { label: 'Está herido o enfermo', hint: 'Lo atropellaron, sangra, no se mueve…' },
  loose: { label: 'Anda suelto', hint: 'Perdido o abandonado en la calle' },
  litter: { label: 'Es una camada', hint: 'Bebés, con su mamá o sin ella' },
  abuse: { label: 'Lo maltratan', hint: 'Lo golpean, está amarrado, sin agua o comida' },
  surrender: { label: 'No puedo quedármelo', hint: 'Es mío y busco quién lo reciba' },
  other: { label: 'Otra cosa', hint: 'Cuéntanos abajo' },
};

const species: Record<RescueSpecies, string> = { dog: 'Perro', cat: 'Gato', other: 'Otro' };

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

/** Reporting an animal, and following what becomes of it. */
export const es = {
  form: {
    heading: 'Hacer un reporte',
    kind: '¿Qué pasa?',
    kinds,
    species: '¿Qué animal es?',
    speciesNames: species,
    yes: 'Sí',
    no: 'No',
    danger: '¿Puede morir si nadie lo ayuda en la próxima hora?',
    dangerHint: 'Sangra mucho, no respira bien, no se levanta o lo están golpeando.',
    exposed: '¿Está en un lugar donde le puede pasar algo hoy?',
    exposedHint: 'Entre coches, bajo el sol, sin agua o donde alguien lo lastima.',
    alone: '¿Está solo?',
    aloneHint: 'Nadie puede quedarse con él mientras.',
    postalCode: 'Código postal de donde está',
    postalCodeHint: 'Son 5 números. Si no lo sabes, pregunta a alguien de ahí.',
    place: 'Dónde está',
    placeHint: 'Calle y una referencia: «atrás del mercado, junto a la llantera».',
    locate: 'Agregar la ubicación de este teléfono',
    locating: 'Buscando tu ubicación…',
    located: 'Agregamos la ubicación. Solo la ve el equipo.',
    unlocate: 'Quitarla',
    notLocated: 'No pudimos leer la ubicación. Descríbela con palabras.',
    words: 'Cuéntanos más (si quieres)',
    wordsHint: 'Tamaño, color, qué le pasó, desde cuándo.',
    reachHeading: 'Para avisarte qué pasa',
    name: 'Tu nombre',
    phone: 'Tu teléfono',
    email: 'Tu correo',
    reachHint: 'Con uno basta. Con tu correo te mandamos un enlace para ver tu reporte.',
    first: 'Escribe tu nombre para poder mandarlo.',
    send: 'Mandar el reporte',
    sending: 'Mandando…',
    privacy: 'Solo el equipo que atiende reportes ve tus datos y tus fotos. Más en el',
    privacyLink: 'aviso de privacidad',
    photosLater: 'Después de mandarlo puedes agregar hasta 3 fotos.',
  },
  page: {
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
  },
};

export type RescueReportText = typeof es;
