import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { TabLinks } from './TabLinks.tsx';

test('a tab shows how many items it holds where that is known', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <TabLinks
        label="Eventos"
        links={[
          { to: '/abiertos', label: 'Abiertos', current: true, count: 0 },
          { to: '/cerrados', label: 'Cerrados', current: false },
        ]}
      />
    </MemoryRouter>,
  );
  expect(html).toMatch(/aria-current="page"[^>]*>Abiertos<span[^>]*>0<\/span>/);
  expect(html).toContain('Cerrados</a>');
});
