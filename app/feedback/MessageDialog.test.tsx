// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { es } from '#app/i18n/es/index.ts';
import { es as words } from '#app/i18n/sign-in/es.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { MessageDialog } from './MessageDialog.tsx';

afterEach(cleanup);

function open() {
  const onClose = vi.fn();
  render(
    <TextsProvider language="es" dictionary={es}>
      <MessageDialog title="Dosis" close="Cancelar" onClose={onClose}>
        <form>
          <input aria-label="Lote" />
          <input type="search" aria-label="Buscar" />
          <input type="checkbox" aria-label="Avisar" />
        </form>
      </MessageDialog>
    </TextsProvider>,
  );
  return { onClose, dialog: screen.getByRole<HTMLDialogElement>('dialog') };
}

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const question = () => screen.queryByRole('alertdialog', { name: words.discard.title });
/** As the browser tells of Escape and of the way back on a telephone; false where it was kept from closing. */
const close = (dialog: HTMLDialogElement) =>
  fireEvent(dialog, new Event('cancel', { cancelable: true }));

it('asks before what was written is given up, however the dialog is to be closed', () => {
  const { onClose, dialog } = open();
  write('Lote', 'KP 0931');
  expect(close(dialog)).toBe(false);
  expect(question()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: words.discard.keep }));
  expect(question()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: words.discard.discard }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('opens again where the browser closes without asking', () => {
  const { onClose, dialog } = open();
  write('Lote', 'KP 0931');
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(dialog.open).toBe(true);
  expect(question()).not.toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

it.each([
  ['nothing was written', () => undefined],
  ['something was searched for', () => write('Buscar', 'Canela')],
  [
    'what was written is gone again',
    () => {
      write('Lote', 'KP');
      write('Lote', '');
    },
  ],
  [
    'the form was reset',
    () => {
      fireEvent.click(screen.getByLabelText('Avisar'));
      document.forms[0]?.reset();
    },
  ],
])('asks nothing where %s', (_what, act) => {
  const { onClose } = open();
  act();
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(question()).toBeNull();
  expect(onClose).toHaveBeenCalledOnce();
});

it('asks where something was chosen', () => {
  const { dialog } = open();
  fireEvent.click(screen.getByLabelText('Avisar'));
  expect(close(dialog)).toBe(false);
});
