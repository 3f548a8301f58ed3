import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Column, ManagedTable } from './ManagedTable.tsx';

interface Person {
  id: string;
  name: string;
  city: string;
}

const people: Person[] = [
  { id: '1', name: 'Ana', city: 'Mérida' },
  { id: '2', name: 'Beto', city: 'Tulum' },
];

const columns: Column<Person>[] = [
  { header: 'Nombre', kind: 'title', cell: ({ name }) => name },
  { header: 'Ciudad', kind: 'named', cell: ({ city }) => city },
  { header: 'Acciones', kind: 'actions', cell: () => 'Quitar' },
];

test('rows are named by their title, and cells carry their header onto a card', () => {
  const html = renderToStaticMarkup(<ManagedTable columns={columns} items={people} busyId="2" />);
  expect(html).toContain('<tr><th scope="row">Ana</th><td data-label="Ciudad">Mérida</td>');
  expect(html).toContain('<span class="visually-hidden">Acciones</span>');
  expect(html).toContain('<tr aria-busy="true"><th scope="row">Beto</th>');
  expect(html).not.toContain('checkbox');
});

test('where items can be chosen, each has a box, and one chooses them all', () => {
  const chosen = new Set(['2']);
  const html = renderToStaticMarkup(
    <ManagedTable
      columns={columns}
      items={people}
      selection={{
        has: (id) => chosen.has(id),
        toggle: () => {},
        all: 'Todas',
        choose: ({ name }) => `Elegir a ${name}`,
      }}
    />,
  );
  expect(html.match(/checkbox/g)).toHaveLength(3);
  expect(html.match(/checked/g)).toHaveLength(1);
  expect(html).toMatch(/aria-label="Elegir a Beto"[^>]*checked/);
});
