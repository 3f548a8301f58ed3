import type { PassportState, RevocationReason } from '#domain/passports/passport.ts';

/** The passport of a pet, for whoever keeps its record, holds it, or adopted it. */
export const es = {
  title: (pet: string) => `Pasaporte de ${pet}`,
  pageTitle: 'Pasaporte de mascota',
  description: 'El pasaporte de tu mascota, con un código QR que cualquiera puede comprobar.',
  lead: 'Identificación, esterilización y vacunas en un código QR firmado: quien lo escanea comprueba que nadie lo cambió, incluso sin conexión. No lleva los datos de ninguna persona, salvo el nombre de los veterinarios.',
  none: 'Todavía no tiene pasaporte',
  noneText: (mayIssue: boolean): string =>
    mayIssue
      ? 'Lleva lo que dicen su ficha y su cartilla de salud. Revísalas antes de emitirlo.'
      : 'Lo emite quien cuida su ficha.',
  issue: 'Emitir pasaporte',
  issueAgain: 'Emitir uno nuevo',
  issued: 'Listo: el pasaporte está emitido.',
  replace: {
    title: '¿Emitir un pasaporte nuevo?',
    text: 'El actual deja de valer: quien lo compruebe con conexión leerá que hay uno más reciente.',
    action: 'Emitir uno nuevo',
    decline: 'Volver',
  },
  outdated: {
    title: 'La ficha o la cartilla cambiaron desde que se emitió',
    forIssuer: 'Emite uno nuevo para que diga lo actual.',
    forHolder: 'Pide a quien cuida su ficha que emita uno nuevo.',
  },
  genuine: {
    title: 'Auténtico',
    text: (until: string) =>
      `Cualquiera puede comprobar con el código que nadie cambió sus datos. Vale hasta el ${until}.`,
  },
  expired: 'Este pasaporte ya venció.',
  noMicrochip:
    'Sin microchip no hay forma segura de saber que el pasaporte es de este animal. Si ya tiene uno, escríbelo en su ficha y emite otro.',
  code: 'Código QR del pasaporte',
  download: 'Descargar en PDF',
  downloading: 'Preparando el PDF…',
  file: (pet: string) => `pasaporte-${pet}.pdf`,
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  notCopied: 'No se pudo copiar: abre el enlace y cópialo de ahí',
  open: 'Comprobarlo como lo verían otros',
  says: 'Lo que dice',
  record: 'Cartilla de salud',
  revoke: 'Revocar',
  revoking: {
    title: '¿Revocar este pasaporte?',
    text: 'No se puede deshacer. Quien lo compruebe con conexión leerá que se revocó, la fecha y el motivo.',
    reason: 'Motivo',
    choose: 'Elige un motivo',
    action: 'Revocar',
    busy: 'Revocando…',
    decline: 'Volver',
    done: 'El pasaporte está revocado.',
  },
  reasons: {
    wrongData: 'Tenía datos incorrectos',
    lost: 'Se extravió',
    deceased: 'La mascota falleció',
    other: 'Otro',
  } satisfies Record<RevocationReason, string>,
  history: 'Pasaportes emitidos',
  states: {
    current: 'Vigente',
    expired: 'Vencido',
    superseded: 'Sustituido',
    revoked: 'Revocado',
  } satisfies Record<PassportState, string>,
  issuedOn: (day: string) => `Emitido el ${day}`,
  endedOn: (state: string, day: string) => `${state} el ${day}`,
  validUntil: (day: string) => `Válido hasta el ${day}`,
  own: {
    title: 'Pasaportes de tus mascotas adoptadas',
    of: (pet: string) => `Pasaporte de ${pet}`,
  },
};

export type PassportText = typeof es;
