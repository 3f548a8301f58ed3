import { type CareKind, type DoseState, longLateDays } from '#domain/care/care-kinds.ts';
import { namedByKind } from '#domain/care/care-names.ts';
import { spanInWords } from '#domain/day-span.ts';
import { entryForm } from './entry-form.ts';

const kinds: Record<CareKind, string> = {
  vaccine: 'Vacuna',
  deworming: 'Desparasitación',
  test: 'Prueba',
  treatment: 'Tratamiento',
  weight: 'Peso',
  operation: 'Operación',
  visit: 'Consulta',
  note: 'Nota',
};

const many: Partial<Record<CareKind, readonly [string, string]>> = {
  vaccine: ['vacuna', 'vacunas'],
  deworming: ['desparasitación', 'desparasitaciones'],
};

const span = (days: number) => spanInWords(days, 'es');

/** The medical record of a pet, and what is to do for all of them. */
export const es = {
  title: (pet: string) => `Cartilla de salud de ${pet}`,
  pageTitle: 'Cartilla de salud',
  description: 'Vacunas, desparasitaciones, pesos y consultas de tu mascota, y lo que sigue.',
  guide: 'Las fechas son una guía: la última palabra es de tu veterinario.',
  ofFamily: (pet: string) =>
    `Lo que se registró antes de la adopción puedes leerlo, pero no cambiarlo. Tus registros los cambias solo tú. Quien cuidaba antes a ${pet} ve lo que se le hace, pero no tus notas mientras viva contigo.`,
  withFamily: (pet: string) =>
    `${pet} vive con su familia, que ahora lleva esta cartilla y recibe los recordatorios. Puedes cambiar lo que registraste y ver lo que se le hace, sin las notas de la familia.`,
  passport: 'Su pasaporte, con un código QR que cualquiera puede comprobar',
  folder: 'Sus papeles y archivos, en el expediente azul',
  booklet: { download: 'Descargar cartilla (PDF)', busy: 'Preparando…', file: 'cartilla' },
  kinds,
  next: {
    title: 'Lo que sigue',
    none: 'No hay nada pendiente según lo registrado.',
    of: (kind: CareKind, name: string) => namedByKind(kinds[kind], name),
    dose: (dose: number, isBooster: boolean) => (isBooster ? 'Refuerzo' : `Dosis ${dose}`),
    when: (state: DoseState, away: number, date: string) => {
      if (state === 'unrecorded')
        return 'Sin registro: pregunta a tu veterinario o registra lo que ya tiene';
      if (state === 'late') {
        const isLong = away < -longLateDays;
        return isLong
          ? `Le toca ya: su fecha fue hace ${span(-away)}`
          : `Atrasada ${span(-away)} (${date})`;
      }
      if (state === 'today') return 'Hoy';
      return `En ${span(away)} (${date})`;
    },
    done: 'Hecha hoy',
    doneOf: (what: string, pet: string) => `Hecha hoy: ${what}, ${pet}`,
    saved: (what: string) => `Listo: ${what}`,
  },
  entries: {
    title: 'Registros',
    none: 'Todavía no hay registros. Empieza con lo que ya tiene: copia su cartilla.',
    add: 'Agregar registro',
    correct: 'Corregir',
    correctOf: (what: string, date: string) => `Corregir: ${what}, ${date}`,
    remove: 'Borrar',
    removeOf: (what: string, date: string) => `Borrar: ${what}, ${date}`,
    removed: (what: string) => `Se borró: ${what}`,
    undo: 'Deshacer',
    lot: 'Lote',
    expires: 'Caducidad',
    vet: 'Veterinario',
    licence: 'Cédula',
    byLink: 'Escrito por el veterinario',
    uncounted: 'No cuenta en el esquema: demasiado pronto',
    byLinkCorrected: (day: string) => `Lo escribió un veterinario y alguien lo cambió el ${day}`,
    results: { negative: 'Negativo', positive: 'Positivo', unclear: 'Dudoso' },
    operations: { sterilization: 'Esterilización', other: 'Otra operación' },
  },
  form: entryForm.es,
  start: {
    title: 'Sin cartilla todavía',
    lead: 'De estas mascotas no hay nada registrado. Empieza su esquema y te diremos qué les toca y cuándo. Si ya tienen vacunas, abre su cartilla y cópialas.',
    begin: 'Empezar esquema',
    beginOf: (pets: string) => `Empezar esquema: ${pets}`,
    dialogLead: 'Todo es opcional: sin peso ni producto, el esquema empieza igual.',
    weightOf: (pet: string) => `Peso de ${pet} en kilogramos`,
    product: 'Qué se le puso ese día',
    nothing: 'Nada todavía',
  },
  confirmation: {
    title: 'Revisa antes de guardar',
    save: 'Sí, guardar así',
    back: 'Volver sin guardar',
  },
  weight: {
    title: 'Peso',
    chart: (pet: string, from: string, to: string) => `Peso de ${pet}, del ${from} al ${to}`,
    usual: (from: string, to: string) => `Lo usual por su especie y tamaño: de ${from} a ${to} kg`,
    table: 'Ver los pesos en una tabla',
    date: 'Fecha',
    kg: (weight: string) => `${weight} kg`,
  },
  toDo: {
    title: 'Cuidados por hacer',
    lead: 'Lo que les toca a tus mascotas: atrasado, hoy y en los próximos 7 días.',
    leadAll: 'Lo que les toca a todas las mascotas: atrasado, hoy y en los próximos 7 días.',
    today: (counts: readonly { kind: CareKind; count: number }[]) =>
      `Hoy: ${counts
        .map(({ kind, count }) => {
          const [one, more] = many[kind] ?? [kinds[kind].toLowerCase(), kinds[kind].toLowerCase()];
          return `${count} ${count === 1 ? one : more}`;
        })
        .join(', ')}`,
    lots: 'Lotes y caducidades',
    nothingToday: 'Hoy no toca nada.',
    late: 'Atrasado y hoy',
    soon: 'En los próximos días',
    none: 'No hay nada por hacer',
    noneText: 'Lo que registres en la cartilla de cada mascota aparecerá aquí cuando le toque.',
    reminders: 'Recibir un correo por la mañana cuando a mis mascotas les toque algo',
    remindersSaved: 'Guardado',
    calendar: {
      title: 'En tu calendario',
      lead: 'Suscríbete y verás lo que les toca a tus mascotas en Google Calendar, Apple o cualquier otro calendario. Se actualiza solo.',
      make: 'Crear mi calendario',
      open: 'Suscribirme',
      how: 'Si no se abre tu calendario, copia la dirección y agrégala ahí como «calendario por URL».',
      secret:
        'Quien tenga la dirección ve los nombres de tus mascotas y sus fechas. Si la compartiste por error, cámbiala.',
      copy: 'Copiar la dirección',
      copied: 'Copiada',
      notCopied: 'Selecciona la dirección y cópiala',
      renew: 'Cambiar la dirección',
      renewTitle: '¿Cambiar la dirección?',
      renewText: 'La de ahora deja de funcionar: tendrás que suscribirte otra vez con la nueva.',
      remove: 'Quitar el calendario',
      removeTitle: '¿Quitar el calendario?',
      removeText: 'La dirección deja de funcionar. Puedes crear otra cuando quieras.',
      keep: 'Conservarla',
    },
    litter: (pets: string) => `Hecha hoy a toda la camada: ${pets}`,
  },
};

export type CareText = typeof es;
