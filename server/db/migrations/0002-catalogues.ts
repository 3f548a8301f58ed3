import { v7 as uuid } from 'uuid';
import { foldText } from '#domain/text.ts';
import type { Migration } from './migration.ts';

/** What a fresh portal must already know: kinds of donation, categories and the catalogues of the SAT. */
export const fillCatalogues: Migration = {
  async up({ query }, _dialect, clock) {
    const row = (name: string) => ({
      id: uuid(),
      created_at: clock.now().toISOString(),
      name,
      name_search: foldText(name),
    });
    // As the tables are at this point, which is not as they will be.
    const fill = (
      table: 'products' | 'categories' | 'sat_cfdi_uses' | 'sat_payment_forms',
      rows: object[],
    ) =>
      query
        .insertInto(table)
        .values(rows as never)
        .execute();
    const coded = ([code, name]: readonly [string, string]) => ({ ...row(name), code });
    await fill('products', products.map(row));
    await fill('categories', categories.map(row));
    await fill('sat_cfdi_uses', cfdiUses.map(coded));
    await fill('sat_payment_forms', paymentForms.map(coded));
  },
};

/** The first four are kinds of donation of their own, the rest are the concepts of the kind 'otros'. */
const products = [
  'tratamiento',
  'recurrente',
  'esterilizacion',
  'alimento',
  'Transporte de rescate',
  'Medicinas',
  'Vacunas',
  'Desparasitación',
  'Camas y cobijas',
  'Correas y collares',
  'Material de limpieza',
  'Mantenimiento del refugio',
];

const categories = ['Donativos'];

/** c_UsoCFDI of CFDI 4.0 (SAT, Anexo 20, catCFDI). */
const cfdiUses = [
  ['G01', 'Adquisición de mercancías.'],
  ['G02', 'Devoluciones, descuentos o bonificaciones.'],
  ['G03', 'Gastos en general.'],
  ['I01', 'Construcciones.'],
  ['I02', 'Mobiliario y equipo de oficina por inversiones.'],
  ['I03', 'Equipo de transporte.'],
  ['I04', 'Equipo de computo y accesorios.'],
  ['I05', 'Dados, troqueles, moldes, matrices y herramental.'],
  ['I06', 'Comunicaciones telefónicas.'],
  ['I07', 'Comunicaciones satelitales.'],
  ['I08', 'Otra maquinaria y equipo.'],
  ['D01', 'Honorarios médicos, dentales y gastos hospitalarios.'],
  ['D02', 'Gastos médicos por incapacidad o discapacidad.'],
  ['D03', 'Gastos funerales.'],
  ['D04', 'Donativos.'],
  ['D05', 'Intereses reales efectivamente pagados por créditos hipotecarios (casa habitación).'],
  ['D06', 'Aportaciones voluntarias al SAR.'],
  ['D07', 'Primas por seguros de gastos médicos.'],
  ['D08', 'Gastos de transportación escolar obligatoria.'],
  ['D09', 'Depósitos en cuentas para el ahorro, primas que tengan como base planes de pensiones.'],
  ['D10', 'Pagos por servicios educativos (colegiaturas).'],
  ['S01', 'Sin efectos fiscales.'],
  ['CP01', 'Pagos'],
  ['CN01', 'Nómina'],
] as const;

/** c_FormaPago of CFDI 4.0 (SAT, Anexo 20, catCFDI). */
const paymentForms = [
  ['01', 'Efectivo'],
  ['02', 'Cheque nominativo'],
  ['03', 'Transferencia electrónica de fondos'],
  ['04', 'Tarjeta de crédito'],
  ['05', 'Monedero electrónico'],
  ['06', 'Dinero electrónico'],
  ['08', 'Vales de despensa'],
  ['12', 'Dación en pago'],
  ['13', 'Pago por subrogación'],
  ['14', 'Pago por consignación'],
  ['15', 'Condonación'],
  ['17', 'Compensación'],
  ['23', 'Novación'],
  ['24', 'Confusión'],
  ['25', 'Remisión de deuda'],
  ['26', 'Prescripción o caducidad'],
  ['27', 'A satisfacción del acreedor'],
  ['28', 'Tarjeta de débito'],
  ['29', 'Tarjeta de servicios'],
  ['30', 'Aplicación de anticipos'],
  ['31', 'Intermediario pagos'],
  ['99', 'Por definir'],
] as const;
