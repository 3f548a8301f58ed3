// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { es as invoicing } from '#app/i18n/admin-invoicing/es.ts';
import { es } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { inRouter } from '#tests/setup/in-router.tsx';
import { GiveStampDialog } from './GiveStampDialog.tsx';
import type { Invoice } from './invoices.ts';
import { ResolveInvoiceDialog } from './ResolveInvoiceDialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const text = invoicing.invoices;
const invoice = { id: 'i', series: 'DON', folio: 3 } as Invoice;

/** Calls are answered by `response`. */
function open(dialog: ReactNode, response: Response) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return response;
  });
  render(
    inRouter(
      <TextsProvider language="es" dictionary={es}>
        {dialog}
      </TextsProvider>,
    ),
  );
  return sent;
}
const answer = (estado: string) => Response.json({ status: 'success', data: { estado } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('asking the provider ends nothing by itself', async () => {
  const onResolved = vi.fn();
  const sent = open(
    <ResolveInvoiceDialog {...{ invoice, onResolved }} hasNoStamp={false} onClose={vi.fn()} />,
    answer('pendiente'),
  );
  press(text.ask);
  await waitFor(() => expect(onResolved).toHaveBeenCalledWith('pending'));
  expect(sent).toMatchObject([{ serie: 'DON', folio: 3, sin_timbre: false }]);
});

test('what a person ends as not stamped is said in their words first', async () => {
  const onResolved = vi.fn();
  const sent = open(
    <ResolveInvoiceDialog {...{ invoice, onResolved }} hasNoStamp onClose={vi.fn()} />,
    answer('rechazado'),
  );
  expect(screen.getByText(text.endText)).toBeTruthy();
  expect(sent).toEqual([]);
  press(text.endYes);
  await waitFor(() => expect(onResolved).toHaveBeenCalledOnce());
  expect(sent).toMatchObject([{ serie: 'DON', folio: 3, sin_timbre: true }]);
});

test('a refusal stays in the dialog, and tells why', async () => {
  const [onResolved, onClose] = [vi.fn(), vi.fn()];
  const message = 'El SAT todavía no contesta';
  open(
    <ResolveInvoiceDialog {...{ invoice, onResolved, onClose }} hasNoStamp />,
    Response.json({ type: 'failure', message }, { status: 409 }),
  );
  press(text.endYes);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(onResolved).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

test('the document with its stamp is taken as XML alone', async () => {
  const onResolved = vi.fn();
  const sent = open(
    <GiveStampDialog {...{ invoice, onResolved }} onClose={vi.fn()} />,
    answer('vigente'),
  );
  const choose = (name: string) => {
    const files = [new File(['<cfdi/>'], name)];
    fireEvent.change(document.querySelector('input[type=file]') as Element, { target: { files } });
  };
  choose('factura.pdf');
  expect(screen.getByText(text.giveWrong)).toBeTruthy();
  expect(screen.getByRole('button', { name: text.giveYes })).toHaveProperty('disabled', true);
  choose('factura.xml');
  press(text.giveYes);
  await waitFor(() => expect(onResolved).toHaveBeenCalledWith('valid'));
  expect(sent).toMatchObject([{ serie: 'DON', folio: 3, xml: '<cfdi/>' }]);
});
