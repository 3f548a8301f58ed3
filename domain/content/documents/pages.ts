import {
  choice,
  date,
  file,
  group,
  key,
  line,
  lines,
  link,
  list,
  optional,
  perLanguage,
  rich,
  text,
} from '../field.ts';
import { offeredFiles } from './offered-files.ts';
import {
  description,
  entries,
  heading,
  lead,
  readPage,
  sections,
  slugField,
  title,
} from './pieces.ts';

const updatedOn = date(['Vigente desde', 'In force since'], {
  hint: [
    'Se lee arriba del texto: ponle el día en que empieza a valer lo que cambiaste.',
    'It stands above the text: set it to the day from which your changes hold.',
  ],
});

/** A text that binds the organisation. */
export const terms = group({ ...readPage, updatedOn: { ...updatedOn, shared: true as const } });

/** The notice binds in Spanish; its English page is a summary with sections of its own. */
export const privacyNotice = group({
  title,
  description,
  lead,
  updatedOn,
  sections: perLanguage(sections),
});

const question = group({
  slug: slugField,
  question: line(['Pregunta', 'Question'], { max: 200 }),
  answer: rich(['Respuesta', 'Answer']),
  link: optional(link(['Enlace al final', 'Link at the end'])),
});

export const faqs = group({
  title,
  description,
  lead,
  groups: list(
    ['Grupos de preguntas', 'Groups of questions'],
    group({
      id: key(),
      heading,
      questions: list(['Preguntas', 'Questions'], question, {
        min: 1,
        max: 40,
        noun: ['pregunta', 'question'],
      }),
    }),
    { min: 1, max: 12, noun: ['grupo de preguntas', 'group of questions'] },
  ),
  notHere: group({ heading, text: text(['Texto', 'Text']), link: link(['Enlace', 'Link']) }, [
    'Si no está su pregunta',
    'Where their question is missing',
  ]),
});

export const events = group({
  title,
  description,
  lead,
  paragraphs: lines(['Párrafos (uno por renglón)', 'Paragraphs (one a line)']),
  tips: group({ heading, items: entries(['Consejos', 'Tips']) }, [
    'Consejos para la visita',
    'Tips for the visit',
  ]),
  noEvents: group({ text: text(['Texto', 'Text']), link: link(['Enlace', 'Link']) }, [
    'Cuando no hay eventos',
    'Where there are no events',
  ]),
});

type ResourceGroup = 'adopt' | 'sterilize' | 'donate' | 'volunteer' | 'organisation';

const ownFile = group({
  id: key(),
  group: choice<ResourceGroup>(['Dónde aparece', 'Where it stands'], {
    adopt: ['Para adoptar', 'For adopting'],
    sterilize: ['Para esterilizar', 'For sterilizing'],
    donate: ['Para donar', 'For giving'],
    volunteer: ['Para voluntarios', 'For volunteers'],
    organisation: ['De la organización', 'About the organization'],
  }),
  title: line(['Título', 'Title'], { max: 120 }),
  summary: text(['De qué se trata', 'What it is about'], { max: 300 }),
  file: file(['Archivo', 'File'], {
    hint: ['PDF o Word (.docx), hasta 20 MB.', 'PDF or Word (.docx), up to 20 MB.'],
  }),
  englishFile: optional(
    file(['Archivo en inglés, si es otro', 'English file, where it is another one']),
  ),
});

export const resources = group({
  title,
  description,
  lead,
  groups: group(
    {
      adopt: heading,
      sterilize: heading,
      donate: heading,
      volunteer: heading,
      organisation: heading,
    },
    ['Encabezados de los grupos', 'Headings of the groups'],
  ),
  offered: offeredFiles,
  files: list(['Archivos propios', 'Own files'], ownFile, {
    max: 60,
    noun: ['archivo', 'file'],
    hint: [
      'Se muestran junto a los que el portal hace.',
      'They stand beside those that the portal makes.',
    ],
  }),
});
