import { group, key, line, lines, link, list, optional, picture, text } from '../field.ts';
import { description, entries, heading } from './pieces.ts';

const banner = group({
  id: key(),
  title: line(['Título', 'Title'], { max: 120 }),
  text: text(['Texto', 'Text'], { max: 400 }),
  links: list(['Botones', 'Buttons'], link(['Botón', 'Button']), {
    min: 1,
    max: 2,
    noun: ['botón', 'button'],
  }),
  picture: optional(
    picture(['Foto', 'Photo'], {
      hint: [
        'Sin foto se ve el dibujo de la lámina.',
        'Without a photo the slide shows its drawing.',
      ],
    }),
  ),
});

const paragraphs = lines(['Párrafos (uno por renglón)', 'Paragraphs (one a line)']);

export const home = group({
  description,
  banners: list(['Láminas del carrusel', 'Slides of the carousel'], banner, {
    min: 1,
    max: 8,
    noun: ['lámina', 'slide'],
  }),
  claims: list(
    ['Datos junto a las cifras', 'Facts beside the figures'],
    group({
      value: line(['Dato', 'Fact'], { max: 40 }),
      text: line(['Qué significa', 'What it means']),
    }),
    { max: 6, noun: ['dato', 'fact'] },
  ),
  commitment: group({ heading, paragraphs, points: entries(['Puntos', 'Points']) }, [
    'Nuestro compromiso',
    'Our commitment',
  ]),
  socialImpact: group(
    {
      heading,
      paragraphs,
      points: entries(['Puntos', 'Points']),
      link: link(['Enlace', 'Link']),
    },
    ['Impacto social', 'Social impact'],
  ),
});
