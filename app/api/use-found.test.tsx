// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { es } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { queries, refreshQueries } from './queries.ts';
import { type Found, useFound } from './use-found.ts';

afterEach(() => {
  cleanup();
  queries.clear();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <TextsProvider language="es" dictionary={es}>
    {children}
  </TextsProvider>
);

/** A list whose answers come when they are told to; each is as the list was when it was asked for. */
function shownList() {
  const answers: (() => void)[] = [];
  let items = ['Correa'];
  const find = () => {
    const asked = items;
    return new Promise<string[]>((resolve) => answers.push(() => resolve(asked)));
  };
  const { result } = renderHook(() => useFound(['list'], find), { wrapper });
  return {
    shown: (): Found<string[]> => result.current,
    add: (name: string) => {
      items = [...items, name];
    },
    answer: () => act(async () => answers.shift()?.()),
    asked: (times: number) => waitFor(() => expect(answers).toHaveLength(times)),
  };
}

it.each([
  ['its page asks again', (list: Found<unknown>) => list.reload()],
  ['something was changed', () => void refreshQueries()],
])('shows what was added before the first answer had come, once %s', async (_, ask) => {
  const list = shownList();
  await list.asked(1);
  list.add('Rampas');
  act(() => ask(list.shown()));
  await list.asked(2);
  await list.answer();
  expect(list.shown().data).toBeUndefined();
  await list.answer();
  await waitFor(() => expect(list.shown().data).toEqual(['Correa', 'Rampas']));
});

it('keeps what it shows while it asks again', async () => {
  const list = shownList();
  await list.asked(1);
  await list.answer();
  list.add('Rampas');
  act(() => list.shown().reload());
  await list.asked(1);
  expect(list.shown()).toMatchObject({ data: ['Correa'], busy: true, isCurrent: true });
  await list.answer();
  await waitFor(() => expect(list.shown().data).toEqual(['Correa', 'Rampas']));
});
