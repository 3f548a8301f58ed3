import type { LotKind } from '#domain/care/care-kinds.ts';

/** What somebody has of vaccines and the like, and who got what of a lot. */
export const es = {
  title: 'Lotes de vacunas y medicinas',
  lead: 'Anota lo que tienes con su lote y su caducidad. Cada dosis que registras con ese lote se descuenta.',
  kinds: {
    vaccine: 'Vacuna',
    deworming: 'Desparasitante',
    treatment: 'Medicina',
  } satisfies Record<LotKind, string>,
  own: 'Mis lotes',
  all: 'Todos los lotes',
  none: 'Todavía no hay lotes anotados',
  noneText: 'Cuando llegue una caja de vacunas, anótala aquí.',
  lot: (lot: string) => `Lote ${lot}`,
  left: (left: number, doses: number) =>
    left === 1 ? `Queda 1 de ${doses}` : `Quedan ${left} de ${doses}`,
  expires: (day: string) => `Caduca el ${day}`,
  expired: (day: string) => `Caducó el ${day}: no lo uses`,
  noDate: 'Sin caducidad anotada',
  who: 'Quién lo recibió',
  whoOf: (lot: string) => `Quién recibió el lote ${lot}`,
  remove: 'Borrar',
  removeOf: (lot: string) => `Borrar el lote ${lot}`,
  removeTitle: (lot: string) => `¿Borrar el lote ${lot}?`,
  removeText: 'Lo registrado en las cartillas se queda igual.',
  keep: 'Conservarlo',
  choice: {
    label: 'De mis lotes',
    none: 'Ninguno de mis lotes',
    lot: (product: string, lot: string, expires: string | null) =>
      `${product} · ${lot}${expires ? ` · caduca el ${expires}` : ''}`,
  },
  form: {
    title: 'Anotar un lote',
    add: 'Anotar un lote',
    kind: 'Tipo',
    product: 'Producto o marca',
    lot: 'Lote',
    expiresOn: 'Caducidad',
    doses: 'Dosis que tienes',
    save: 'Guardar',
    saving: 'Guardando…',
    cancel: 'Cancelar',
  },
  recall: {
    title: '¿Retiraron un lote del mercado?',
    lead: 'Escribe el lote y verás a qué mascotas se les aplicó, también si lo registró un veterinario.',
    lot: 'Lote',
    find: 'Buscar',
    none: (lot: string) => `Ninguna mascota tiene registrado el lote ${lot}.`,
    found: (count: number, lot: string) =>
      count === 1 ? `1 aplicación del lote ${lot}` : `${count} aplicaciones del lote ${lot}`,
    without: (count: number, from: string, until: string) =>
      count === 0
        ? `Todas las dosis de ese producto del ${from} al ${until} tienen su lote anotado.`
        : count === 1
          ? `Además, 1 dosis de ese producto del ${from} al ${until} no tiene lote anotado: puede ser de este.`
          : `Además, ${count} dosis de ese producto del ${from} al ${until} no tienen lote anotado: pueden ser de este.`,
    pet: 'Mascota',
    product: 'Producto',
    date: 'Fecha',
  },
};

export type CareLotsText = typeof es;
