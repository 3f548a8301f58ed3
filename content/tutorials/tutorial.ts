import type { Bilingual } from '#domain/language.ts';

export type TutorialId = 'registerPet' | 'vaccinationBooklet' | 'bookletFromEmail';

/** A drawing of the same name in app/components/drawings/tutorials. */
export type TutorialPicture =
  | 'menu'
  | 'form'
  | 'photos'
  | 'certificate'
  | 'published'
  | 'booklet'
  | 'list'
  | 'upload'
  | 'done'
  | 'mail'
  | 'save';

interface Step {
  picture: TutorialPicture;
  title: string;
  text: string;
}

/** Above a video. */
export const videoNote: Bilingual = {
  es: 'El video muestra los mismos pasos que lees abajo.',
  en: 'The video shows the same steps that you read below.',
};

export interface Tutorial {
  title: string;
  lead: string;
  steps: readonly Step[];
}

/** A language has its own file, so that a browser fetches only the one it shows. */
export type Tutorials = Record<TutorialId, Tutorial>;
