import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorMessages } from '#domain/error-messages/error-messages.ts';
import { languages } from '#domain/language.ts';
import { type MessageKey, messages } from '#domain/messages.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { addContract, addUser, petsVersion } from './add-pets.ts';
import { adopter, luna, rowOf } from './wire-pets.ts';

const schema = 'mascotas';
const script = `"'><script>alert(1)</script>`;

/** By the field's wire name: what is said when it is missing. */
const required: Record<string, MessageKey> = {
  nombre: 'nameRequired',
  estado: 'chooseOption',
  especie: 'chooseOption',
  raza: 'chooseOption',
  sexo: 'chooseOption',
  tamano: 'chooseOption',
  color: 'required',
  'edad.valor': 'ageInvalid',
  'edad.unidad': 'chooseOption',
  convine: 'chooseOption',
  convine_otras: 'chooseOption',
  convine_ninos: 'chooseOption',
  entrenado: 'chooseOption',
  educado: 'chooseOption',
  desparasitacion: 'chooseOption',
  fecha_ultima_desparasitacion: 'required',
  comentDesparasitacion: 'required',
  esterilizada: 'chooseOption',
  esterilizacion_mvz_telefono: 'phoneRequired',
  personalidad: 'required',
  comentarios: 'required',
  ciudad: 'required',
  entidad_federativa: 'chooseOption',
};

const wrong: [said: object, field: string, message: MessageKey][] = [
  ...[-1, 0, 1e9, '-1', '4,5', '4 kg', '1e2', '0x10', 'NaN', true, [4], {}].map(
    (peso) => [{ peso }, 'peso', 'weightInvalid'] as [object, string, MessageKey],
  ),
  ...['007', 0, -1, 1.5, 1e9, '3.0', '3 años', true, null, [3], {}].map(
    (valor) =>
      [{ edad: { valor, unidad: 'años' } }, 'edad.valor', 'ageInvalid'] as [
        object,
        string,
        MessageKey,
      ],
  ),
  [{ edad: { valor: 1, unidad: 'years' } }, 'edad.unidad', 'chooseOption'],
  [{ especie: 'dog' }, 'especie', 'chooseOption'],
  [{ energia: 'calm' }, 'energia', 'chooseOption'],
  [{ escaleras: true }, 'escaleras', 'chooseOption'],
  [{ especie: 'toString' }, 'especie', 'chooseOption'],
  [{ sexo: ['hembra'] }, 'sexo', 'chooseOption'],
  [{ entidad_federativa: 'Texas' }, 'entidad_federativa', 'chooseOption'],
  [{ entrenado: 'SI' }, 'entrenado', 'chooseOption'],
  [{ esterilizada: 1 }, 'esterilizada', 'chooseOption'],
  [{ estado: 'adoptado' }, 'estado', 'chooseOption'],
  [{ estado: 'eliminado' }, 'estado', 'chooseOption'],
  [{ estado: 'rehabilitacion' }, 'necesidades', 'chooseAtLeastOne'],
  [{ estado: 'rehabilitacion', necesidades: [] }, 'necesidades', 'chooseAtLeastOne'],
  [{ nombre: ' \t ' }, 'nombre', 'nameRequired'],
  [{ nombre: 7 }, 'nombre', 'nameRequired'],
  [{ comentDesparasitacion: 'Rabia' }, 'comentDesparasitacion', 'vaccinesTooShort'],
  ...['2026-11-22', '2099-01-01', '2026-02-30', '2026-13-01', '01/11/2026', 20261101].map(
    (date) =>
      [{ fecha_ultima_desparasitacion: date }, 'fecha_ultima_desparasitacion', 'invalidDate'] as [
        object,
        string,
        MessageKey,
      ],
  ),
  [{ esterilizacion_mvz_telefono: '12345' }, 'esterilizacion_mvz_telefono', 'phoneInvalid'],
  [{ dueno_mascota_telefono: '984 111 22 33' }, 'dueno_mascota_telefono', 'phoneInvalid'],
  [{ dueno_mascota_correo: 'rosa@' }, 'dueno_mascota_correo', 'emailInvalid'],
];

const texts = [
  'nombre',
  'color',
  'comentDesparasitacion',
  'personalidad',
  'comentarios',
  'ciudad',
  'dueno_mascota',
  'esterilizacion_mvz_nombre',
];

describeOnBothDatabases('what mascotas does not take', (databases) => {
  let wire: Wire;
  let [owner, other] = ['', ''];

  beforeAll(async () => {
    wire = await openWire(databases);
    const { database } = wire.context;
    [owner, other] = [`member:${await addUser(database)}`, await addUser(database)];
  });
  afterAll(() => wire.close());

  const create = (payload: object, lang?: string) =>
    wire.post('catalogos:crear', { schema, payload, lang }, owner);

  /** Nothing of what a write leaves behind. */
  async function leavesNoTrace(work: () => Promise<unknown>) {
    const traces = async () => {
      const { query } = wire.context.database;
      return [
        await query.selectFrom('pets').selectAll().orderBy('id').execute(),
        await query.selectFrom('audit_events').selectAll().orderBy('id').execute(),
        await query.selectFrom('jobs').selectAll().orderBy('id').execute(),
        await petsVersion(wire.context.database),
      ];
    };
    const before = await traces();
    await work();
    expect(await traces()).toEqual(before);
  }

  const without = (field: string, instead?: null | '') => {
    const [first = '', part] = field.split('.');
    const pet: Record<string, unknown> = structuredClone(luna);
    const place = part ? (pet[first] as Record<string, unknown>) : pet;
    if (instead === undefined) delete place[part ?? first];
    else place[part ?? first] = instead;
    return pet;
  };

  describe.each(languages)('in %s', (lang) => {
    it.each(Object.entries(required))('not without %s: %s', (field, key) =>
      leavesNoTrace(async () => {
        for (const instead of [undefined, null, ''] as const) {
          expect(await create(without(field, instead), lang)).toMatchObject({
            status: 422,
            message: errorMessages.invalid[lang],
            errors: { [field]: [messages[key][lang]] },
          });
        }
      }),
    );

    it.each(wrong)('%j is refused at %s: %s', (said, field, key) =>
      leavesNoTrace(async () => {
        const { status, errors } = await create({ ...luna, ...said }, lang);
        expect([status, errors]).toEqual([422, { [field]: [messages[key][lang]] }]);
      }),
    );

    it.each(texts)('not 10,000 characters of %s', (field) =>
      leavesNoTrace(async () => {
        const { errors } = await create({ ...luna, [field]: 'á '.repeat(5_000) }, lang);
        expect(errors).toEqual({ [field]: [messages.tooLong[lang]] });
      }),
    );

    it('not thirty-one needs, nor a need without words', () =>
      leavesNoTrace(async () => {
        const ask = async (necesidades: unknown) =>
          (await create({ ...luna, estado: 'rehabilitacion', necesidades }, lang)).errors;
        const many = Array.from({ length: 31 }, (_, index) => `Necesidad ${index}`);
        expect(await ask(many)).toEqual({ necesidades: [messages.tooLong[lang]] });
        expect(await ask([' '])).toEqual({ necesidades: [messages.required[lang]] });
        expect(await ask('Croquetas')).toEqual({ necesidades: [messages.chooseAtLeastOne[lang]] });
      }));

    it('nothing at all: every field is named at once', () =>
      leavesNoTrace(async () => {
        const { errors } = await create({}, lang);
        const { fecha_ultima_desparasitacion, esterilizacion_mvz_telefono, ...always } = required;
        expect(errors).toEqual(
          Object.fromEntries(
            Object.entries(always).map(([field, key]) => [field, [messages[key][lang]]]),
          ),
        );
      }));
  });

  it.each<[object, string]>([
    [{ imagenes: ['https://evil.example/x.jpg'] }, 'imagenes'],
    [{ imagenes: Array.from({ length: 21 }, () => 'x') }, 'imagenes'],
    [{ inventado: 1 }, 'inventado'],
    [{ owner_id: 'x' }, 'owner_id'],
    [{ eliminado: 'true' }, 'eliminado'],
    [{ edad: 3 }, 'edad'],
    [{ edad: { valor: 3, unidad: 'años', siglo: 1 } }, 'edad.siglo'],
    [{ version: '1' }, 'version'],
    [{ adoptante: 'Tomás' }, 'adoptante'],
  ])('%j is refused', (said, field) =>
    leavesNoTrace(async () => {
      const answer = await create({ ...luna, ...said });
      expect(answer).toMatchObject({ status: 422, errors: { [field]: [expect.any(String)] } });
    }),
  );

  it.each(['__proto__', 'constructor', 'prototype'])('no %s reaches an object', (key) =>
    leavesNoTrace(async () => {
      const payload = JSON.stringify(luna);
      const poison = `"${key}":{"isAdministrator":true,"prototype":{"isAdministrator":true}}`;
      const bodies = [
        `{"schema":"mascotas",${poison},"payload":${payload}}`,
        `{"schema":"mascotas","payload":{${poison},${payload.slice(1)}}`,
        `{"schema":"mascotas","payload":${payload.replace('"valor"', `${poison},"valor"`)}}`,
        `{"schema":"mascotas","payload":{"adoptante":{${poison}},${payload.slice(1)}}`,
      ];
      for (const body of bodies) {
        const { status } = await wire.post('catalogos:crear', body, owner);
        expect([400, 422]).toContain(status);
      }
      expect(({} as Record<string, unknown>).isAdministrator).toBeUndefined();
    }),
  );

  it('numbers may come as texts, as forms send them', async () => {
    const { payload } = rowOf(
      await create({ ...luna, peso: ' 4.5 ', edad: { valor: '3', unidad: 'años' } }),
    );
    expect(payload).toMatchObject({ peso: 4.5, edad: { valor: 3, unidad: 'años' } });
  });

  it('a script in any text but the name is kept as the text that it is', async () => {
    const others = texts.filter((field) => field !== 'nombre');
    const said = Object.fromEntries(others.map((field) => [field, `${field} ${script}`]));
    const { payload } = rowOf(await create({ ...luna, ...said }));
    expect(payload).toMatchObject(said);
    // Its name stands in mails to people who do not know its owner.
    expect(await create({ ...luna, nombre: `Luna ${script}` })).toMatchObject({ status: 422 });
  });

  it('another account’s id gives the pet to nobody', async () => {
    const { id, payload } = rowOf(await create({ ...luna, usuario_id: other }));
    expect(`member:${payload.usuario_id}`).toBe(owner);
    await wire.post('catalogos:actualizar', { schema, id, payload: { usuario_id: other } }, owner);
    const where = [{ field: 'payload.usuario_id', operator: '=', value: other }];
    expect((await wire.ask({ filter: { where } }, owner)).data).toEqual([]);
  });

  describe('an adoption through the portal', () => {
    let id: string;
    beforeEach(async () => {
      id = rowOf(await create(luna)).id;
      await addContract(wire.context, id);
    });

    const adopt = (adoptante: object, lang: string) =>
      wire.post(
        'catalogos:actualizar',
        { schema, id, lang, payload: { estado: 'adoptado', nuestro_canal: 'SI', adoptante } },
        owner,
      );

    const fields: [string, MessageKey, unknown[]][] = [
      ['nombre', 'nameRequired', [undefined, '', ' ']],
      ['telefono', 'phoneRequired', [undefined, '']],
      ['telefono', 'phoneInvalid', ['984-765-432', '98-4765-4321', '984-765-43210', 'x']],
      ['correo', 'emailRequired', [undefined, '']],
      ['correo', 'emailInvalid', ['tomas', 'tomas@', '@example.org']],
      ['domicilio_calle', 'streetInvalid', [undefined, '', 'Sin número', '12']],
      ['domicilio_colonia', 'required', [undefined, '']],
      ['domicilio_cp', 'postalCodeInvalid', [undefined, '', '7776', '777600', '7776a', 77760]],
      ['domicilio_estado', 'required', [undefined, '']],
      ['domicilio_ciudad', 'required', [undefined, '']],
      ['domicilio_pais', 'required', [undefined, '']],
      ['nombre', 'tooLong', ['x'.repeat(10_000)]],
    ];
    it.each(fields)('is not taken with %s as %s', async (field, key, values) => {
      await leavesNoTrace(async () => {
        for (const lang of languages) {
          for (const value of values) {
            const { status, errors } = await adopt({ ...adopter, [field]: value }, lang);
            expect([status, errors]).toEqual([
              422,
              { [`adoptante.${field}`]: [messages[key][lang]] },
            ]);
          }
        }
      });
    });

    it.each(languages)('nor without its contract, said in %s', async (lang) => {
      id = rowOf(await create(luna)).id;
      await leavesNoTrace(async () => {
        const { errors } = await adopt(adopter, lang);
        expect(errors).toEqual({ contrato: [messages.contractRequired[lang]] });
      });
    });

    it('is with everything', async () => {
      expect((await adopt(adopter, 'es')).status).toBe(200);
    });
  });

  it.each([['fr'], [7], [['es']], ['ES']])('the language %j is none of ours', async (lang) => {
    const body = { schema, payload: luna, lang };
    expect(await wire.post('catalogos:crear', body, owner)).toMatchObject({
      status: 422,
      errors: { lang: [expect.any(String)] },
    });
    expect(await wire.ask({ lang })).toMatchObject({ status: 422 });
  });
});
