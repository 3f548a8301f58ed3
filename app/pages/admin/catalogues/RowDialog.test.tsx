// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { es } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { blankRow, writableFields } from '#domain/catalogues/catalogue.ts';
import { catalogueNamed, catalogueNames } from '#domain/catalogues/index.ts';
import { inRouter } from '#tests/setup/in-router.tsx';
import { RowDialog } from './RowDialog.tsx';

afterEach(cleanup);

const editing = catalogueNames.map(catalogueNamed).filter(({ editing }) => editing);

it.each(editing)('$schema: lists every wrong field once, each told apart', async (catalogue) => {
  const fields = writableFields(catalogue);
  const texts = Object.keys(fields).filter((name) => fields[name]?.kind === 'text');
  const lists = Object.keys(fields).filter((name) => fields[name]?.words);
  const notChosen = Object.fromEntries(lists.map((name) => [name, '']));
  const tooLong = Object.fromEntries(texts.map((name) => [name, 'x'.repeat(300)]));
  render(
    <TextsProvider language="es" dictionary={es}>
      {inRouter(
        <RowDialog
          catalogue={catalogue}
          row={{ id: 'one', ...blankRow(catalogue), ...notChosen, ...tooLong }}
          choices={{}}
          onSaved={expect.fail}
          onClose={expect.fail}
        />,
      )}
    </TextsProvider>,
  );
  const dialog = screen.getByRole('dialog');
  fireEvent.submit(dialog.querySelector('form') as HTMLFormElement);
  const summary = await within(dialog).findByRole('list');
  const said = within(summary)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(said).toHaveLength(texts.length + lists.length);
  expect(new Set(said).size).toBe(said.length);
});
