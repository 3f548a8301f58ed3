import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account } from '#domain/accounts/account.ts';
import type { Context } from '#server/context.ts';
import type { ImportSource } from '#server/features/animals/pets/core/import-source.ts';
import { type ImportMap, readImportMap } from '#server/features/animals/pets/import/import-map.ts';
import { openReport } from '#server/features/animals/pets/import/import-report.ts';
import {
  importPets,
  openMappedTable,
  type PetImport,
} from '#server/features/animals/pets/import/pet-import.ts';
import { openPictureMemory } from '#server/features/animals/pets/import/picture-memory.ts';
import { openPictures } from '#server/features/animals/pets/import/pictures.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { minimalMap } from './minimal-map.ts';

const clock = { now: () => new Date('2026-11-20T18:00:00Z') };
const today = '2026-11-20';
const header = 'Clave,Nombre,Especie,Sexo,Edad,Esterilizado,Ciudad,Ingreso';
const canela = '1,Canela,perro,hembra,2 años,sí,Tulum,01/10/2026';
const frida = '2,Frida,gato,hembra,7 meses,no,Cancún,05/10/2026';
const balam = '3,Balam,perro,macho,6 años,sí,Tulum,09/10/2026';

const tableKey = { pets: 'id', pet_media: 'pet_id', jobs: 'id', data_versions: 'topic' } as const;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'casa-animal-import-'));
  await mkdir(path.join(folder, 'photos'));
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#b5305f' } });
  await picture.jpeg().toFile(path.join(folder, 'photos', 'canela.jpg'));
  const other = sharp({ create: { width: 64, height: 48, channels: 3, background: '#1d6fb5' } });
  await other.jpeg().toFile(path.join(folder, 'photos', 'blue.jpg'));
  await writeFile(path.join(folder, 'photos', 'broken.jpg'), 'no picture');
  await picture.png().toFile(path.join(folder, 'secret.png'));
});
afterAll(() => rm(folder, { recursive: true }));

describeOnBothDatabases('import of pets', (databases) => {
  const { newConfig } = databases;

  interface Portal {
    context: Context;
    owner: Account;
    run(rows: string[], options?: Options): ReturnType<typeof importPets>;
    report(): Promise<string[]>;
    pets(): ReturnType<typeof storedPets>;
  }
  interface Options {
    map?: Partial<Omit<ImportMap, 'fields'>>;
    header?: string;
    photosDir?: string;
    signal?: AbortSignal;
    onProgress?: PetImport['onProgress'];
    source?: ImportSource;
    dryRun?: boolean;
  }

  const opened: Context[] = [];
  afterAll(async () => {
    for (const context of opened) await context.close();
  });

  async function newPortal(): Promise<Portal> {
    const config = await newConfig();
    const context = await createTestContext(config, { clock });
    opened.push(context);
    const owner = await context.accounts.create({
      name: 'Marisol',
      email: 'marisol@refugio.example',
      roles: ['member'],
      password: 'clave-larga',
    });
    const file = path.join(config.dataDir, 'pets.csv');
    const reportPath = path.join(config.dataDir, 'report.csv');
    return {
      context,
      owner,
      pets: () => storedPets(context),
      report: async () => (await readFile(reportPath, 'utf8')).trimEnd().split('\r\n').slice(1),
      async run(rows, options = {}) {
        await writeFile(file, `${[options.header ?? header, ...rows].join('\n')}\n`);
        const mapFile = path.join(config.dataDir, 'map.json');
        await writeFile(mapFile, JSON.stringify({ ...minimalMap, ...options.map }));
        const map = await readImportMap(mapFile);
        const report = await openReport(reportPath);
        const memory = openPictureMemory(path.join(config.dataDir, 'import-pictures.sqlite'));
        try {
          return await importPets({
            table: await openMappedTable(file, map, today),
            map,
            today,
            report,
            pictures: await openPictures({
              photosDir: 'photosDir' in options ? options.photosDir : path.join(folder, 'photos'),
              map,
              media: context.media,
              memory,
            }),
            store: (stored) =>
              context.pets.upsertAllImported(
                owner,
                stored.map(({ pet }) => pet),
                {
                  source: options.source ?? { name: '', isNamed: false },
                  dryRun: options.dryRun ?? false,
                },
              ),
            onProgress: options.onProgress ?? (() => {}),
            signal: options.signal ?? new AbortController().signal,
          });
        } finally {
          memory.close();
          await report.close();
        }
      },
    };
  }

  function storedPets({ database }: Context) {
    return database.query
      .selectFrom('pets')
      .select(['external_id', 'name', 'status', 'version', 'media_count', 'history_json'])
      .orderBy('external_id')
      .execute();
  }

  test('running it again changes what has changed and doubles nothing', async () => {
    const { run, pets } = await newPortal();
    expect(await run([canela, frida])).toMatchObject({ created: 2, rejected: 0, finished: true });
    expect(await run([canela, frida])).toMatchObject({ created: 0, updated: 0, unchanged: 2 });

    const adopted = { status: { constant: 'adoptado' } };
    expect(await run([canela.replace('Canela', 'Canelita')])).toMatchObject({ updated: 1 });
    expect(await run([frida], { map: adopted })).toMatchObject({ updated: 1 });
    expect(await pets()).toMatchObject([
      { external_id: '1', name: 'Canelita', version: 2 },
      {
        external_id: '2',
        status: 'adopted',
        history_json: JSON.stringify([
          { date: '2026-10-05', status: 'adoption' },
          { date: today, status: 'adopted' },
        ]),
      },
    ]);
  });

  test('each rejected row is reported with its line, and the others are imported', async () => {
    const { run, pets, report } = await newPortal();
    const summary = await run([
      canela,
      '2,,gato,hembra,7 meses,no,Tulum,05/10/2026',
      '"4","mapache, listo",mapache,macho,1 año,no,Tulum,05/10/2026',
      canela,
      '5,corta',
      balam,
    ]);
    expect(summary).toMatchObject({ rows: 6, created: 2, rejected: 4 });
    expect(await report()).toEqual([
      '"3","2","rejected","name: is empty"',
      '"4","4","rejected","species: should be one of gato, perro (mapache)"',
      '"5","1","rejected","externalId: stands further up already (line 2)"',
      '"6","5","rejected","the row has 2 cells, the header has 8"',
    ]);
    expect((await pets()).map(({ name }) => name)).toEqual(['Canela', 'Balam']);
  });

  test('a row that the database refuses does not take its neighbours along', async () => {
    const { run, pets, report, context } = await newPortal();
    await context.database.query.schema
      .createIndex('one_pet_a_name')
      .on('pets')
      .column('name')
      .unique()
      .execute();
    const summary = await run([canela, frida.replace('Frida', 'Canela'), balam]);
    expect(summary).toMatchObject({ created: 2, rejected: 1 });
    expect(await report()).toEqual([expect.stringMatching(/^"3","2","rejected","the database/)]);
    expect((await pets()).map(({ name }) => name)).toEqual(['Canela', 'Balam']);
  });

  test('photos make a pet public; a missing, broken or foreign file is a warning', async () => {
    const { run, pets, report, context } = await newPortal();
    const photos = { column: 'Fotos', separator: ';' };
    const summary = await run(
      [
        `${canela},canela.jpg;nowhere.jpg`,
        `${frida},broken.jpg`,
        `${balam},../secret.png;canela.jpg`,
      ],
      { header: `${header},Fotos`, map: { photos } },
    );
    expect(summary).toMatchObject({ created: 3, rejected: 0, warnings: 3 });
    expect(await report()).toEqual([
      '"2","1","warning","photo: there is no such file (nowhere.jpg)"',
      '"3","2","warning","photo: is no picture that can be read (broken.jpg)"',
      '"4","3","warning","photo: lies outside the photos folder (../secret.png)"',
    ]);
    expect((await pets()).map((pet) => pet.media_count)).toEqual([1, 0, 1]);
    const list = await context.pets.listPublic({ programme: 'adoption', filter: {}, page: 1 });
    expect(list.items.map(({ name }) => name).toSorted()).toEqual(['Balam', 'Canela']);
  });

  test('photos are found whatever the case and the form of their names', async () => {
    const { run, pets, report } = await newPortal();
    const photosDir = path.join(folder, 'of-a-mac');
    await mkdir(photosDir, { recursive: true });
    const photo = await readFile(path.join(folder, 'photos', 'blue.jpg'));
    // As a Mac takes the ñ apart.
    const names = ['Nin\u0303a.JPG', 'twice.jpg', 'Twice.JPG'];
    for (const name of names) await writeFile(path.join(photosDir, name), photo);
    const rows = [`${canela},niña.jpg`, `${frida},TWICE.jpg`, `${balam},twice.jpg`];
    const photos = { column: 'Fotos', separator: ';' };
    expect(
      await run(rows, { header: `${header},Fotos`, map: { photos }, photosDir }),
    ).toMatchObject({ created: 3, warnings: 1, withoutPicture: 1 });
    expect((await pets()).map((pet) => pet.media_count)).toEqual([1, 0, 1]);
    expect(await report()).toEqual([expect.stringMatching(/several files are called so \(/)]);
  });

  test('a microchip that stands in two rows is told, and dates prove their order', async () => {
    const { run, pets, report } = await newPortal();
    const chip = { ...minimalMap.fields, microchip: { column: 'Chip' } };
    const summary = await run(
      [`${canela},985 141 000 000 001`, `${frida},012345678`, `${balam},985-141-000000001`],
      {
        header: `${header},Chip`,
        map: { fields: chip, registeredOn: { column: 'Ingreso' } } as object,
      },
    );
    expect(summary).toMatchObject({ created: 0, rejected: 3 });
    const proven = await run(
      [
        `${canela},985 141 000 000 001`,
        `${frida.replace('05/10', '25/10')},012345678`,
        `${balam},985-141-000000001`,
      ],
      {
        header: `${header},Chip`,
        map: { fields: chip, registeredOn: { column: 'Ingreso' } } as object,
      },
    );
    expect(proven).toMatchObject({ created: 3, rejected: 0, warnings: 1, withoutPicture: 3 });
    expect(await report()).toEqual([
      '"4","3","warning","microchip: stands further up already (line 2)"',
    ]);
    expect((await pets()).map(({ name }) => name)).toEqual(['Canela', 'Frida', 'Balam']);
  });

  const photos = { column: 'Fotos', separator: ';' };
  const withPhotos = { header: `${header},Fotos`, map: { photos } };

  test('a photo that cannot be read takes no picture away', async () => {
    const { run, pets } = await newPortal();
    const counts = async () => (await pets()).map((pet) => pet.media_count);
    await run([`${canela},canela.jpg;blue.jpg`, `${frida},canela.jpg`], withPhotos);
    expect(await counts()).toEqual([2, 1]);

    const again = [`${canela},canela.jpg;nowhere.jpg`, `${frida},broken.jpg`];
    expect(await run(again, withPhotos)).toMatchObject({ unchanged: 2, warnings: 2 });
    expect(await counts()).toEqual([2, 1]);

    // What the table no longer names goes.
    expect(await run([`${canela},blue.jpg`], withPhotos)).toMatchObject({ updated: 1 });
    expect(await counts()).toEqual([1, 1]);
  });

  test('a photo takes the place of a portrait, never the other way round', async () => {
    const { run } = await newPortal();
    const options = { ...withPhotos, map: { photos, portraitWhenNoPhoto: true } };
    expect(await run([`${canela},nowhere.jpg`], options)).toMatchObject({ created: 1 });
    const found = [`${canela},canela.jpg;nowhere.jpg`];
    expect(await run(found, options)).toMatchObject({ updated: 1 });
    expect(await run([`${canela},nowhere.jpg`], options)).toMatchObject({ unchanged: 1 });
  });

  test('photos without their folder are refused before anything is stored', async () => {
    const { run, pets } = await newPortal();
    const photos = { files: ['{Clave}.jpg'], separator: ';' };
    await expect(run([canela], { map: { photos }, photosDir: undefined })).rejects.toThrow(
      /say with --photos where they lie/,
    );
    await expect(run([canela], { photosDir: path.join(folder, 'fotos') })).rejects.toThrow(
      /There is no folder of photos .*fotos/,
    );
    expect(await pets()).toEqual([]);
    expect(await run([canela], { photosDir: undefined })).toMatchObject({ created: 1 });
  });

  onSqliteAlone(databases, () => {
    test('a pet without a photo gets a portrait when the map says so, the same at each run', async () => {
      const { run, context } = await newPortal();
      await run([canela, frida], { map: { portraitWhenNoPhoto: true } });
      const list = await context.pets.listPublic({ programme: 'adoption', filter: {}, page: 1 });
      expect(list.items.map(({ media }) => media.length)).toEqual([1, 1]);
      const again = await run([canela, frida], { map: { portraitWhenNoPhoto: true } });
      expect(again).toMatchObject({ unchanged: 2 });
    });
  });

  test('visibility counts from the day that the map names', async () => {
    const { run, context } = await newPortal();
    await run([canela], {
      map: {
        portraitWhenNoPhoto: true,
        visibleFrom: { column: 'Ingreso', date: 'DD/MM/YYYY' },
      },
    });
    const list = await context.pets.listPublic({ programme: 'adoption', filter: {}, page: 1 });
    expect(list.total).toBe(0);
  });

  test('an interrupted import says so, and the same command goes on', async () => {
    const { run, pets } = await newPortal();
    const rows = Array.from({ length: 250 }, (_, at) => canela.replace('1,', `${at},`));
    const stop = new AbortController();
    const onProgress = (progress: { rows: number }) => progress.rows === 130 && stop.abort();
    const interrupted = await run(rows, { signal: stop.signal, onProgress });
    expect(interrupted).toMatchObject({ finished: false, rows: 130, created: 130 });
    expect(await run(rows)).toMatchObject({ finished: true, created: 120, unchanged: 130 });
    expect(await pets()).toHaveLength(250);
  });

  test('a running portal shows imported pets at once', async () => {
    const { run, context } = await newPortal();
    let now = clock.now();
    const server = await createTestContext(context.config, { clock: { now: () => now } });
    opened.push(server);
    expect((await server.pets.impactFigures()).rescued).toBe(0);
    await run([canela, frida]);
    // On PostgreSQL a portal looks once a second whether another process has changed something.
    now = new Date(now.getTime() + 1_001);
    expect((await server.pets.impactFigures()).rescued).toBe(2);
  });

  const named = (name: string) => ({ source: { name, isNamed: true } });
  const byMap = (name: string) => ({ source: { name, isNamed: false } });
  const kinds = async (context: Context) =>
    (
      await context.database.query
        .selectFrom('pets')
        .select(['name', 'species', 'external_source'])
        .orderBy('created_at')
        .orderBy('name')
        .execute()
    ).map((one) => `${one.name} ${one.species} ${one.external_source}`);

  test('two tables with the same ids never turn one animal into another', async () => {
    const { run, report, context } = await newPortal();
    const cats = ['1,Michi,gato,hembra,2 años,sí,Tulum,01/10/2026', frida.replace('2,', '3,')];
    await run([canela, balam], byMap('mascotas'));
    const summary = await run(cats, byMap('mascotas'));
    expect(summary).toMatchObject({ created: 0, updated: 0, rejected: 2 });
    expect(await report()).toEqual([
      '"2","1","rejected","species: another animal has this id in the portal (perro → gato)"',
      '"3","3","rejected","species: another animal has this id in the portal (perro → gato)"',
    ]);
    const male = canela.replace('hembra', 'macho');
    expect(await run([male], byMap('mascotas'))).toMatchObject({ rejected: 1 });
    expect((await report()).join()).toContain('sex: another animal has this id in the portal');
    expect(await kinds(context)).toEqual(['Balam dog mascotas', 'Canela dog mascotas']);

    expect(await run(cats, named('gatos'))).toMatchObject({ created: 2, rejected: 0 });
    expect(await run(cats, named('gatos'))).toMatchObject({ unchanged: 2 });
    expect(await run([canela, balam], byMap('mascotas'))).toMatchObject({ unchanged: 2 });
    expect(await kinds(context)).toEqual([
      'Balam dog mascotas',
      'Canela dog mascotas',
      'Frida cat gatos',
      'Michi cat gatos',
    ]);
    // Under the name of another map the same animal is not made twice.
    expect(await run([canela], byMap('copia'))).toMatchObject({ created: 0, rejected: 1 });
    expect((await report()).join()).toContain('name this one with --source (mascotas)');
  });

  test('a pet from before tables had names is found again', async () => {
    const { run, context } = await newPortal();
    await run([canela, balam]);
    const renamed = canela.replace('Canela', 'Canelita');
    expect(await run([renamed], byMap('mascotas'))).toMatchObject({ updated: 1, created: 0 });
    // Under a name that somebody gives it may be another table's.
    const other = balam.replace('Balam', 'Otro');
    expect(await run([other], named('perros'))).toMatchObject({ created: 1 });
    expect(await run([balam], named('refugio'))).toMatchObject({ unchanged: 1, created: 0 });
    expect((await kinds(context)).toSorted()).toEqual([
      'Balam dog refugio',
      'Canelita dog mascotas',
      'Otro dog perros',
    ]);
  });

  const become = (status: string) => ({ map: { status: { constant: status } } });

  test('an adoption by an application is not undone, and a death is', async () => {
    const { run, report, context, pets } = await newPortal();
    await run([canela, frida]);
    await context.database.query
      .updateTable('pets')
      .set({ status: 'adopted', adopted_through_us: 'yes' })
      .where('external_id', '=', '1')
      .execute();
    const summary = await run([canela, frida], become('devuelto'));
    expect(summary).toMatchObject({ updated: 1, rejected: 1, statusChanges: 1 });
    expect(await report()).toEqual([
      '"2","1","rejected","status: it was adopted through the portal; record a return there (adoptado → devuelto)"',
      '"3","2","change","status: adopcion → devuelto"',
    ]);
    expect((await pets()).map(({ status }) => status)).toEqual(['adopted', 'returned']);
    // What else the table says of it is taken.
    const same = canela.replace('Canela', 'Canelita');
    expect(await run([same], become('adoptado'))).toMatchObject({ updated: 1, rejected: 0 });
    expect(await run([same], become('fallecido'))).toMatchObject({ updated: 1, rejected: 0 });
    expect((await pets())[0]).toMatchObject({ name: 'Canelita', status: 'deceased' });
  });

  test('a dry run tells all beforehand, line by line, and writes nothing', async () => {
    const { run, report, context } = await newPortal();
    await run([`${canela},`, `${frida},`], withPhotos);
    const rows = [
      `${canela},canela.jpg`,
      `${frida.replace('gato', 'perro')},`,
      `${balam},blue.jpg;nowhere.jpg`,
      '4,,gato,hembra,7 meses,no,Tulum,05/10/2026,',
    ];
    const options = { ...withPhotos, map: { photos, ...become('fallecido').map } };
    const tables = ['pets', 'pet_media', 'jobs', 'data_versions'] as const;
    const everything = () =>
      Promise.all(
        tables.map((table) =>
          context.database.query.selectFrom(table).selectAll().orderBy(tableKey[table]).execute(),
        ),
      );
    const before = await everything();
    const dry = await run(rows, { ...options, dryRun: true });
    const told = await report();
    expect(await everything()).toEqual(before);

    const real = await run(rows, options);
    expect(real).toMatchObject({ created: 1, updated: 1, rejected: 2, warnings: 1 });
    expect(dry).toEqual(real);
    // A batch that took too long is stored early, so that its lines come sooner.
    expect(told.toSorted()).toEqual((await report()).toSorted());
    expect(told).toContain('"2","1","change","status: adopcion → fallecido"');
  });

  test('a table without the columns of the map is refused before anything is stored', async () => {
    const { run, pets } = await newPortal();
    await expect(run(['1,Canela'], { header: 'Clave,Nombre' })).rejects.toThrow(
      /fields\.species: the table has no column "Especie"/,
    );
    expect(await run([])).toMatchObject({ rows: 0, finished: true });
    expect(await pets()).toEqual([]);
  });
});
