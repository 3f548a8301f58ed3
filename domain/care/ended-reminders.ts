import type { CareProduct } from '../catalogues/care-product.ts';
import { foldText } from '../text.ts';
import type { CareFacts } from './care-entry.ts';

/** Of diseases and parasites, the beginnings of the words by which people call them and their vaccines. */
const topics = [
  /\b(anti[ r-]*)?rabi(a|es|ca|co)\b/,
  /\b(moquillo|distemper|parvo|polivalente|multiple|quintuple|sextuple|puppy|dhpp|dapp)/,
  /\blepto/,
  /\b(bordetella|tos de las perreras|kennel cough)/,
  /\b(panleuco|rinotraque|rhinotrach|calici|triple felina|fvrcp)/,
  /\b(leucemia|leukemia|felv)/,
  /\b(anti)?(pulga|garrapata|flea|tick)/,
  /\b(gusano|parasito)s? del corazon|\bheartworm|\b(filaria|dirofilaria)/,
  /\b(lombri|gusanos? intestinal|desparasitacion interna|deworm|intestinal worm)/,
];
/** Of what is no vaccine and no deworming, that a dose of one is meant. */
const meansVaccine = /\b(vacuna|refuerzo|vaccin|booster|shot)/;
const meansParasites = /\b(desparasit|(anti)?pulga|(anti)?garrapata|deworm|flea|tick)/;

type Noted = Pick<CareFacts, 'kind' | 'product' | 'title'>;

/**
 * Whether a dose of the catalogue's product is what this entry, in somebody's own words, asked to be done again: 'refuerzo
 * rabia' ends with a dose against rabies. An illness that is treated ends with no vaccine against it.
 */
export function isRenewedBy({ kind, product, title }: Noted, by: CareProduct): boolean {
  const words = foldText(`${product} ${title}`);
  const isAlike = kind === by.kind || meansOf(by).test(words);
  const isOther = kind === 'test' || kind === 'operation' || !isAlike;
  if (isOther) return false;
  const its = foldText(`${by.name} ${by.nameEn} ${by.series} ${by.against}`);
  const own = foldText(by.name);
  const isNamed = words.includes(own) || (kind === by.kind && isStartOf(words, own));
  return isNamed || topics.some((topic) => topic.test(words) && topic.test(its));
}

/** 'Desparasitación' of 'Desparasitación interna'. */
const isStartOf = (words: string, name: string): boolean =>
  words.length >= 5 && name.startsWith(words);

const meansOf = ({ kind }: CareProduct): RegExp =>
  kind === 'vaccine' ? meansVaccine : meansParasites;
