// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type FC, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '#app/api/transport/api-error.ts';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { WritingDialog } from '#app/feedback/WritingDialog.tsx';
import { en } from '#app/i18n/en/index.ts';
import { es } from '#app/i18n/es/index.ts';
import { en as wordsEn } from '#app/i18n/sign-in/en.ts';
import { es as wordsEs } from '#app/i18n/sign-in/es.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { FormDialog } from './FormDialog.tsx';
import { TextField } from './TextField.tsx';
import { useForm } from './use-form.ts';

afterEach(cleanup);

interface Opened {
  onClose: () => void;
  /** What its button does. */
  send: () => Promise<void>;
}

function FormKind({ onClose, send }: Opened) {
  const form = useForm({ defaults: { lot: '' }, send });
  return (
    <FormDialog title="Dosis" words={{ save: 'Guardar' }} form={form} onClose={onClose}>
      <TextField label="Lote" {...form.field('lot')} />
    </FormDialog>
  );
}

const ConfirmKind = ({ onClose, send }: Opened) => (
  <ConfirmDialog title="¿Terminar la estancia?" action="Guardar" run={send} onClose={onClose}>
    <input aria-label="Lote" />
  </ConfirmDialog>
);

const WritingKind = ({ onClose, send }: Opened) => (
  <WritingDialog title="Dosis" close="Cancelar" onClose={onClose}>
    <input aria-label="Lote" />
    <input type="file" aria-label="Foto" />
    <button type="button" onClick={() => send().catch(() => undefined)}>
      Guardar
    </button>
  </WritingDialog>
);

const lostAnswer = () => Promise.reject(new ApiError({ status: 0, message: '', errors: {} }));

function Pets({ Dialog }: { Dialog: FC<Opened> }) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <Dialog onClose={() => setOpen(false)} send={lostAnswer} /> : <p>Pets</p>;
}

function open(Dialog: FC<Opened>, language: 'es' | 'en' = 'es') {
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Home</p> },
      { path: '/pets', element: <Pets Dialog={Dialog} /> },
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
const written = () => screen.queryByLabelText<HTMLInputElement>('Lote')?.value;
const question = (words = wordsEs.discard) =>
  screen.queryByRole('alertdialog', { name: words.title });
/** As the browser tells of Escape; false where the dialog was kept from closing. */
const pressEscape = () =>
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
/** Whether the browser asks before it loads the page anew. */
const asksBeforeReload = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

describe.each([
  ['a form', FormKind],
  ['a question with a field', ConfirmKind],
  ['anything with a field', WritingKind],
])('a dialog of %s in which something is written', (_, Dialog) => {
  it('asks before Escape, and keeps it', () => {
    open(Dialog);
    write('KP 0931');
    expect(pressEscape()).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: wordsEs.discard.keep }));
    expect(question()).toBeNull();
    expect(written()).toBe('KP 0931');
  });

  it.each([
    ['es', wordsEs.discard],
    ['en', wordsEn.discard],
  ] as const)(
    'asks before the way back, which answers nothing either (%s)',
    async (language, words) => {
      const { goBack, path } = open(Dialog, language);
      write('KP 0931');
      await goBack();
      expect(question(words)).not.toBeNull();
      await goBack();
      expect(path()).toBe('/pets');
      fireEvent.click(screen.getByRole('button', { name: words.keep }));
      expect(written()).toBe('KP 0931');
      await goBack();
      fireEvent.click(screen.getByRole('button', { name: words.discard }));
      expect(written()).toBeUndefined();
      await goBack();
      expect(path()).toBe('/');
    },
  );

  it('has the browser ask before the page is loaded anew, until it is given up', () => {
    open(Dialog);
    write('KP 0931');
    expect(asksBeforeReload()).toBe(true);
    pressEscape();
    fireEvent.click(screen.getByRole('button', { name: wordsEs.discard.discard }));
    expect(asksBeforeReload()).toBe(false);
  });

  it('stays with it when the answer is lost', async () => {
    open(Dialog);
    write('KP 0931');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' })));
    expect(written()).toBe('KP 0931');
  });

  it('asks nothing where nothing is written', async () => {
    const { goBack, path } = open(Dialog);
    expect(asksBeforeReload()).toBe(false);
    await goBack();
    expect(path()).toBe('/');
  });
});

it('asks about a file that was chosen', async () => {
  const { goBack, path } = open(WritingKind);
  fireEvent.change(screen.getByLabelText('Foto'), {
    target: { files: [new File(['x'], 'a.jpg')] },
  });
  await goBack();
  expect(path()).toBe('/pets');
});
