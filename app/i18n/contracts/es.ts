import { applicationNumber } from '#domain/adoption/application-number.ts';
import type { ContractSide, ContractState } from '#domain/adoption/contract.ts';

const sides: Record<ContractSide, string> = {
  family: 'La familia',
  organisation: 'La organización',
};
const states: Record<ContractState, string> = {
  prepared: 'Léelo con calma. Si algo no te queda claro, pregunta antes de firmar.',
  halfSigned: 'Ya hay una firma; falta la otra.',
  signed: 'Los dos lados firmaron. Estamos preparando el PDF: tarda unos segundos.',
  sealed: 'Los dos lados firmaron. El contrato está completo y se envió por correo a ambos.',
};

export const es = {
  sign: {
    title: 'Contrato de adopción',
    heading: (pet: string) => `Contrato de adopción de ${pet}`,
    description: 'Lee y firma el contrato de adopción.',
    folio: (folio: number) => `Solicitud ${applicationNumber(folio)}`,
    sides,
    states,
    waiting: 'Ya firmaste. Falta la firma del otro lado; te avisaremos por correo.',
    readers: 'Puedes leerlo, pero lo firman la familia y quien cuida a la mascota.',
    signatures: 'Firmas',
    signedAt: (name: string, day: string) => `${name}, ${day}`,
    notYet: 'Falta su firma',
    refresh: 'Actualizar',
    download: 'Descargar el PDF',
    downloading: 'Descargando…',
    file: (pet: string) => `Contrato de adopción ${pet}.pdf`,
    code: 'Código de verificación',
    verify: 'Verificar este contrato',
    form: 'Firma el contrato',
    pad: 'Dibuja tu firma',
    padHint:
      'Usa el dedo, un lápiz o el ratón. Si no puedes dibujar, deja el recuadro vacío: basta con tu nombre escrito.',
    padName: 'Recuadro para dibujar la firma',
    padEmpty: 'Firma aquí',
    padDrawn: 'Hay una firma dibujada.',
    padCleared: 'El recuadro está vacío.',
    clear: 'Borrar la firma',
    name: 'Tu nombre completo',
    nameMissing: 'Escribe tu nombre completo',
    accept: 'Leí el contrato y estoy de acuerdo.',
    acceptMissing: 'Marca la casilla para firmar',
    note: 'Guardamos tu nombre, tu firma, la fecha y hora, tu dirección de red y la huella del texto, como prueba de la firma.',
    send: 'Firmar',
    sending: 'Firmando…',
    paper: {
      title: '¿Prefieren firmar en papel?',
      text: (pets: string) =>
        `Impriman el contrato, fírmenlo los dos y sube un PDF: tu teléfono puede escanearlo. Queda con los papeles de ${pets}.`,
      stored: (pets: string) => `Ya está con los papeles de ${pets}:`,
      open: 'Abrir el contrato firmado en papel',
      print: 'Imprimir',
      label: 'Contrato firmado en papel',
      invitation: 'Toca para elegir el archivo',
      sending: 'Subiendo…',
      done: (pets: string) =>
        `Listo: guardamos el contrato firmado en papel con los papeles de ${pets}.`,
      another: 'Subir otro en su lugar',
    },
    missing: {
      title: 'No encontramos este contrato',
      text: 'Quizá se preparó uno nuevo: abre el enlace del correo más reciente o mira tu solicitud.',
    },
  },
  template: {
    title: 'Contrato de adopción',
    lead: 'El texto que se llena con los datos de cada adopción. Cada cambio es una versión nueva; los contratos ya preparados conservan su texto.',
    lawyer: 'Pide a una abogada o un abogado que lo revise antes de usarlo.',
    text: { es: 'Texto en español', en: 'Texto en inglés' },
    hint: 'Deja una línea vacía entre párrafos. Empieza los títulos con «# » y los puntos de una lista con «- ».',
    fields: 'Campos que puedes usar',
    unknown: (field: string) => `Este campo no existe: ${field}`,
    save: 'Guardar como versión nueva',
    saving: 'Guardando…',
    saved: (version: number) => `Guardamos la versión ${version}.`,
    preview: 'Vista previa con datos de ejemplo',
    language: { es: 'En español', en: 'En inglés' },
    versions: 'Versiones',
    version: (number: number) => `Versión ${number}`,
    current: 'la que se usa',
    load: 'Usar como base',
    required: 'Este campo es requerido',
    tooLong: 'El texto es demasiado largo',
  },
};
