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
    ['Huerta del Valle, S. de P.R. de R.L. de C.V.', 'HUERTA DEL VALLE'],
    ['Productores Unidos, A.R.I.C. de R.I.', 'PRODUCTORES UNIDOS'],
    ['Tejidos Nah SRL CV MI', 'TEJIDOS NAH'],
    ['Barro Negro S. de R.L. Art.', 'BARRO NEGRO'],
    ['Barro Negro Sociedad de Responsabilidad Limitada Artesanal', 'BARRO NEGRO'],
    ['Riego del Norte S. de R.L. de I.P. de C.V.', 'RIEGO DEL NORTE'],
    ['Peña y Compañía S. en N.C.', 'PEÑA Y COMPAÑÍA'],
    ['Peña y Compañía, S. en C. por A. de C.V.', 'PEÑA Y COMPAÑÍA'],
    ['Peña y Compañía Sociedad en Comandita Simple', 'PEÑA Y COMPAÑÍA'],
    ['Caja del Mar S.C.A.P. de R.L. de C.V.', 'CAJA DEL MAR'],
    ['Tienda Común S.C. de C. de R.L.', 'TIENDA COMÚN'],
    ['Tienda Común Soc. Coop. de R.L. de C.V.', 'TIENDA COMÚN'],
    [
      'Pescadores del Golfo Sociedad Cooperativa de Producción de Bienes y Servicios de Responsabilidad Limitada de Capital Variable',
      'PESCADORES DEL GOLFO',
    ],
    ['Ideas Nuevas S.A.S. de C.V.', 'IDEAS NUEVAS'],
    ['Ideas Nuevas Sociedad por Acciones Simplificada de Capital Variable', 'IDEAS NUEVAS'],
    ['Valores del Sur S.A.B. de C.V.', 'VALORES DEL SUR'],
    ['Valores del Sur S.A.P.I.B. de C.V.', 'VALORES DEL SUR'],
    [
      'Banco del Sur, S.A., Institución de Banca Múltiple, Grupo Financiero del Sur',
      'BANCO DEL SUR',
    ],
    ['Banco del Sur S.A. I.B.M.', 'BANCO DEL SUR'],
    ['Banco del Campo, S.N.C., Institución de Banca de Desarrollo', 'BANCO DEL CAMPO'],
    ['Bolsa Uno, S.A. de C.V., Casa de Bolsa, Grupo Financiero Uno', 'BOLSA UNO'],
    ['Seguros Uno, S.A. de C.V., Grupo Financiero Uno', 'SEGUROS UNO'],
    ['Retiro 55, S.A. de C.V., SIEFORE', 'RETIRO 55'],
    ['Depósitos MX S.A. de C.V., Organización Auxiliar del Crédito', 'DEPÓSITOS MX'],
    ['Pagos MX, S.A.P.I. de C.V., Institución de Fondos de Pago Electrónico', 'PAGOS MX'],
    ['Ahorro Claro S.A. de C.V. S.F.P.', 'AHORRO CLARO'],
    ['Fundación Huella, A.B.P.', 'FUNDACIÓN HUELLA'],
    ['Huella, I.B.P.', 'HUELLA'],
    ['Huella, Institución de Asistencia Social Privada', 'HUELLA'],
    ['Diócesis del Sur, A.R.', 'DIÓCESIS DEL SUR'],
    ['Diócesis del Sur, Asociación Religiosa', 'DIÓCESIS DEL SUR'],
    ['Mujeres de la Sierra, S. de S.S.', 'MUJERES DE LA SIERRA'],
    ['Estudio AR', 'ESTUDIO AR'],
    ['Operadora Grupo Financiero Uno', 'OPERADORA GRUPO FINANCIERO UNO'],
    ['Unión de Ejidos Casa de Bolsa', 'UNIÓN DE EJIDOS CASA DE BOLSA'],
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
