import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#domain/clock.ts';
import { petStatus } from '#domain/pets/vocabularies.ts';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { openDatabase, openUnmigrated } from '#server/db/open.ts';
import { describeOnBothDatabases, type TestDatabases } from '#tests/setup/databases.ts';
import { openPortal, type Portal } from '../accounts/portal.ts';
import { type Dump, dumps, loadDump, type Row, type Rows, rowsOf } from './upgrades/load-dump.ts';

/** What migrations mean to change in rows that are there already: by table, how a row becomes today's. */
const meantToChange: Record<string, (row: Row) => Row> = {
  // `nameDocumentsBySeries`: a kind has several series, each with numbers of its own.
  folios: ({ last_folio }) => ({ last_folio: last_folio ?? null }),
};

const log = pino({ level: 'silent' });

describeOnBothDatabases('an update', (databases) => {
  it.each(dumps)('keeps every value of a database as of $name', async (dump) => {
    const config = await databases.newConfig({}, 'empty');
    const before = await loadDump(config, dump);
    const database = await openDatabase(config.database, log);
    const after = await rowsOf(database, [...before.keys()]);
    await database.close();
    expect(before.size).toBeGreaterThan(10);
    expect(lostIn(before, after)).toEqual([]);
  });

  it('would be caught losing a row, a value, or a table', async () => {
    const [dump] = dumps;
    const config = await databases.newConfig({}, 'empty');
    const before = await loadDump(config, dump as Dump);
    const forgetful = [
      `update users set city = '' where name = 'Marisol Canché'`,
      `delete from pets where name = 'Canela'`,
      'drop table audit_events',
    ];
    const database = await openUnmigrated(config.database, log);
    await migrate(database, systemClock, [
      ...migrations.slice(0, dump?.schema),
      {
        name: 'forgetful',
        up: async ({ query }) => {
          await sql`delete from pet_media`.execute(query);
          for (const statement of forgetful) await sql.raw(statement).execute(query);
        },
      },
    ]);
    const lost = lostIn(before, await rowsOf(database, [...before.keys()]));
    await database.close();
    expect([...new Set(lost.map((what) => what.split(':')[0]))].sort()).toEqual([
      'audit_events',
      'pet_media',
      'pets',
      'users',
    ]);
  });

  describe.each(dumps)('leaves a portal as of $name', (dump) => {
    let portal: Portal;
    let before: Rows;
    let token: string;
    beforeAll(async () => {
      [portal, before] = await openUpdated(databases, dump);
      // By a password whose hash that version made.
      ({ token } = await portal.signIn('admin@casa-animal.example', 'huellitas-admin'));
      return () => portal.close();
    });

    interface Found {
      id: string;
      estado: string;
      folio: number | null;
      // biome-ignore lint/suspicious/noExplicitAny: Read as API clients do, without a schema.
      payload: any;
    }
    interface FolderDocument {
      document_id: string;
      comments: string;
      files: { filename: string }[];
    }
    const all = async (action: string, schema: string) => {
      const answer = await portal.post(`${action}:consultar`, { schema, limit: 100 }, { token });
      expect(answer.status).toBe(200);
      return (answer.data as unknown as Found[]).toSorted(byId);
    };
    const rows = (table: string) => (before.get(table) ?? []).toSorted(byId);

    it('with its people', async () => {
      const answer = await portal.post('usuarios:consultar', { limit: 100 }, { token });
      const found = (answer.data as unknown as Row[]).toSorted(byId);
      expect(found.map(({ id, correo, nombre }) => [id, correo, nombre])).toEqual(
        rows('users').map(({ id, email, name }) => [id, email, name]),
      );
    });

    it('with its pets, their pictures and papers', async () => {
      const found = await all('catalogos', 'mascotas');
      expect(found.map(({ id, payload }) => [id, payload.nombre, payload.estado])).toEqual(
        rows('pets').map(({ id, name, status }) => [id, name, petStatus.toWire(status as never)]),
      );
      for (const { id, payload } of found) {
        const media = rows('pet_media').filter(({ pet_id }) => pet_id === id);
        expect(payload.imagenes).toHaveLength(media.length);
      }
    });

    it('with the books of its donations', async () => {
      const found = await all('documentos', 'ventas');
      const booked = (id: unknown) =>
        rows('donation_entries').filter(({ donation_id }) => donation_id === id);
      expect(found.map(({ id, folio, payload }) => [id, folio, payload.monto * 100])).toEqual(
        rows('donations').map(({ id, folio, amount_cents }) => [id, folio, amount_cents]),
      );
      for (const { id, payload } of found) {
        const amounts = payload.movimientos.cuentas_por_cobrar.map(
          ({ MONTO }: { MONTO: number }) => MONTO * 100,
        );
        expect(amounts.sort()).toEqual(
          booked(id)
            .map(({ amount_cents }) => amount_cents)
            .sort(),
        );
      }
    });

    it('with its invoices, events and messages', async () => {
      const invoices = await all('documentos', 'cfdis');
      expect(invoices.map(({ payload }) => payload.uuid)).toEqual(
        rows('invoices').map(({ uuid }) => uuid),
      );
      const events = await all('catalogos', 'evento_adopcion');
      expect(events.map(({ payload }) => [payload.fecha, payload.lugar.direccion])).toEqual(
        rows('adoption_events').map(({ date, address }) => [date, address]),
      );
      for (const { id, payload } of events) {
        const pets = rows('event_participants').filter(({ event_id }) => event_id === id);
        expect(payload.mascotas_presentes).toHaveLength(pets.length);
      }
      const messages = await all('documentos', 'mensajes');
      expect(messages.map(({ folio, payload }) => [folio, payload.encabezado.mensaje])).toEqual(
        rows('contact_messages').map(({ folio, message }) => [folio, message]),
      );
      expect(messages).toHaveLength(1);
    });

    it('with its document folders', async () => {
      for (const { id } of rows('document_folders')) {
        const body = { folder_id: id };
        const answer = await portal.post('expediente_azul:expediente_detalles', body, { token });
        const documents = answer.data as unknown as FolderDocument[];
        const kept = rows('folder_documents').filter(({ folder_id }) => folder_id === id);
        expect(documents.map(({ document_id }) => document_id).sort()).toEqual(
          kept.map((one) => one.id).sort(),
        );
        for (const { document_id, files, comments } of documents) {
          const own = rows('folder_files').filter((file) => file.document_id === document_id);
          expect(files.map(({ filename }) => filename)).toEqual(
            expect.arrayContaining(own.map(({ name }) => name)),
          );
          expect(comments).toBe(kept.find((one) => one.id === document_id)?.comments);
        }
      }
    });

    it('that goes on: what is written next has the next number', async () => {
      const sent = await portal.post('documentos:crear', {
        schema: 'mensajes',
        serie: '',
        payload: {
          encabezado: {
            ...{ nombre: 'Ana López', email_destino: 'ana@example.mx', asunto: 'Hola' },
            mensaje: 'Quiero adoptar a Canela.',
          },
        },
      });
      expect(sent).toMatchObject({ status: 200, data: { folio: 2 } });
    });
  });
});

async function openUpdated(databases: TestDatabases, dump: Dump): Promise<[Portal, Rows]> {
  let before: Rows = new Map();
  const portal = await openPortal({
    ...databases,
    async newConfig(env) {
      const config = await databases.newConfig(env, 'empty');
      before = await loadDump(config, dump);
      return config;
    },
  });
  return [portal, before];
}

const byId = (a: { id?: unknown }, b: { id?: unknown }) => (String(a.id) < String(b.id) ? -1 : 1);

/** Rows of `before` of which no row of `after` has all values, but for what is meant to change. */
function lostIn(before: Rows, after: Rows): string[] {
  return [...before].flatMap(([table, rows]) => {
    const now = after.get(table);
    if (!now) return [`${table}: gone`];
    const candidates = [...now];
    return rows
      .map(meantToChange[table] ?? ((row) => row))
      .filter((row) => {
        const same = candidates.findIndex((other) =>
          Object.entries(row).every(([column, value]) => other[column] === value),
        );
        if (same !== -1) candidates.splice(same, 1);
        return same === -1;
      })
      .map((row) => `${table}: ${JSON.stringify(row)}`);
  });
}
