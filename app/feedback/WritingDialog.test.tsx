// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { en } from '#app/i18n/en/index.ts';
import { es } from '#app/i18n/es/index.ts';
import { en as wordsEn } from '#app/i18n/sign-in/en.ts';
import { es as wordsEs } from '#app/i18n/sign-in/es.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { WritingDialog } from './WritingDialog.tsx';

afterEach(cleanup);

function Pets() {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return <p>Pets</p>;
  return (
    <WritingDialog title="Dosis" close="Cancelar" onClose={() => setOpen(false)}>
      <input aria-label="Lote" />
      <input type="file" aria-label="Foto" />
    </WritingDialog>
  );
}

function Question() {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return <p>Pets</p>;
  return (
    <ConfirmDialog
      title="¿Terminar la estancia?"
      action="Terminar"
      run={async () => {}}
      onClose={() => setOpen(false)}
    >
      <input aria-label="Lote" />
    </ConfirmDialog>
  );
}

function open(language: 'es' | 'en', page = <Pets />) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Home</p> },
      { path: '/pets', element: page },
    ],
    { initialEntries: ['/', '/pets'], initialIndex: 1 },
  );
  render(
    <TextsProvider language={language} dictionary={language === 'es' ? es : en}>
      <RouterProvider router={router} />
    </TextsProvider>,
  );
  return {
    goBack: () => act(() => router.navigate(-1)),
    path: () => router.state.location.pathname,
  };
}

const write = (value: string) =>
  fireEvent.change(screen.getByLabelText('Lote'), { target: { value } });

it.each([
  ['es', wordsEs.discard],
  ['en', wordsEn.discard],
] as const)('asks before the way back drops what was written (%s)', async (language, words) => {
  const { goBack, path } = open(language);
  write('KP 0931');
  await goBack();
  expect(path()).toBe('/pets');
  expect(screen.queryByRole('alertdialog', { name: words.title })).not.toBeNull();
  // Nor does the way back answer the question.
  await goBack();
  expect(path()).toBe('/pets');
  fireEvent.click(screen.getByRole('button', { name: words.keep }));
  expect(screen.getByLabelText<HTMLInputElement>('Lote').value).toBe('KP 0931');
  await goBack();
  fireEvent.click(screen.getByRole('button', { name: words.discard }));
  await goBack();
  expect(path()).toBe('/');
});

it('asks about a file that was chosen', async () => {
  const { goBack, path } = open('es');
  fireEvent.change(screen.getByLabelText('Foto'), {
    target: { files: [new File(['x'], 'a.jpg')] },
  });
  await goBack();
  expect(path()).toBe('/pets');
});

it('lets the way back go where nothing is written', async () => {
  const { goBack, path } = open('es');
  await goBack();
  expect(path()).toBe('/');
});

it('asks in a question that has fields', async () => {
  const { goBack, path } = open('es', <Question />);
  write('Porque se muda');
  await goBack();
  expect(path()).toBe('/pets');
  expect(screen.queryByRole('alertdialog', { name: wordsEs.discard.title })).not.toBeNull();
});

it('lets the way back go from a question without an answer', async () => {
  const { goBack, path } = open('es', <Question />);
  await goBack();
  expect(path()).toBe('/');
});
