import { group, key, line, lines, link, list, text, url } from '../field.ts';
import { description, entries, heading, lead, readPage, sections, title, ways } from './pieces.ts';

const wayToHelp = group({
  id: key(),
  title: line(['Título', 'Title']),
  text: text(['Texto', 'Text'], { max: 300 }),
  link: link(['Enlace', 'Link']),
});

export const contact = group({
  title,
  description,
  lead,
  paragraphs: lines(['Párrafos (uno por renglón)', 'Paragraphs (one a line)']),
  emergency: group({ heading, text: text(['Texto', 'Text']) }, [
    'Si es una urgencia',
    'If it is urgent',
  ]),
  waysHeading: heading,
  waysToHelp: list(['Maneras de ayudar', 'Ways to help'], wayToHelp, {
    max: 12,
    noun: ['manera', 'way'],
  }),
});

const pageWithWays = { ...readPage, ways } as const;

export const joinTheProject = group(pageWithWays);
export const goingHome = group(pageWithWays);

const figure = group({
  value: line(['Cifra', 'Figure'], { max: 40 }),
  text: line(['Qué dice', 'What it says'], { max: 200 }),
  source: group({
    label: line(['Fuente', 'Source'], { max: 200 }),
    url: url(['Dirección de la fuente', 'Address of the source']),
  }),
});

export const informYourself = group({
  ...pageWithWays,
  figures: list(['Cifras públicas', 'Public figures'], figure, {
    max: 8,
    noun: ['cifra', 'figure'],
  }),
});

export const newsletter = group({
  title,
  description,
  lead,
  heading,
  promises: entries(['Lo que van a recibir', 'What people will get']),
});

export const volunteering = group({ title, lead, sections });
