// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ApiError } from '#app/api/transport/api-error.ts';
import { es as accountWords } from '#app/i18n/account/es.ts';
import { es } from '#app/i18n/es/index.ts';
import { es as words } from '#app/i18n/sign-in/es.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { FormDialog } from './FormDialog.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { SchemaForm } from './SchemaForm.tsx';
import { SelectField } from './SelectField.tsx';
import { schemaRules } from './schema-rules.ts';
import { TextField } from './TextField.tsx';
import { SaidByPage, useForm } from './use-form.ts';
import type { FormDraft } from './use-kept-form.ts';

afterEach(cleanup);

interface Values {
  lot: string;
  pets: { weight: string }[];
  lent: string[];
}

const wrong = (errors: Record<string, string[]>) =>
  new ApiError({ status: 422, message: 'Revisa lo que falta', errors });
const lost = new ApiError({ status: 0, message: '', errors: {} });

/** A portal that records what comes under which key, and answers with what was prepared, in this order. */
function portal(...answers: (ApiError | undefined)[]) {
  const calls: { values: object; key: string }[] = [];
  return {
    calls,
    async take(values: object, key: string) {
      calls.push({ values, key });
      const answer = answers.shift();
      if (answer) throw answer;
    },
  };
}

interface FormProps {
  take: (values: object, key: string) => Promise<void>;
  presentation: 'page' | 'dialog';
}

function Doses({ take, presentation }: FormProps) {
  const [isOpen, setOpen] = useState(true);
  const form = useForm<Values>({
    defaults: { lot: 'A1', pets: [{ weight: '' }, { weight: '' }], lent: [] },
    fieldOf: { product: 'lot' },
    send: (values, { keyOf }) => take(values, keyOf(values)),
  });
  const fields = (
    <>
      <TextField label="Lote" {...form.field('lot')} />
      <TextField label="Peso de Luna" {...form.field('pets.0.weight')} />
      <TextField label="Peso de Sol" {...form.field('pets.1.weight')} />
      <TextField label="Qué se presta" {...form.field('lent')} />
    </>
  );
  if (!isOpen) return <p>Cerrado</p>;
  return presentation === 'page' ? (
    <SchemaForm state={form} label="Dosis">
      {fields}
      <button type="submit">Guardar</button>
    </SchemaForm>
  ) : (
    <FormDialog
      title="Dosis"
      words={{ save: 'Guardar' }}
      form={form}
      onClose={() => setOpen(false)}
    >
      {fields}
    </FormDialog>
  );
}

function Name({ take }: Pick<FormProps, 'take'>) {
  const form = useForm({
    rules: schemaRules(z.object({ name: z.string().trim().min(1, { error: 'required' }) })),
    defaults: { name: '' },
    send: (values, { keyOf }) => take(values, keyOf(values)),
  });
  return (
    <SchemaForm state={form} label="Mascota">
      <TextField label="Nombre" {...form.field('name')} />
      <button type="submit">Guardar</button>
    </SchemaForm>
  );
}

function Choice({ take }: Pick<FormProps, 'take'>) {
  const form = useForm({
    defaults: { kind: 'vaccine', product: '' },
    send: (values, { keyOf }) => take(values, keyOf(values)),
  });
  return (
    <SchemaForm state={form} label="Entrada">
      <TextField label="Tipo" {...form.field('kind')} />
      {form.form.watch('kind') === 'vaccine' && (
        <SelectField
          label="Producto"
          {...form.field('product', { required: 'chooseOption' })}
          empty="Elige"
          options={[]}
        />
      )}
      <button type="submit">Guardar</button>
    </SchemaForm>
  );
}
interface KeptProps extends Pick<FormProps, 'take'> {
  draft: FormDraft<{ lot: string }>;
  onSent?: () => void;
}

function Kept({ take, draft, onSent }: KeptProps) {
  const form = useForm<{ lot: string }>({
    defaults: { lot: 'A1' },
    draft,
    send: (values, { keyOf }) => take(values, keyOf(values)),
    ...(onSent && { onSent }),
  });
  return (
    <>
      <SchemaForm state={form}>
        <TextField label="Lote" {...form.field('lot')} />
        <button type="submit">Guardar</button>
      </SchemaForm>
      <LeaveQuestion form={form} />
    </>
  );
}

let router: ReturnType<typeof createMemoryRouter> | undefined;

function open(page: React.ReactElement) {
  router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ]);
  render(
    <TextsProvider language="es" dictionary={es}>
      <RouterProvider router={router} />
    </TextsProvider>,
  );
}

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const typedIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const errorOf = (label: string) =>
  screen
    .getByLabelText(label)
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join();
const save = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' })));

describe.each(['page', 'dialog'] as const)(
  'a form of a %s that the portal alone checks',
  (presentation) => {
    const show = (of: ReturnType<typeof portal>) =>
      open(<Doses take={of.take} presentation={presentation} />);

    it('shows what is wrong at its field, of a row as well, and leads to the first', async () => {
      show(portal(wrong({ 'pets.1.weight': ['Pesa demasiado'], lot: ['Este lote no existe'] })));
      await save();
      expect(errorOf('Lote')).toBe('Este lote no existe');
      expect(errorOf('Peso de Sol')).toBe('Pesa demasiado');
      expect(errorOf('Peso de Luna')).toBeUndefined();
      await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Lote'));
      expect(screen.getByText('Revisa lo que falta')).toBeTruthy();
    });

    it('shows at a field what is said of an item of it, or of a name that is not its own', async () => {
      show(portal(wrong({ 'lent.3.what': ['Es muy largo'], product: ['Elige un producto'] })));
      await save();
      expect(errorOf('Qué se presta')).toBe('Es muy largo');
      expect(errorOf('Lote')).toBe('Elige un producto');
    });

    it('says in words what has no field', async () => {
      show(portal(wrong({ pet: ['Ya no está'] })));
      await save();
      expect(screen.getByText(words.failures.notSaved)).toBeTruthy();
      expect(screen.getByText('Ya no está')).toBeTruthy();
    });

    it('sends again what was refused, and takes the message away while it is put right', async () => {
      const of = portal(wrong({ lot: ['Este lote no existe'] }));
      show(of);
      await save();
      await act(async () => write('Lote', 'B2'));
      expect(errorOf('Lote')).toBeUndefined();
      await save();
      expect(of.calls.map(({ values }) => values)).toEqual([
        expect.objectContaining({ lot: 'A1' }),
        expect.objectContaining({ lot: 'B2' }),
      ]);
    });

    it('sends again what was refused for something that is no field', async () => {
      const of = portal(wrong({ pet: ['Ya no está'] }));
      show(of);
      await save();
      await save();
      expect(of.calls).toHaveLength(2);
    });

    it('keeps what is typed when the answer is lost, and sends it under the same key until it is answered', async () => {
      const of = portal(lost, undefined, undefined);
      show(of);
      write('Peso de Luna', '4.2');
      await save();
      expect(typedIn('Peso de Luna')).toBe('4.2');
      await save();
      await save();
      const [first, again, another] = of.calls.map(({ key }) => key);
      expect(again).toBe(first);
      expect(another).not.toBe(first);
    });
  },
);

describe('a form that knows the rules', () => {
  it('sends nothing that breaks them, and what they make of the rest', async () => {
    const of = portal();
    open(<Name take={of.take} />);
    await save();
    expect(errorOf('Nombre')).toBeTruthy();
    expect(of.calls).toEqual([]);
    await act(async () => write('Nombre', ' Luna '));
    await save();
    expect(of.calls.map(({ values }) => values)).toEqual([{ name: 'Luna' }]);
  });
});

it('says what is wrong with a field that is left once the press that left it is over', async () => {
  open(<Name take={portal().take} />);
  const button = screen.getByRole('button', { name: 'Guardar' });
  fireEvent.mouseDown(button);
  await act(async () => fireEvent.blur(screen.getByLabelText('Nombre')));
  expect(errorOf('Nombre')).toBeUndefined();
  await act(async () => fireEvent.mouseUp(button));
  await expect.poll(() => errorOf('Nombre')).toBeTruthy();
});

it('asks for a choice that only the browser knows to be missing, and not where it is not shown', async () => {
  const of = portal();
  open(<Choice take={of.take} />);
  await save();
  expect(errorOf('Producto')).toBeTruthy();
  expect(of.calls).toEqual([]);
  await act(async () => write('Tipo', 'note'));
  await save();
  expect(of.calls).toHaveLength(1);
});

describe('a form with a draft', () => {
  /** A browser's store; `isFull`: it keeps nothing. */
  function store({ kept, isFull = false }: { kept?: { lot: string }; isFull?: boolean } = {}) {
    const state: { draft: object | undefined } = { draft: kept };
    return {
      state,
      draft: {
        kept,
        write(values: object, sent: object | undefined) {
          if (!isFull) state.draft = { ...values, ...(sent && { sent }) };
          return !isFull;
        },
        remove() {
          state.draft = undefined;
        },
      },
    };
  }
  const asksBeforeReload = () =>
    !fireEvent(window, new Event('beforeunload', { cancelable: true }));

  it('keeps what is typed until it is sent, with the key under which it was tried', async () => {
    const { state, draft } = store();
    const of = portal(lost);
    open(<Kept take={of.take} draft={draft} />);
    expect(state.draft).toBeUndefined();
    await act(async () => write('Lote', 'B2'));
    expect(state.draft).toEqual({ lot: 'B2' });
    expect(asksBeforeReload()).toBe(false);
    await save();
    expect(state.draft).toMatchObject({ lot: 'B2', sent: { key: of.calls[0]?.key } });
    await save();
    expect(state.draft).toBeUndefined();
  });

  it('goes on with what was kept, and forgets it once it is as it was', async () => {
    const { state, draft } = store({ kept: { lot: 'B2' } });
    open(<Kept take={portal().take} draft={draft} />);
    expect(typedIn('Lote')).toBe('B2');
    await act(async () => write('Lote', 'A1'));
    expect(state.draft).toBeUndefined();
  });

  it('has the browser ask before a reload where nothing can be kept', async () => {
    open(<Kept take={portal().take} draft={store({ isFull: true }).draft} />);
    await act(async () => write('Lote', 'B2'));
    expect(asksBeforeReload()).toBe(true);
    await save();
    expect(asksBeforeReload()).toBe(false);
  });

  it('stays, with its draft, where the page says by itself why it was not sent', async () => {
    const { state, draft } = store();
    open(<Kept take={() => Promise.reject(new SaidByPage())} draft={draft} />);
    await act(async () => write('Lote', 'B2'));
    await save();
    expect(state.draft).toMatchObject({ lot: 'B2' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => router?.navigate('/elsewhere'));
    fireEvent.click(screen.getByRole('button', { name: accountWords.leave.stay }));
    expect(typedIn('Lote')).toBe('B2');
    await act(async () => router?.navigate('/elsewhere'));
    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: accountWords.leave.discard })),
    );
    expect(state.draft).toBeUndefined();
    expect(screen.queryByText('Elsewhere')).not.toBeNull();
  });

  it('lets go whoever has sent it', async () => {
    open(
      <Kept
        take={portal().take}
        draft={store().draft}
        onSent={() => router?.navigate('/elsewhere')}
      />,
    );
    await act(async () => write('Lote', 'B2'));
    await save();
    expect(screen.queryByText('Elsewhere')).not.toBeNull();
  });
});
