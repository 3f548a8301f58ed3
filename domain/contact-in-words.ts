import { foldText } from './text.ts';

/** Global: to be used by `replace` alone. */
export const emailInWords = /[^\s@]+@[^\s@]+/g;
export const phoneInWords = /[+(]{0,2}\d(?:[\s().-]*\d){7,}/g;

const link = /https?:|www\.|\b[\w-]+\.(?:com|net|org|mx|me|info|app|link|ly|gl)\b/;
const atSign = /\barroba\b|\(at\)|\[at\]/;
const digit =
  '(?:\\d|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|zero|one|two|three|four|five|six|seven|eight|nine)';
/** Written out, with whatever stands between. */
const spelledPhone = new RegExp(`${digit}(?:[\\s,.()_-]*${digit}){7,}`);

/** Whether words tell how somebody is reached beside the portal: by telephone, mail or a link; also where it is spelled out. */
export function tellsContact(words: string): boolean {
  const folded = foldText(words);
  return (
    words.search(emailInWords) >= 0 ||
    words.search(phoneInWords) >= 0 ||
    link.test(folded) ||
    atSign.test(folded) ||
    spelledPhone.test(folded)
  );
}

const reward = /\b(recompensa|gratificacion|gratifico|reward)/;
const money = /\$\s*\d|\d\s*(pesos|mxn|usd|dolares)\b/;

/** Whether words offer money: what draws whoever extorts owners. */
export const tellsReward = (words: string): boolean => {
  const folded = foldText(words);
  return reward.test(folded) || money.test(folded);
};

const street =
  /\b(calle|avenida|av|esquina|numero|num|no|depto|departamento|manzana|mz|lote)\b\.?|#/;

/** Whether the name of a neighborhood tells a house: only the square in which it lies is shown. */
export const tellsStreet = (words: string): boolean => street.test(foldText(words));
