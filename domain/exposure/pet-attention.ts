import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** What may help a pet to be noticed, by what its page lacks. */
export const attentionHelp = vocabulary({
  secondPhoto: 'segunda_foto',
  video: 'video',
  story: 'historia',
  personality: 'caracter',
  energy: 'energia',
  company: 'convivencia',
  share: 'compartir',
});
export type AttentionHelp = ValueOf<typeof attentionHelp>;

/** Of a rescuer's own words, in characters. */
const enough = { story: 200, personality: 40 } as const;

/** Fewer would tell of single ones. */
export const fewestAlike = 5;
/** Days that are looked back on. */
export const attentionDays = 30;

interface Described {
  media: readonly { kind: 'image' | 'video' }[];
  story: string;
  personality: string;
  energy: string | null;
  goodWithOwnKind: string;
  goodWithOtherAnimals: string;
  goodWithChildren: string;
}

/** @param isSeldomSeen fewer have seen it than half of those like it */
export function helpFor(pet: Described, isSeldomSeen: boolean): AttentionHelp[] {
  const photos = pet.media.filter(({ kind }) => kind === 'image').length;
  const company = [pet.goodWithOwnKind, pet.goodWithOtherAnimals, pet.goodWithChildren];
  const lacking: [AttentionHelp, boolean][] = [
    ['secondPhoto', photos < 2],
    ['video', photos === pet.media.length],
    ['story', pet.story.length < enough.story],
    ['personality', pet.personality.length < enough.personality],
    ['energy', pet.energy === null],
    ['company', company.every((known) => known === 'unknown')],
    ['share', isSeldomSeen],
  ];
  return lacking.flatMap(([help, isLacking]) => (isLacking ? help : []));
}
