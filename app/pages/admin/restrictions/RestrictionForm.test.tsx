// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { es } from '#app/i18n/es/index.ts';
import { es as restrictions } from '#app/i18n/restrictions/es.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { SiteProvider } from '#app/site.ts';
import { RestrictionForm } from './RestrictionForm.tsx';

const { form: text } = restrictions;
const site = { siteUrl: 'https://casa.example', siteName: 'Casa Animal', timezone: 'UTC' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows at its field what the portal does not accept, and enters the person once it does', async () => {
  const errors = { telefono: ['Este teléfono no existe'] };
  const answers = [
    Response.json({ type: 'failure', message: 'Revisa los datos', errors }, { status: 422 }),
    Response.json({ type: 'success', data: { id: 'r' } }),
  ];
  const sent: object[] = [];
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return answers.shift();
  });
  const onDone = vi.fn();
  const form = (
    <SiteProvider value={site}>
      <TextsProvider language="es" dictionary={es}>
        <RestrictionForm onDone={onDone} onClose={() => {}} />
      </TextsProvider>
    </SiteProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />);
  const write = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const save = () => fireEvent.click(screen.getByRole('button', { name: text.yes }));

  write(text.phone, '999');
  write(text.reason, 'Dejó a su mascota.');
  write(text.until, '2027-01-31');
  save();
  await screen.findByText('Revisa los datos');
  expect(screen.getByLabelText(text.phone).getAttribute('aria-invalid')).toBe('true');
  expect(onDone).not.toHaveBeenCalled();

  write(text.phone, '9841112233');
  save();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const person = { correo: '', rfc: '', nombre: '', cp: '', etiqueta: '' };
  expect(sent[1]).toMatchObject({
    ...person,
    telefono: '984-111-2233',
    motivo: 'Dejó a su mascota.',
    hasta: '2027-01-31',
  });
});
