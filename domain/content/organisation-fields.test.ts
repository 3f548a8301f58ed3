import { describe, expect, it } from 'vitest';
import { type FieldWords, fillText, fillTexts } from './organisation-fields.ts';

const words = {
  name: 'Patas',
  legalName: 'Patas, A.C.',
  address: '',
  cities: 'Oaxaca y Puebla',
  profitShare: '',
} as FieldWords;

describe('a text that names the record of the organisation', () => {
  it.each([
    ['{nombre} está en {ciudades}.', 'Patas está en Oaxaca y Puebla.'],
    ['{name} of {RAZON SOCIAL}', 'Patas of Patas, A.C.'],
    ['Sin llaves.', 'Sin llaves.'],
    ['Lo que {nadie conoce} se queda.', 'Lo que {nadie conoce} se queda.'],
  ])('says what is there: %s', (text, said) => {
    expect(fillText(text, words)).toBe(said);
  });

  it.each([
    ['Gracias. El {parte de las utilidades} llega. {nombre} cuida.', 'Gracias. Patas cuida.'],
    ['{nombre} · {domicilio} · Hoja 1', 'Patas · Hoja 1'],
    ['{domicilio}', ''],
  ])('leaves out the sentence that lacks something: %s', (text, said) => {
    expect(fillText(text, words)).toBe(said);
  });

  it('takes the item of a list away with the text that it was about', () => {
    const tree = {
      points: [
        { title: 'Cuentas', text: 'El {parte de las utilidades} llega.' },
        { title: 'Orden', text: '' },
      ],
      lines: ['{domicilio}', '{nombre}'],
      lead: 'El {parte de las utilidades}.',
      count: 3,
    };
    expect(fillTexts(tree, words)).toEqual({
      points: [{ title: 'Orden', text: '' }],
      lines: ['Patas'],
      lead: '',
      count: 3,
    });
  });
});
