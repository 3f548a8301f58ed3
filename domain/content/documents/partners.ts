import { choice, group, key, line, list, optional, picture, text, url } from '../field.ts';
import { readPage } from './pieces.ts';

const partner = group({
  id: key(),
  name: line(['Nombre', 'Name'], { shared: true, max: 100 }),
  trade: line(['Giro', 'Trade']),
  city: line(['Ciudad', 'City'], { shared: true, max: 80 }),
  gives: text(['Qué aporta', 'What it gives'], { max: 400 }),
  website: optional(url(['Sitio web', 'Website'])),
  logo: group(
    {
      initials: line(['Iniciales', 'Initials'], { shared: true, max: 3 }),
      shape: choice(['Forma', 'Shape'], {
        circle: ['Círculo', 'Circle'],
        square: ['Cuadrado', 'Square'],
        arch: ['Arco', 'Arch'],
        flag: ['Banderín', 'Flag'],
        leaf: ['Hoja', 'Leaf'],
      }),
      ground: choice(['Color', 'Color'], {
        rosa: ['Rosa mexicano', 'Pink'],
        sol: ['Cempasúchil', 'Marigold'],
        jade: ['Jade', 'Jade'],
        violet: ['Violeta', 'Violet'],
        ink: ['Berenjena', 'Aubergine'],
      }),
    },
    ['Logotipo dibujado, si no hay imagen', 'Drawn logo, where there is no picture'],
  ),
  picture: optional(picture(['Logotipo', 'Logo'])),
});

const page = (label: readonly [string, string], noun: readonly [string, string]) =>
  group({ ...readPage, partners: list(label, partner, { max: 60, noun }) });

export const sponsors = page(['Patrocinadores', 'Sponsors'], ['patrocinador', 'sponsor']);
export const allies = page(['Aliados', 'Allies'], ['aliado', 'ally']);
