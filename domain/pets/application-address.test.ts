import { expect, test } from 'vitest';
import { applicationAddress } from './application-address.ts';

const luna = {
  name: 'Luna & Sol',
  address: 'https://casa.example/mascotas/adopcion/7',
  subject: 'Quiero adoptar a Luna & Sol',
  text: '¿Me cuentan más?',
};

test('a form learns of the pet where its address asks', () => {
  expect(
    applicationAddress('https://forms.example/f?entry.1={mascota}&entry.2={enlace}', luna),
  ).toBe(
    'https://forms.example/f?entry.1=Luna%20%26%20Sol&entry.2=https%3A%2F%2Fcasa.example%2Fmascotas%2Fadopcion%2F7',
  );
});

test('any other form is opened as it is', () => {
  expect(applicationAddress('https://forms.example/f', luna)).toBe('https://forms.example/f');
});

test('a letter is begun with its subject and text', () => {
  expect(applicationAddress('adopta@casa.example', luna)).toBe(
    'mailto:adopta@casa.example?subject=Quiero%20adoptar%20a%20Luna%20%26%20Sol&body=%C2%BFMe%20cuentan%20m%C3%A1s%3F',
  );
});
