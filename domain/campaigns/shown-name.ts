import { isPlainText } from '../plain-name.ts';

export const longestShownName = 40;

/** Of names alone: letters of any script, with what joins and shortens them. */
const name = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u;

/** Whether it may stand on a campaign's page as the name of a donor; '' for nobody's. */
export const isShownName = (text: string): boolean =>
  text === '' || (text.length <= longestShownName && name.test(text) && isPlainText(text));
