import {
  choice,
  group,
  key,
  line,
  lines,
  list,
  number,
  optional,
  picture,
  text,
} from '../field.ts';
import { linkedPageField } from './linked-page.ts';
import { heading, readPage } from './pieces.ts';

export const us = group({
  ...readPage,
  doorsHeading: heading,
  doors: list(
    ['Tarjetas de las páginas del grupo', 'Cards of the pages of this group'],
    group({
      page: linkedPageField,
      title: line(['Título', 'Title']),
      text: text(['Texto', 'Text'], { max: 300 }),
    }),
    { max: 8, noun: ['tarjeta', 'card'] },
  ),
});

const member = group({
  id: key(),
  name: line(['Nombre', 'Name'], { shared: true, max: 80 }),
  role: line(['Qué hace', 'What they do'], { max: 100 }),
  text: optional(text(['Presentación', 'Introduction'], { max: 400 })),
  photo: optional(picture(['Foto', 'Photo'])),
});

/** Nobody is shown until the first of them is published. */
export const team = group({
  heading,
  lead: optional(text(['Entrada', 'Introduction'], { max: 400 })),
  members: list(['Personas', 'People'], member, { max: 40, noun: ['persona', 'person'] }),
});

export const history = group({
  ...readPage,
  quote: optional(text(['Frase en grande', 'Sentence set large'], { max: 200 })),
});

export const manifesto = group({
  ...readPage,
  closing: text(['Última frase', 'Last sentence'], { max: 200 }),
});

export const socialCause = group(readPage);

const shelter = group({
  id: key(),
  name: line(['Nombre', 'Name'], { shared: true, max: 80 }),
  kind: choice(['Qué es', 'What it is'], {
    shelter: ['Albergue', 'Shelter'],
    fosterHomes: ['Red de hogares temporales', 'Network of foster homes'],
  }),
  city: line(['Ciudad', 'City'], { shared: true, max: 80 }),
  federalState: line(['Estado', 'State'], { shared: true, max: 60 }),
  area: line(['Zona, sin la dirección exacta', 'Area, without the exact address']),
  does: text(['Qué se hace ahí', 'What is done there']),
  lives: lines(['Quiénes viven ahí (uno por renglón)', 'Who lives there (one a line)'], {
    max: 400,
  }),
  capacity: number(['Cuántos animales caben', 'How many animals fit'], { min: 1, max: 5_000 }),
  visits: text(['Visitas', 'Visits'], { max: 300 }),
  latitude: number(['Latitud', 'Latitude'], { min: 14, max: 33, step: 0.01 }),
  longitude: number(['Longitud', 'Longitude'], { min: -119, max: -86, step: 0.01 }),
  photo: optional(picture(['Foto', 'Photo'])),
});

export const shelters = group({
  ...readPage,
  shelters: list(['Albergues', 'Shelters'], shelter, { max: 20, noun: ['albergue', 'shelter'] }),
});
