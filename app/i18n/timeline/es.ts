import type { ChipReading, IntakeKind } from '#domain/intakes/intake.ts';
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
  registered: 'Se registró en el portal',
  cameFound: 'La encontraron y llegó a la organización',
  cameSurrendered: 'Su familia la entregó',
  bornHere: 'Nació con nosotros',
  cameTransferred: 'Llegó de otro refugio',
  cameReturned: 'Regresó de una adopción anterior',
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

const intakeKinds: Record<IntakeKind, string> = {
  found: 'La encontraron (calle, abandono)',
  surrendered: 'Su familia la entregó',
  bornHere: 'Nació con nosotros',
  transferred: 'Llegó de otro refugio',
  returned: 'Regresó de una adopción anterior',
};

const chips: Record<ChipReading, string> = {
  notRead: 'No se ha leído',
  none: 'Se leyó: no tiene',
  found: 'Se leyó: sí tiene',
};

/** How a pet came. */
const intake = {
  title: 'Cómo llegó',
  unknown: 'Todavía no está anotado. Con eso se cuentan bien los ingresos y los días que espera.',
  note: 'Anotar cómo llegó',
  change: 'Corregir cómo llegó',
  save: 'Guardar',
  done: 'Quedó anotado.',
  kind: 'De qué manera',
  choose: 'Elige una opción',
  cameOn: 'Día en que llegó',
  cameOnHint: 'Puede ser antes de que se registrara aquí.',
  place: 'De dónde',
  placeHint: 'Colonia, municipio o refugio. Opcional.',
  broughtBy: 'Quién la trajo',
  broughtByHint:
    'Nombre y cómo localizarle. Opcional: solo lo ven quien cuida a la mascota y el personal.',
  chip: 'Microchip al llegar',
  kinds: intakeKinds,
  chips,
  chipFound: {
    title: 'Tiene microchip: puede que alguien la esté buscando',
    text: 'Antes de darla en adopción, pide el nombre del titular al registro del chip y a la autoridad de tu municipio, guarda la fecha en que preguntaste y anota el número en su ficha. Si aparece su familia, pide una prueba de que es suya.',
  },
  chipNotRead:
    'Pide a cualquier veterinaria que lea su microchip: suele ser gratis y dice si tiene familia.',
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
  intake,
};

export type TimelineText = typeof es;
