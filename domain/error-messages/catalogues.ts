import type { Bilingual } from '../language.ts';

/** The catalogues that administrators keep. */
export const catalogueErrors = {
  alreadyListed: { es: 'Ya está en la lista', en: 'It is already on the list' },
  catalogueFull: { es: 'La lista está llena', en: 'The list is full' },
  rowChangedSince: {
    es: 'Alguien más lo cambió mientras lo editabas. No se guardó nada: vuelve a abrirlo y compara.',
    en: 'Somebody else changed it while you were editing it. Nothing was saved: open it again and compare.',
  },
  rowFixed: {
    es: 'El portal cuenta con este registro: no se puede cambiar ni eliminar.',
    en: 'The portal counts on this record: it cannot be changed or deleted.',
  },
  rowLast: {
    es: 'Es el último de la lista, y la lista no puede quedar vacía.',
    en: 'It is the last one on the list, and the list cannot be empty.',
  },
} as const satisfies Record<string, Bilingual>;
