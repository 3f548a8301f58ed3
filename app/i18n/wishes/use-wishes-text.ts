import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es, type WishesText } from './es.ts';

const dictionaries = { es, en };

/** They come with the pages that show them. */
export const useWishesText = (): WishesText => dictionaries[useLanguage()];
