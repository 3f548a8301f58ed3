import type { Bilingual } from '#domain/language.ts';
import { useLanguage } from './texts.tsx';

const es = {
  open: 'Encuadrar',
  title: (what: string) => `Encuadre: ${what}`,
  lead: 'Toca su cara, arrastra el punto o usa las flechas: eso se verá siempre, aunque la foto se recorte.',
  leadOfAny:
    'Toca lo que más importa, arrastra el punto o usa las flechas: eso se verá siempre, aunque la foto se recorte.',
  across: 'De izquierda a derecha',
  down: 'De arriba abajo',
  card: 'Tarjeta y página',
  small: 'Miniatura',
  done: 'Listo',
};

export const focalPointTexts: Bilingual<typeof es> = {
  es,
  en: {
    open: 'Frame',
    title: (what) => `Framing: ${what}`,
    lead: 'Tap the face, drag the point or use the arrow keys: that is always in view, however the photo is cropped.',
    leadOfAny:
      'Tap what matters most, drag the point or use the arrow keys: that is always in view, however the photo is cropped.',
    across: 'From left to right',
    down: 'From top to bottom',
    card: 'Card and page',
    small: 'Thumbnail',
    done: 'Done',
  },
};

/** A dictionary that only those load who place a focal point. */
export function useFocalPointText(): typeof es {
  return focalPointTexts[useLanguage()];
}
