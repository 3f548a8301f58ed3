import Fastify from 'fastify';

/**
 * The yardstick: what somebody who knows Fastify and SQL writes by hand for three calls on the same rows, with
 * statements prepared once and indexes of their own (`bare-indexes.ts`). The answers are those of the portal, byte for
 * byte; validation, access rules, limits and security headers are left out. Plain JavaScript, so that its start is
 * nothing but its own.
 */
const [database, siteUrl, today] = process.argv.slice(2);
if (!database || !siteUrl || !today) throw new Error('usage: bare-fastify DATABASE SITE_URL TODAY');

const columns = `id, created_at, name, species, sex, breed, size, color, weight_kg, good_with_own_kind,
  good_with_other_animals, good_with_children, trained, house_trained, dewormed, vaccines, sterilized, personality,
  story, city, federal_state, needs_json, status, registered_on, history_json, folder_id, age_value, age_unit,
  born_on, estimated_on`;

/** @param largest how the database says the last entry of a JSON list */
function statements(largest) {
  const media = `(select string_agg(asset_id || '/' || ${largest} || ' ' || coalesce(pet_media.focus_x, media_assets.focus_x, 0.5)
      || ' ' || coalesce(pet_media.focus_y, media_assets.focus_y, 0.35), ',' order by position)
    from pet_media join media_assets on media_assets.id = asset_id where pet_id = pets.id) as media`;
  const visible = 'deleted = 0 and media_count > 0 and expires_on >= $1';
  const all = (where) => ({
    rows: `select ${columns}, ${media} from pets where ${where}
      order by created_at desc, id desc limit 15 offset $4`,
    count: `select count(*) as total from pets where ${where}`,
  });
  return {
    list: all(`status = $2 and species = $3 and ${visible}`),
    city: all(`status = $2 and city_search like '%' || $3 || '%' and ${visible}`),
    pet: {
      rows: `select ${columns}, ${media} from pets
        where id = $2 and status in ('adoption', 'rehabilitation') and ${visible}`,
    },
  };
}

const open = database.startsWith('postgres:') ? openPostgres : openSqlite;
const queries = await open(database);

async function openSqlite(file) {
  const { default: Sqlite } = await import('better-sqlite3');
  const sqlite = new Sqlite(file, { readonly: true });
  sqlite.pragma(`mmap_size = ${1024 ** 3}`);
  const { list, city, pet } = statements("json_extract(widths_json, '$[#-1]')");
  // better-sqlite3 takes numbered parameters by name.
  const named = (values) =>
    Object.fromEntries(values.map((value, index) => [String(index + 1), value]));
  const prepare = (text) => sqlite.prepare(text.replace(/\$(\d)/g, '?$1'));
  const page = ({ rows, count }) => {
    const [find, total] = [prepare(rows), prepare(count).pluck()];
    return (where, offset) => [
      find.all(named([...where, offset])),
      Number(total.get(named(where))),
    ];
  };
  const one = prepare(pet.rows);
  return {
    list: page(list),
    city: page(city),
    pet: (where) => [one.all(named(where)), undefined],
  };
}

async function openPostgres(connectionString) {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString, max: 10 });
  const { list, city, pet } = statements('(widths_json::jsonb ->> -1)');
  const page =
    (name, { rows, count }) =>
    async (where, offset) => {
      const [found, counted] = await Promise.all([
        pool.query({ name, text: rows, values: [...where, offset] }),
        pool.query({ name: `${name} total`, text: count, values: where }),
      ]);
      return [found.rows, Number(counted.rows[0].total)];
    };
  return {
    list: page('list', list),
    city: page('city', city),
    pet: async (values) => [
      (await pool.query({ name: 'pet', text: pet.rows, values })).rows,
      undefined,
    ],
  };
}

const words = {
  species: { dog: 'perro', cat: 'gato' },
  sex: { female: 'hembra', male: 'macho' },
  breed: {
    mixed: 'mestizo',
    breedMix: 'mezcla de raza con mestizo',
    purebred: 'de raza',
    unknown: 'no se',
  },
  size: {
    mini: 'mini',
    small: 'pequeño',
    medium: 'mediano',
    large: 'grande',
    giant: 'muy grande',
  },
  status: { adoption: 'adopcion', rehabilitation: 'rehabilitacion' },
  ageUnit: { months: 'meses', years: 'años' },
  answer: { yes: 'SI', no: 'NO', unknown: 'NO SE' },
};
const values = { adopcion: 'adoption', gato: 'cat', perro: 'dog' };

function toPet(row) {
  const pictures = row.media.split(',').map((one) => {
    const [name, x, y] = one.split(' ');
    return { imagen: `${siteUrl}/media/${name}.webp`, x: Number(x), y: Number(y) };
  });
  return {
    id: row.id,
    created_at: row.created_at,
    payload: {
      nombre: row.name,
      especie: words.species[row.species],
      sexo: words.sex[row.sex],
      raza: words.breed[row.breed],
      tamano: words.size[row.size],
      color: row.color,
      peso: row.weight_kg,
      convine: words.answer[row.good_with_own_kind],
      convine_otras: words.answer[row.good_with_other_animals],
      convine_ninos: words.answer[row.good_with_children],
      entrenado: row.trained === 1,
      educado: row.house_trained === 1,
      desparasitacion: row.dewormed === 1,
      comentDesparasitacion: row.vaccines,
      esterilizada: row.sterilized === 1,
      personalidad: row.personality,
      comentarios: row.story,
      ciudad: row.city,
      entidad_federativa: row.federal_state,
      necesidades: JSON.parse(row.needs_json),
      estado: words.status[row.status],
      eliminado: false,
      fecha_creado: row.registered_on,
      historial: JSON.parse(row.history_json).map(({ date, status }) => ({
        fecha: date,
        estado: words.status[status],
      })),
      imagenes: pictures.map(({ imagen }) => imagen),
      puntos_focales: pictures,
      expediente_id: row.folder_id,
      edad: { valor: row.age_value, unidad: words.ageUnit[row.age_unit] },
      nacimiento: { fecha: row.born_on, estimada: row.estimated_on !== null },
    },
  };
}

const limit = 15;
const app = Fastify();
for (const [name, find] of Object.entries(queries)) {
  app.post(`/${name}`, async ({ body }) => {
    const where = body.filter.where.map(({ value }) => values[value] ?? value);
    const page = body.page ?? 1;
    const [rows, total = rows.length] = await find([today, ...where], (page - 1) * limit);
    return {
      status: 'success',
      data: rows.map(toPet),
      paginate: { page, limit, total, last_page: Math.max(1, Math.ceil(total / limit)) },
    };
  });
}
await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${app.server.address().port}\n`);
