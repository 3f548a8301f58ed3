// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { es } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { firstContent } from '#content/first-content.ts';
import { contentKeys, documentOf } from '#domain/content/content-documents.ts';
import { storedFrom } from '#domain/content/stored-content.ts';
import { EditingProvider } from './editing.ts';
import { FieldEditor } from './FieldEditor.tsx';
// Loaded with the file, so that no test waits for it.
import '#app/administration/rich-text/RichTextEditor.tsx';

afterEach(cleanup);

let latest: unknown;

function Form({
  of,
  problems = new Map(),
}: {
  of: (typeof contentKeys)[number];
  problems?: ReadonlyMap<string, string>;
}) {
  const { field } = documentOf(of);
  const [value, setValue] = useState(() => storedFrom(field, firstContent[of]));
  latest = value;
  return (
    <MemoryRouter>
      <TextsProvider language="es" dictionary={es}>
        <EditingProvider
          value={{ problems, Field: FieldEditor, assets: new Map(), know: () => {} }}
        >
          <FieldEditor field={field} value={value} onChange={setValue} path="" />
        </EditingProvider>
      </TextsProvider>
    </MemoryRouter>
  );
}

const faqs = () =>
  latest as {
    title: { en: string };
    groups: {
      id: string;
      heading: { es: string };
      questions: { question: { es: string }; answer: { es: unknown } }[];
    }[];
  };

test.each(contentKeys)('the form of %s is made of its declaration', (of) => {
  const before = storedFrom(documentOf(of).field, firstContent[of]);
  render(<Form of={of} />);
  expect(screen.getAllByRole('textbox').length).toBeGreaterThan(0);
  expect(latest).toEqual(before);
});

test('changes a text in one language, and leaves the other', () => {
  render(<Form of="faqs" />);
  fireEvent.change(screen.getByLabelText('Título · Inglés'), { target: { value: 'Questions' } });
  expect(faqs().title).toEqual({ es: 'Preguntas frecuentes', en: 'Questions' });
});

test('moves, adds and removes items by keys', () => {
  render(<Form of="faqs" />);
  fireEvent.click(screen.getByRole('button', { name: 'Bajar grupo de preguntas 1' }));
  expect(
    faqs()
      .groups.map(({ id }) => id)
      .slice(0, 2),
  ).toEqual(['donations', 'adoption']);
  fireEvent.click(screen.getByRole('button', { name: 'Agregar grupo de preguntas' }));
  expect(faqs().groups).toHaveLength(5);
  expect(faqs().groups[4]?.id).toMatch(/^[\w-]{8,}$/);
  fireEvent.click(screen.getByRole('button', { name: 'Quitar grupo de preguntas 1' }));
  expect(faqs().groups[0]?.id).toBe('adoption');
});

test('marks the item in which something is missing', () => {
  render(<Form of="faqs" problems={new Map([['groups.1.heading.en', 'Falta este texto.']])} />);
  const groups = screen.getByRole('region', { name: 'Grupos de preguntas' });
  const items = within(groups).getAllByRole('listitem');
  expect(items[1]?.querySelector('svg')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Abrir: grupo de preguntas 2' }));
  expect(screen.getByText('Falta este texto.')).toBeDefined();
});

test('shows an answer in its editor, and keeps it as it is until somebody types', async () => {
  render(<Form of="faqs" />);
  fireEvent.click(screen.getByRole('button', { name: 'Abrir: grupo de preguntas 1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Abrir: pregunta 1' }));
  const before = faqs().groups[0]?.questions[0]?.answer.es;
  const editor = await screen.findByRole(
    'textbox',
    { name: 'Respuesta · Español' },
    { timeout: 10_000 },
  );
  expect(editor.textContent).toContain('Elige a quien te gustaría conocer');
  expect(editor.getAttribute('lang')).toBe('es');
  expect(faqs().groups[0]?.questions[0]?.answer.es).toEqual(before);
  const toolbar = screen.getByRole('toolbar', { name: 'Formato: Respuesta · Español' });
  fireEvent.click(within(toolbar).getByRole('button', { name: 'Pasos' }));
  await waitFor(() => expect(editor.querySelector('[data-steps]')).not.toBeNull());
});
