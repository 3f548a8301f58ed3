import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { foldText } from '#domain/text.ts';
import type { Migration } from './migration.ts';

export const fillTaxRegimes: Migration = {
  async up({ query }, { name: dialect, types: { text, integer } }, clock) {
    const strict = dialect === 'sqlite' ? 'strict' : '';
    await sql
      .raw(
        `create table sat_tax_regimes (
          id ${text} primary key,
          created_at ${text} not null,
          code ${text} not null unique,
          name ${text} not null,
          name_search ${text} not null,
          valid_from ${text} not null,
          valid_to ${text},
          for_people ${integer} not null,
          for_companies ${integer} not null
        ) ${strict}`,
      )
      .execute(query);
    const rows = regimes.map(([code, name, forPeople, forCompanies]) => ({
      id: uuid(),
      created_at: clock.now().toISOString(),
      code,
      name,
      name_search: foldText(name),
      // The first day of CFDI 4.0, on which all of these began to be valid.
      valid_from: '2022-01-01',
      valid_to: null,
      for_people: forPeople,
      for_companies: forCompanies,
    }));
    await query.insertInto('sat_tax_regimes').values(rows).execute();
  },
};

/** c_RegimenFiscal of CFDI 4.0 (SAT, Anexo 20, catCFDI): whether people and companies can have it. */
const regimes = [
  ['601', 'General de Ley Personas Morales', 0, 1],
  ['603', 'Personas Morales con Fines no Lucrativos', 0, 1],
  ['605', 'Sueldos y Salarios e Ingresos Asimilados a Salarios', 1, 0],
  ['606', 'Arrendamiento', 1, 0],
  ['607', 'Régimen de Enajenación o Adquisición de Bienes', 1, 0],
  ['608', 'Demás ingresos', 1, 0],
  ['610', 'Residentes en el Extranjero sin Establecimiento Permanente en México', 1, 1],
  ['611', 'Ingresos por Dividendos (socios y accionistas)', 1, 0],
  ['612', 'Personas Físicas con Actividades Empresariales y Profesionales', 1, 0],
  ['614', 'Ingresos por intereses', 1, 0],
  ['615', 'Régimen de los ingresos por obtención de premios', 1, 0],
  ['616', 'Sin obligaciones fiscales', 1, 0],
  ['620', 'Sociedades Cooperativas de Producción que optan por diferir sus ingresos', 0, 1],
  ['621', 'Incorporación Fiscal', 1, 0],
  ['622', 'Actividades Agrícolas, Ganaderas, Silvícolas y Pesqueras', 0, 1],
  ['623', 'Opcional para Grupos de Sociedades', 0, 1],
  ['624', 'Coordinados', 0, 1],
  [
    '625',
    'Régimen de las Actividades Empresariales con ingresos a través de Plataformas Tecnológicas',
    1,
    0,
  ],
  ['626', 'Régimen Simplificado de Confianza', 1, 1],
] as const;
