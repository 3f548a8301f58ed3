// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { ShownApplication } from '#app/adoption/application.ts';
import { es } from '#app/i18n/es/index.ts';
import { es as received } from '#app/i18n/received-applications/es.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { SiteProvider } from '#app/site.ts';
import { Contract } from './Contract.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const text = received.contract;
const site = { siteUrl: 'https://casa.example', siteName: 'Casa Animal', timezone: 'UTC' };

/** Renders the form, and answers its calls by `response`. */
function open(response: Response) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return response;
  });
  const application = { id: 'a', petId: 'p', secondPetId: null, contract: null };
  render(
    <MemoryRouter>
      <SiteProvider value={site}>
        <TextsProvider language="es" dictionary={es}>
          <Contract application={application as unknown as ShownApplication} />
        </TextsProvider>
      </SiteProvider>
    </MemoryRouter>,
  );
  const send = () => fireEvent.click(screen.getByRole('button', { name: text.prepare }));
  return { sent, send };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('sends the day until which the pet is sterilized, and the address', async () => {
  const { sent, send } = open(
    Response.json({ type: 'success', data: { contrato_id: 'c', sha256: '' } }),
  );
  type(text.address, ' Calle 5, Mérida ');
  type(text.sterilizeBefore, '2030-04-02');
  send();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([
    { id: 'a', domicilio: 'Calle 5, Mérida', esterilizar_antes: '2030-04-02' },
  ]);
});

test('leaves out what is empty, so that the usual day holds', async () => {
  const { sent, send } = open(
    Response.json({ type: 'success', data: { contrato_id: 'c', sha256: '' } }),
  );
  send();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(Object.keys(sent[0] as object)).not.toContain('esterilizar_antes');
  expect(Object.keys(sent[0] as object)).not.toContain('domicilio');
});

test('shows at the day that the portal does not accept it', async () => {
  const { send } = open(
    Response.json(
      {
        type: 'failure',
        message: 'No',
        errors: { esterilizar_antes: ['Elige un día de los próximos dos años'] },
      },
      { status: 422 },
    ),
  );
  type(text.sterilizeBefore, '2001-04-02');
  send();
  const message = await screen.findByText('Elige un día de los próximos dos años', {
    ignore: 'button',
  });
  const field = screen.getByLabelText(text.sterilizeBefore);
  expect(field.getAttribute('aria-describedby')).toContain(message.id);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});
