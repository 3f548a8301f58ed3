import type { RevocationReason } from '#domain/passports/passport.ts';

/** What the public page that checks passports finds, and what a passport says. */
export const es = {
  valid: {
    title: 'Auténtico',
    text: (until: string) =>
      `Nadie cambió los datos que se firmaron. Este pasaporte vale hasta el ${until}.`,
  },
  expired: {
    title: 'Auténtico, pero vencido',
    text: (until: string) => `Los datos son los que se firmaron, pero venció el ${until}.`,
  },
  revoked: {
    title: 'Revocado',
    text: (day: string, reason: string) => `Se revocó el ${day}. Motivo: ${reason}. Ya no vale.`,
  },
  superseded: {
    title: 'Sustituido por otro más reciente',
    text: (day: string) =>
      `Desde el ${day} hay un pasaporte más reciente de esta mascota. Pide que te lo muestren.`,
  },
  gone: {
    title: 'La firma es auténtica, pero ya no está en el registro',
    text: 'El portal ya no tiene este pasaporte. Pregunta a quien lo emitió.',
  },
  forged: {
    title: 'No es auténtico',
    text: 'La firma no corresponde a los datos: alguien los cambió, o el código se leyó mal. No te fíes de este pasaporte.',
  },
  unknownKey: {
    title: 'No conocemos la firma',
    text: 'No se firmó en este portal, o se firmó con una clave que ya no vale. Si acaban de emitirlo, conéctate y vuelve a comprobarlo.',
    key: (id: string) => `Clave ${id}`,
  },
  unreadable: {
    title: 'No pudimos leer el código',
    text: 'Está incompleto o no es de un pasaporte. Escanéalo otra vez con buena luz.',
  },
  unsupported: {
    title: 'Este navegador no puede comprobar la firma',
    text: 'Actualízalo, o escanea el código con otro teléfono.',
  },
  noKeys: {
    title: 'Falta conexión para la primera comprobación',
    text: 'Conéctate una vez a internet: guardamos lo necesario y después funciona sin conexión.',
  },
  asking: 'Preguntando si fue revocado o sustituido…',
  requested: 'Al preguntar ahora, no está revocado ni sustituido.',
  offline: {
    now: 'Sin conexión no podemos preguntar si fue revocado o sustituido.',
    asked: (when: string) =>
      `La última vez que este aparato preguntó por este pasaporte fue el ${when}: entonces no estaba revocado ni sustituido. Lo que haya pasado después no lo sabemos.`,
    other: (when: string) =>
      `La última vez que este aparato pudo preguntar al portal fue el ${when}, y no fue por este pasaporte: puede estar revocado o sustituido sin que lo sepamos.`,
    never:
      'Este aparato nunca ha podido preguntar al portal por un pasaporte: puede estar revocado o sustituido sin que lo sepamos.',
    again: 'Vuelve a comprobarlo cuando tengas conexión.',
    toldOn: (when: string) =>
      `Así nos lo dijo el portal el ${when}, la última vez que pudimos preguntar.`,
  },
  again: 'Preguntar otra vez',
  reasons: {
    wrongData: 'tenía datos incorrectos',
    lost: 'se extravió',
    deceased: 'la mascota falleció',
    other: 'otro',
  } satisfies Record<RevocationReason, string>,
  says: 'Lo que dice el pasaporte',
  vaccines: 'Vacunas',
  noVaccines: 'Sin vacunas registradas.',
  older: (count: number) =>
    count === 1
      ? 'Hay una dosis anterior que no cabe en el código.'
      : `Hay ${count} dosis anteriores que no caben en el código.`,
  lot: (lot: string) => `Lote ${lot}`,
  compare:
    'Compara el microchip, el color y las señas con el animal que tienes enfrente: la firma dice que nadie cambió los datos, no que el animal sea este.',
  other: {
    title: 'Comprobar otro',
    first: 'Sin la cámara del teléfono',
    scan: 'Escanear con la cámara',
    stop: 'Cerrar la cámara',
    view: 'Lo que ve la cámara',
    noCamera: 'No pudimos usar la cámara. Permítela en tu navegador, o usa una foto.',
    photo: 'Elegir una foto del código',
    notInPhoto: 'No encontramos el código en la foto. Toma otra más cerca y con buena luz.',
    paste: 'Pega el enlace o los números del código',
    hint: 'No se envían a ninguna parte.',
    send: 'Comprobar',
    notOne: 'Eso no es el código de un pasaporte',
  },
  otherLanguage: 'Read this in English',
};

export type CheckText = typeof es;
