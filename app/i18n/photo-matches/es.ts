import type { PhotoMatchState } from '#domain/photo-matches/photo-match.ts';

const states: Record<PhotoMatchState, string> = {
  open: 'Por ver',
  settled: 'Resueltas',
  different: 'Distintas',
};

/** Photos of two pets that look like the same one. */
export const es = {
  title: 'Fotos parecidas',
  lead: 'Fotos de dos mascotas que parecen la misma, aunque una sea más chica o esté comprimida. Si está recortada, muchas veces no la encontramos. No significa que sea el mismo animal: míralas y decide.',
  filter: 'Qué mostrar',
  all: 'Todas',
  states,
  count: (total: number) => (total === 1 ? '1 par de fotos' : `${total} pares de fotos`),
  empty: 'No hay fotos parecidas',
  emptyText: 'Las fotos nuevas se comparan cada diez minutos.',
  owner: (name: string) => `La cuida ${name}`,
  ownerGone: 'Su responsable ya no tiene cuenta',
  isDeleted: 'Ficha eliminada',
  alt: (name: string) => `Foto de ${name}`,
  open: (name: string) => `Ver la ficha de ${name}`,
  alike: (bits: number): string =>
    bits === 0 ? 'Idénticas para el portal' : 'Casi idénticas para el portal',
  settle: 'Es la misma, ya está resuelto',
  differ: 'No es la misma foto',
  reopen: 'Volver a ver',
  decided: (name: string | null, when: string) => `${name ?? 'Alguien del equipo'}, ${when}`,
  hint: 'Si alguien usó una foto ajena, escríbele a quien cuida a la mascota antes de pausar la ficha.',
};

export type PhotoMatchesText = typeof es;
