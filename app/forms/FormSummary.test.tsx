// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FormSummary } from './FormSummary.tsx';

afterEach(cleanup);

interface Words {
  name: string;
  city: string;
  question: string;
  required: string;
  email: string;
}

function show({ name, city, question, required, email }: Words) {
  const form = (problems: { field: string; message: string }[]) => (
    <form>
      <FormSummary title="…" problems={problems} focus={() => {}} />
      <label htmlFor="name">{name}</label>
      <input id="name" name="name" />
      <label htmlFor="city">{city}</label>
      <input id="city" name="city" />
      <fieldset>
        <legend>{question}</legend>
        <label>
          <input type="radio" name="garden" /> A
        </label>
        <label>
          <input type="radio" name="garden" /> B
        </label>
      </fieldset>
    </form>
  );
  const { rerender } = render(form([]));
  rerender(
    form([
      { field: 'name', message: required },
      { field: 'email', message: email },
      { field: 'city', message: required },
      { field: 'garden', message: required },
      { field: 'elsewhere', message: required },
    ]),
  );
  return screen.getAllByRole('button').map(({ textContent }) => textContent);
}

it('names the fields that lack the same, and no other', () => {
  expect(
    show({
      name: 'Nombre',
      city: 'Ciudad',
      question: '¿Tienen patio?',
      required: 'Este campo es requerido',
      email: 'El correo es requerido',
    }),
  ).toEqual([
    'Nombre: Este campo es requerido',
    'El correo es requerido',
    'Ciudad: Este campo es requerido',
    '¿Tienen patio? Este campo es requerido',
    'Este campo es requerido',
  ]);
});

it('names them in English', () => {
  expect(
    show({
      name: 'Name',
      city: 'City',
      question: 'Is there a yard?',
      required: 'This field is required',
      email: 'The email is required',
    }),
  ).toEqual([
    'Name: This field is required',
    'The email is required',
    'City: This field is required',
    'Is there a yard? This field is required',
    'This field is required',
  ]);
});
