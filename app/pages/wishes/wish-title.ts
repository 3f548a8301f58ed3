import type { WishesText } from '#app/i18n/wishes/es.ts';
import type { ShownWish } from '#domain/wishes/wish-calls.ts';

/** 'En adopción · Gatos · Hembra' */
export const titleOf = (
  { programme, words }: Pick<ShownWish, 'programme' | 'words'>,
  { programmes, anything }: WishesText['tellMe'],
): string =>
  words.length > 0 ? [programmes[programme], ...words].join(' · ') : anything[programme];
