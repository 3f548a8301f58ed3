import { expect, test } from 'vitest';
import { group, line, link, list, picture, rich } from './field.ts';
import { findPassage } from './find-passage.ts';

const field = group({
  title: line(['Título', 'Title']),
  sections: list(
    ['Secciones', 'Sections'],
    group({ blocks: rich(['Texto', 'Text']), way: link(['Enlace', 'Link']) }),
    { noun: ['sección', 'section'] },
  ),
  photo: picture(['Foto', 'Photo']),
});
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `p${from + index}`).join(' ');
const stored = {
  title: { es: 'Cómo adoptar', en: 'How to adopt' },
  sections: [
    {
      blocks: {
        es: [
          'Primero.',
          { kind: 'paragraph', runs: [`${numbers(1, 20)} la `, { text: 'Esterilización' }] },
          { kind: 'list', items: [`${numbers(1, 5)} clínica ${numbers(6, 40)}`] },
        ],
        en: ['First.'],
      },
      way: { label: { es: 'Ver eventos', en: 'See events' }, page: 'adoptionEvents' },
    },
  ],
  photo: { id: 'abcdef0123456789', alt: { es: 'Un perro en la playa', en: 'A dog' } },
};

test.each([
  ['COMO ADOPTAR', 'es', 'Cómo adoptar'],
  ['how to', 'en', 'How to adopt'],
  ['esterilizacion', 'es', '… p10 p11 p12 p13 p14 p15 p16 p17 p18 p19 p20 la Esterilización'],
  ['clinica p6', 'es', 'p1 p2 p3 p4 p5 clínica p6 p7 p8 p9 p10 p11 p12 p13 p14 p15 p16 p17 p18 …'],
  ['see ev', 'en', 'See events'],
  ['playa', 'es', 'Un perro en la playa'],
  ['titulo', 'es', 'Título: Cómo adoptar'],
  ['title', 'es', 'Título: Cómo adoptar'],
])('%s is found in %s', (term, language, text) => {
  expect(findPassage(field, stored, term, 'es')).toEqual({ language, text });
});

test.each(['adoptionEvents', 'abcdef', 'gatos'])(
  '%s is nothing that anybody reads there',
  (term) => {
    expect(findPassage(field, stored, term, 'es')).toBeUndefined();
  },
);

test.each(['sección', 'Sections'])('%s is a list that may hold nothing yet', (term) => {
  expect(findPassage(field, { ...stored, sections: [] }, term, 'es')).toEqual({
    ...{ language: 'es', text: 'Secciones' },
  });
});

test('what both languages say is shown in the reader’s', () => {
  const both = { ...stored, title: { es: 'Día de Tulum', en: 'Tulum day' } };
  expect(findPassage(field, both, 'tulum', 'es')?.text).toBe('Día de Tulum');
  expect(findPassage(field, both, 'tulum', 'en')?.text).toBe('Tulum day');
});
