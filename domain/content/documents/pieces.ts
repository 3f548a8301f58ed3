import { group, key, line, link, list, optional, rich, slug, text } from '../field.ts';

/** What most documents have in common. */

export const title = line(['Título', 'Title'], { max: 120 });

export const description = text(['Descripción para buscadores', 'Description for search engines'], {
  max: 200,
  hint: [
    'De 70 a 160 letras. Aparece en los buscadores y al compartir la página.',
    '70 to 160 characters. Search engines and shared links show it.',
  ],
});

export const lead = text(['Entrada', 'Introduction'], {
  max: 400,
  hint: ['Una o dos frases debajo del título.', 'One or two sentences under the title.'],
});

export const heading = line(['Encabezado', 'Heading'], { max: 160 });

export const slugField = slug(['Nombre en la dirección', 'Name in the address'], {
  hint: [
    'Letras minúsculas, números y guiones. Si lo cambias, los enlaces que la gente ya compartió dejan de llevar aquí.',
    'Lower-case letters, numbers and hyphens. Once changed, links that people have shared no longer lead here.',
  ],
});

const section = group({
  key: key(),
  id: slugField,
  heading,
  blocks: rich(['Texto', 'Text']),
  link: optional(link(['Enlace al final', 'Link at the end'])),
});

export const sections = list(['Secciones', 'Sections'], section, {
  max: 30,
  noun: ['sección', 'section'],
});

export const entry = group({ title: line(['Título', 'Title']), text: text(['Texto', 'Text']) });

export const entries = (label: readonly [string, string]) =>
  list(label, entry, { max: 12, noun: ['punto', 'point'] });

export const ways = list(['Botones al inicio', 'Buttons at the top'], link(['Botón', 'Button']), {
  max: 4,
  noun: ['botón', 'button'],
});

/** A page that is mainly read. */
export const readPage = { title, description, lead, sections } as const;
