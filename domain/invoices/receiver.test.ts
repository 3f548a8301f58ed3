import { describe, expect, it, test } from 'vitest';
import { type InvoiceReceiver, receiverProblems, receiverWarnings, satName } from './receiver.ts';

describe('a name as the SAT has it', () => {
  test.each([
    ['Escuela Kemper Urgate S.A. de C.V.', 'ESCUELA KEMPER URGATE'],
    ['Escuela Kemper Urgate, SA DE CV', 'ESCUELA KEMPER URGATE'],
    ['Peña & Muñoz  S. de R. L. de C. V.', 'PEÑA & MUÑOZ'],
    ['Innovación y Café S.A.P.I. de C.V.', 'INNOVACIÓN Y CAFÉ'],
    ['Amigos de los Animales A.C.', 'AMIGOS DE LOS ANIMALES'],
    ['Fundación Huella, I.A.P.', 'FUNDACIÓN HUELLA'],
    ['Contadores Unidos SC', 'CONTADORES UNIDOS'],
    ['Crédito Fácil, S.A. de C.V., SOFOM, E.N.R.', 'CRÉDITO FÁCIL'],
    ['Crédito Fácil SAPI de CV SOFOM ER', 'CRÉDITO FÁCIL'],
    ['Agrícola del Mayo S.P.R. de R.I. de C.V.', 'AGRÍCOLA DEL MAYO'],
    ['Agrícola del Mayo SPR de RS', 'AGRÍCOLA DEL MAYO'],
    ['Hermanos Ruiz S en C por A de CV', 'HERMANOS RUIZ'],
    ['Caja Solidaria S.C. de A.P. de R.L. de C.V.', 'CAJA SOLIDARIA'],
    ['Caja Solidaria SCL de CV', 'CAJA SOLIDARIA'],
    ['Muebles de Olinalá S. de R.L. M.I.', 'MUEBLES DE OLINALÁ'],
    ['Amigos de los Animales, Asociación Civil', 'AMIGOS DE LOS ANIMALES'],
    ['Peña Sociedad Anónima de Capital Variable', 'PEÑA'],
    ['Peña Sociedad de Responsabilidad Limitada de C.V.', 'PEÑA'],
    ['Huella Institución de Asistencia Privada', 'HUELLA'],
    [
      'Abc Sociedad Anónima Promotora de Inversión de Capital Variable, Sociedad Financiera de Objeto Múltiple, Entidad No Regulada',
      'ABC',
    ],
    ['Casa SA Tres', 'CASA SA TRES'],
    ['Registro Civil', 'REGISTRO CIVIL'],
    ['Unión de Capital Variable', 'UNIÓN DE CAPITAL VARIABLE'],
    ['Grupo Sofía', 'GRUPO SOFÍA'],
    ['Hermanas Sa', 'HERMANAS'],
    ['SA de CV', 'SA DE CV'],
  ])('of the company %s is %s', (name, expected) => {
    expect(satName(name, 'company')).toBe(expected);
  });

  it('keeps all of a person’s name, with accents and ñ', () => {
    expect(satName(' José  Núñez Sa ', 'person')).toBe('JOSÉ NÚÑEZ SA');
  });
});

const ana: InvoiceReceiver = {
  rfc: 'LOAA800101AB1',
  legalName: 'Ana López',
  taxRegime: '605',
  taxPostalCode: '77760',
};

describe('billing data', () => {
  it('that are complete are taken', () => {
    expect(receiverProblems(ana)).toEqual({});
  });

  test.each<[Partial<InvoiceReceiver>, object]>([
    [{ rfc: 'LOAA800101AB' }, { rfc: 'rfcInvalid' }],
    [{ rfc: '' }, { rfc: 'rfcInvalid' }],
    [{ legalName: ' ' }, { legalName: 'required' }],
    [{ legalName: 'Público en general' }, { legalName: 'valueInvalid' }],
    [{ taxRegime: '' }, { taxRegime: 'chooseOption' }],
    [{ taxPostalCode: '' }, { taxPostalCode: 'postalCodeNotFiveDigits' }],
  ])('with %j are refused by field', (changes, problems) => {
    expect(receiverProblems({ ...ana, ...changes })).toEqual(problems);
  });

  it('of a generic RFC need neither régimen nor postal code', () => {
    const generic = { ...ana, rfc: 'XAXX010101000', taxRegime: '', taxPostalCode: '' };
    expect(receiverProblems(generic)).toEqual({});
    expect(receiverWarnings(generic, 'Quintana Roo')).toEqual([]);
  });

  it('that are odd only warn', () => {
    expect(receiverWarnings(ana, 'Quintana Roo')).toEqual(['rfcCheckDigit']);
    expect(receiverWarnings({ ...ana, rfc: 'EKU9003173C9' }, 'Jalisco')).toEqual([
      'postalCodeOfOtherState',
    ]);
    expect(receiverWarnings({ ...ana, rfc: 'EKU9003173C9' }, '')).toEqual([]);
  });
});
