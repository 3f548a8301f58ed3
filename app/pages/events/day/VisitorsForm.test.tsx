// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { es } from '#app/i18n/es/index.ts';
import { eventDayTexts } from '#app/i18n/event-day.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { VisitorsForm } from './VisitorsForm.tsx';

afterEach(cleanup);

const text = eventDayTexts.es.visitors;

function open(isSaved = true) {
  const onSave = vi.fn(async (_: number | null) => isSaved);
  render(
    <TextsProvider language="es" dictionary={es}>
      <VisitorsForm visitors={40} onSave={onSave} />
    </TextsProvider>,
  );
  return onSave;
}
const field = () => screen.getByLabelText<HTMLInputElement>(text.label);
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: text.save }));

test.each([
  ['120', 120],
  [' 7 ', 7],
  ['', null],
])('saves %j, and says so until it is changed', async (value, count) => {
  const onSave = open();
  expect(field().value).toBe('40');
  write(value);
  save();
  await screen.findByText(text.saved);
  expect(onSave.mock.calls).toEqual([[count]]);
  write('121');
  expect(screen.queryByText(text.saved)).toBeNull();
});

test('says at the field what is no number, and sends nothing', async () => {
  const onSave = open();
  write('unas cien');
  save();
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(text.invalid).length).toBeGreaterThan(0);
  expect(onSave).not.toHaveBeenCalled();
});

test('what the portal does not have is not called saved, and stays', async () => {
  const onSave = open(false);
  write('120');
  save();
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(screen.queryByText(text.saved)).toBeNull();
  expect(field().value).toBe('120');
});
