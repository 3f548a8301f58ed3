import type { Bilingual } from '#domain/language.ts';
import type { PosterForm } from '#domain/sharing/shared-file-address.ts';

interface Words {
  /** Before the code that people type. */
  code: string;
  /** What a poster is called where its file is listed. */
  about: Record<PosterForm, (title: string, organisation: string) => string>;
}

export const sharingWords: Bilingual<Words> = {
  es: {
    code: 'Código',
    about: {
      poster: (title, organisation) => `Cartel de ${title}, ${organisation}`,
      tabs: (title, organisation) => `Cartel de ${title} con tiras para arrancar, ${organisation}`,
      four: (title, organisation) => `Cuatro carteles de ${title} para recortar, ${organisation}`,
    },
  },
  en: {
    code: 'Code',
    about: {
      poster: (title, organisation) => `Poster of ${title}, ${organisation}`,
      tabs: (title, organisation) => `Poster of ${title} with tear-off tabs, ${organisation}`,
      four: (title, organisation) => `Four posters of ${title} to cut out, ${organisation}`,
    },
  },
};
