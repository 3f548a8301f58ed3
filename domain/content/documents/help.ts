import { group, lines, text } from '../field.ts';
import { description, heading, lead, title } from './pieces.ts';

const advice = (es: string, en: string) =>
  lines([`Consejos: ${es} (uno por renglón)`, `Advice: ${en} (one a line)`]);

/** What somebody who reports an animal reads, by what happens to it (`RescueKind`). */
export const help = group({
  title,
  description,
  lead,
  emergency: group({ heading, text: text(['Texto', 'Text'], { max: 600 }) }, [
    'Si corre peligro ahora',
    'If it is in danger now',
  ]),
  authority: group(
    { heading, paragraphs: lines(['Párrafos (uno por renglón)', 'Paragraphs (one a line)']) },
    ['La autoridad, en caso de maltrato', 'The authority, in case of abuse'],
  ),
  limits: group(
    { heading, paragraphs: lines(['Párrafos (uno por renglón)', 'Paragraphs (one a line)']) },
    ['Lo que podemos hacer y lo que no', 'What we can do, and what not'],
  ),
  advice: group(
    {
      hurt: advice('herido o enfermo', 'hurt or ill'),
      loose: advice('suelto o abandonado', 'loose or abandoned'),
      litter: advice('camada', 'litter'),
      abuse: advice('maltrato', 'abuse'),
      surrender: advice('su familia no puede quedárselo', 'its family cannot keep it'),
      other: advice('otra situación', 'something else'),
    },
    ['Qué hacer en la próxima hora', 'What to do in the next hour'],
  ),
});
