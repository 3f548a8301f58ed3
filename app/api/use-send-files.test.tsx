// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { es } from '#app/i18n/es/index.ts';
import { es as signIn } from '#app/i18n/sign-in/es.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { messages } from '#domain/messages.ts';
import { photoProblem } from '#domain/pets/chosen-files.ts';
import { ApiError } from './transport/api-error.ts';
import { useSendFiles } from './use-send-files.ts';

afterEach(cleanup);

const wrapper = ({ children }: { children: ReactNode }) => (
  <TextsProvider language="es" dictionary={es}>
    {children}
  </TextsProvider>
);
const photo = (name: string, type = 'image/jpeg', content = 'x') =>
  new File([content], name, { type });
const notSent = 'No se envió';

/** @param failures of the portal, by the file's name */
async function sendAll(files: File[], failures: Record<string, Error> = {}) {
  const sent: string[] = [];
  const sendOne = async ({ name }: File) => {
    const failure = failures[name];
    if (failure) throw failure;
    sent.push(name);
  };
  const parts = { problemOf: photoProblem, sendOne, notSent };
  const { result } = renderHook(() => useSendFiles(parts), { wrapper });
  const kept = await act(() => result.current.send(files));
  const { outcomes } = result.current;
  return { sent, kept, problems: outcomes.map(({ name, problem }) => [name, problem]) };
}

const rejection = (status: number, reason: string) =>
  new ApiError({ status, message: 'Los datos dados no eran válidos.', errors: { file: [reason] } });

it('says of each file that is refused why, and sends the others', async () => {
  const heic = '\0\0\0\x18ftypheic\0\0\0\0';
  const { sent, kept, problems } = await sendAll(
    [
      photo('carta.pdf', 'application/pdf'),
      photo('IMG_1.HEIC', '', heic),
      photo('de-whatsapp.jpg', 'image/jpeg', heic),
      photo('vacia.jpg', 'image/jpeg', ''),
      photo('enorme.jpg'),
      photo('luna.webp', 'image/webp'),
    ],
    { 'enorme.jpg': rejection(422, 'La foto es demasiado grande') },
  );
  expect(problems).toEqual([
    ['carta.pdf', messages.pictureFormat.es],
    ['IMG_1.HEIC', messages.photoHeic.es],
    ['de-whatsapp.jpg', messages.photoHeic.es],
    ['vacia.jpg', messages.fileEmpty.es],
    ['enorme.jpg', 'La foto es demasiado grande'],
    ['luna.webp', undefined],
  ]);
  expect(sent).toEqual(['luna.webp']);
  expect(kept).toBe(1);
});

it('tries no further file after something that is no file’s fault', async () => {
  const away = new ApiError({ status: 0, message: 'Network Error', errors: {} });
  const { sent, problems } = await sendAll([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')], {
    'b.jpg': away,
  });
  expect(problems).toEqual([
    ['a.jpg', undefined],
    ['b.jpg', signIn.failures.unreachable.text],
    ['c.jpg', notSent],
  ]);
  expect(sent).toEqual(['a.jpg']);
});
