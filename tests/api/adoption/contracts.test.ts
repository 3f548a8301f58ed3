import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { nameContractSigners } from '#server/db/migrations/0148-contract-signers.ts';
import {
  describeOnBothDatabases,
  describeOnSqlite,
  onSqliteAlone,
} from '#tests/setup/databases.ts';
import { readPdf } from '#tests/setup/read-pdf.ts';
import { addUser } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { approvedApplication, drawn } from './application-steps.ts';

const address = {
  calle: 'Avenida Satélite',
  numero_exterior: '8',
  colonia: '',
  cp: '77500',
  ciudad: 'Cancún',
  estado: 'quintana roo',
};
const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

describeOnBothDatabases('a contract of an application', (databases) => {
  let wire: Wire;
  let adoption: Awaited<ReturnType<typeof approvedApplication>>;
  beforeEach(async () => {
    wire = await openWire(databases);
    adoption = await approvedApplication(wire, { microchip: '985112345678903' });
  });
  afterEach(() => wire.close());

  const prepare = (token?: string, more: object = {}) =>
    adoption.post('solicitudes:preparar_contrato', { id: adoption.id, ...more }, token);
  const sign = (contrato_id: unknown, token?: string, more: object = {}) =>
    adoption.post(
      'solicitudes:firmar',
      { contrato_id, nombre: 'Rosa Canul', trazo: drawn, acepta: true, ...more },
      token,
    );
  const consult = (id: unknown, token?: string) =>
    adoption.post('solicitudes:consultar_contrato', { id }, token);
  const verify = (codigo: unknown) => adoption.post('solicitudes:verificar', { codigo });
  const newMails = () => wire.newMails();
  /** Signed by both sides and sealed. */
  async function sealed() {
    const { data } = await prepare(adoption.rescuer);
    for (const token of [adoption.family, adoption.rescuer]) await sign(data.contrato_id, token);
    await wire.context.jobs.runDue();
    return (await consult(data.contrato_id, adoption.family)).data;
  }

  test('holds what is known of pet, family and organisation, with its hash', async () => {
    await newMails();
    const { status, data } = await prepare(adoption.rescuer, { domicilio: 'Calle 5, Mérida' });
    expect(status).toBe(200);
    const contract = (await consult(adoption.id, adoption.family)).data;
    const text = String(contract.texto);
    for (const said of ['Canela', '985112345678903', 'Calle 5, Mérida', 'Casa Animal', 'SOL-1']) {
      expect(text).toContain(said);
    }
    expect(text).not.toMatch(/\{\{|undefined|null/);
    expect(data).toEqual({ contrato_id: contract.contrato_id, sha256: sha256(text) });
    expect(contract).toMatchObject({
      estado: 'por_firmar',
      mi_lado: 'familia',
      firmas: [],
      pdf: null,
    });
    expect((await newMails()).map(({ subject }) => subject)).toEqual([
      'El contrato de adopción de Canela está listo para firmar',
    ]);
  });

  test('tells its application who has signed while the other side is missing, also of one signed before it did', async () => {
    const told = async () => {
      const { data } = await adoption.post(
        'documentos:consultar',
        { schema: 'solicitudes' },
        adoption.family,
      );
      const [{ payload }] = data as unknown as [{ payload: Record<string, unknown> }];
      return payload.contrato;
    };
    const { contrato_id } = (await prepare(adoption.rescuer)).data;
    expect(await told()).toMatchObject({ estado: 'por_firmar', firmado_por: null });
    await sign(contrato_id, adoption.family);
    const half = { estado: 'falta_una_firma', firmado_por: 'familia' };
    expect(await told()).toMatchObject(half);
    const { database, clock } = wire.context;
    await database.transaction(async (tx) => {
      const contract_json = JSON.stringify({ id: contrato_id, status: 'halfSigned', pdf: null });
      await tx.query.updateTable('adoption_applications').set({ contract_json }).execute();
      await nameContractSigners.up(tx, database.dialect, clock);
    });
    expect(await told()).toMatchObject(half);
    await sign(contrato_id, adoption.rescuer);
    expect(await told()).toMatchObject({ firmado_por: null });
  });

  test('is signed once by each side, then sealed, mailed to both, and genuine', async () => {
    const { contrato_id } = (await prepare(adoption.rescuer)).data;
    await newMails();
    expect(await sign(contrato_id, adoption.family)).toMatchObject({
      status: 200,
      data: { lado: 'familia', estado: 'falta_una_firma', pdf: null },
    });
    expect(await sign(contrato_id, adoption.family)).toMatchObject({
      status: 409,
      code: 'contractSideSigned',
    });
    expect(await prepare(adoption.rescuer)).toMatchObject({
      status: 409,
      code: 'contractIsSigned',
    });
    expect((await newMails()).map(({ subject }) => subject)).toEqual([
      'Falta tu firma en el contrato de Canela',
    ]);
    expect(await sign(contrato_id, adoption.rescuer)).toMatchObject({
      data: { lado: 'organizacion', estado: 'firmado' },
    });
    const mails = await newMails();
    expect(mails).toHaveLength(2);
    const [attached] = mails[0]?.attachments ?? [];
    const contract = (await consult(contrato_id, adoption.rescuer)).data;
    expect(contract).toMatchObject({
      estado: 'sellado',
      pdf: `/archivos/adopcion/${contrato_id}/contrato.pdf`,
      firmas: [{ lado: 'familia' }, { lado: 'organizacion' }],
    });
    expect(await verify(contract.codigo)).toMatchObject({
      data: {
        resultado: 'autentico',
        sha256: contract.sha256,
        sha256_pdf: sha256(attached?.content as Buffer),
        fecha: contract.sellado,
      },
    });
    const [row] = (
      await adoption.post('documentos:consultar', { schema: 'solicitudes' }, adoption.family)
    ).data as unknown as { payload: { contrato: unknown } }[];
    expect(row?.payload.contrato).toEqual({
      id: contrato_id,
      estado: 'sellado',
      firmado_por: null,
      pdf: contract.pdf,
    });
  });

  test('signed by both at once, is sealed once', async () => {
    const { contrato_id } = (await prepare(adoption.rescuer)).data;
    const { family, rescuer } = adoption;
    const replies = await Promise.all(
      [family, rescuer, family, rescuer].map((token) => sign(contrato_id, token)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    await newMails();
    const rows = await wire.context.database.query
      .selectFrom('contract_verifications')
      .selectAll()
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('is read by both sides and staff; to others it does not exist', async () => {
    const stranger = `member:${await addUser(wire.context.database)}`;
    const outsiders = [stranger, 'treasurer:t', 'editor:e'];
    for (const token of outsiders) expect(await prepare(token)).toMatchObject({ status: 404 });
    expect(await prepare(adoption.family)).toMatchObject({ status: 403 });
    expect(await prepare()).toMatchObject({ status: 401 });
    const { contrato_id } = (await prepare('coordinator:c')).data;
    for (const token of [adoption.family, adoption.rescuer, 'administrator:i', 'coordinator:c']) {
      expect((await consult(contrato_id, token)).status, token).toBe(200);
    }
    for (const token of outsiders) {
      expect(await consult(contrato_id, token)).toMatchObject({ status: 404 });
      expect(await sign(contrato_id, token)).toMatchObject({ status: 404 });
    }
    expect(await consult(contrato_id)).toMatchObject({ status: 401 });
    expect(await sign(contrato_id)).toMatchObject({ status: 401 });
    // Staff who neither look after the pet nor prepared it stand for no side.
    expect(await sign(contrato_id, 'administrator:i')).toMatchObject({ status: 403 });
    expect((await sign(contrato_id, 'coordinator:c')).data).toMatchObject({ lado: 'organizacion' });
  });

  test('prepared anew before anybody signs, replaces the former text', async () => {
    const former = (await prepare(adoption.rescuer)).data.contrato_id;
    const { contrato_id } = (await prepare(adoption.rescuer)).data;
    expect(contrato_id).not.toBe(former);
    expect(await sign(former, adoption.family)).toMatchObject({ status: 404 });
    expect((await consult(adoption.id, adoption.family)).data).toMatchObject({ contrato_id });
  });

  /** As of somebody who has told the city alone. */
  const forgetAddress = () =>
    wire.context.database.query
      .updateTable('users')
      .set({ street: '', exterior_number: '', postal_code: '', federal_state: '' })
      .where('id', '=', adoption.familyId)
      .execute();
  const complete = (contrato_id: unknown, token?: string, domicilio: object = address) =>
    adoption.post('solicitudes:completar_contrato', { contrato_id, domicilio }, token);
  const street = async () => (await wire.context.accounts.find(adoption.familyId))?.street;

  test('in which the family’s address is missing is signed by nobody until they complete it', async () => {
    await forgetAddress();
    const { contrato_id, sha256: former } = (await prepare(adoption.rescuer)).data;
    const seen = (await consult(contrato_id, adoption.rescuer)).data;
    expect(seen).toMatchObject({ incompleto: true, por_completar: null });
    expect(seen.texto).toContain('____');
    expect((await consult(contrato_id, adoption.family)).data).toMatchObject({
      incompleto: true,
      por_completar: { calle: '', cp: '77760', estado: 'Quintana Roo', telefono: '9841234567' },
    });
    for (const token of [adoption.family, adoption.rescuer]) {
      expect(await sign(contrato_id, token)).toMatchObject({
        status: 409,
        code: 'contractIncomplete',
      });
    }
    const stranger = `member:${await addUser(wire.context.database)}`;
    for (const [token, status] of [
      [undefined, 401],
      [stranger, 404],
      ['treasurer:t', 404],
      [adoption.rescuer, 403],
      ['administrator:i', 403],
    ] as const) {
      expect(await complete(contrato_id, token), token).toMatchObject({ status });
    }
    const { calle: _, ...withoutStreet } = address;
    for (const [said, field] of [
      [withoutStreet, 'domicilio.calle'],
      [{ ...address, numero_exterior: ' ' }, 'domicilio.numero_exterior'],
      [{ ...address, cp: '' }, 'domicilio.cp'],
      [{ ...address, cp: '777' }, 'domicilio.cp'],
    ] as const) {
      expect(await complete(contrato_id, adoption.family, said)).toMatchObject({
        status: 422,
        errors: { [field]: [expect.any(String)] },
      });
    }
    expect(await street()).toBe('');
    expect((await consult(contrato_id, adoption.family)).data).toMatchObject({
      sha256: former,
      firmas: [],
    });

    const completed = await complete(contrato_id, adoption.family);
    expect(completed).toMatchObject({ status: 200, data: { contrato_id } });
    const contract = (await consult(contrato_id, adoption.rescuer)).data;
    expect(contract).toMatchObject({ incompleto: false, sha256: completed.data.sha256 });
    expect(contract.sha256).toBe(sha256(String(contract.texto)));
    expect(contract.texto).toContain('Avenida Satélite 8, C.P. 77500, Cancún, Quintana Roo');
    expect(contract.texto).not.toContain('____');
    expect(await street()).toBe('Avenida Satélite');
    // Whoever has read the former text signs no other.
    for (const token of [adoption.family, adoption.rescuer]) {
      expect(await sign(contrato_id, token, { sha256: former })).toMatchObject({
        status: 409,
        code: 'contractTextChanged',
      });
    }
    expect((await sign(contrato_id, adoption.family, { sha256: contract.sha256 })).status).toBe(
      200,
    );
    const other = { ...address, calle: 'Otra' };
    expect(await complete(contrato_id, adoption.family, other)).toMatchObject({
      status: 409,
      code: 'contractIsSigned',
    });
    expect((await consult(contrato_id, adoption.rescuer)).data.texto).toBe(contract.texto);
    expect(await street()).toBe('Avenida Satélite');
  });

  test('is completed once, also by two calls at the same time', async () => {
    await forgetAddress();
    const { contrato_id } = (await prepare(adoption.rescuer)).data;
    const replies = await Promise.all([1, 2].map(() => complete(contrato_id, adoption.family)));
    expect(replies.map(({ status, code }) => `${status} ${code ?? ''}`.trim()).sort()).toEqual([
      '200',
      '409 contractIsComplete',
    ]);
    expect((await sign(contrato_id, adoption.rescuer)).status).toBe(200);
  });

  test('goes with the family’s account, while its copies are still verified', async () => {
    const { accounts, database, files, jobs, privacy } = wire.context;
    const account = await accounts.find(adoption.familyId);
    const contract = await sealed();
    if (account) await database.transaction((tx) => privacy.eraseUnused(tx, account));
    await jobs.runDue();
    expect(await consult(contract.contrato_id, adoption.rescuer)).toMatchObject({ status: 404 });
    expect(await files.list(`adopcion/${contract.contrato_id}/`)).toEqual([]);
    for (const table of ['adoption_contracts', 'contract_signatures'] as const) {
      expect(await database.query.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect((await verify(contract.codigo)).data).toMatchObject({ resultado: 'autentico' });
  });

  onSqliteAlone(databases, () => {
    test('its PDF says what was signed, by whom, and how it is verified', async () => {
      const contract = await sealed();
      const { stream } = await wire.context.contracts.openPdf(
        { kind: 'user', id: adoption.familyId, roles: ['member'] },
        String(contract.contrato_id),
      );
      const pages = await readPdf(Buffer.concat(await stream.toArray()));
      expect(pages.length).toBeGreaterThanOrEqual(2);
      const text = pages.join(' ');
      for (const said of [
        'Contrato de adopción',
        'Canela',
        'Rosa Canul',
        'Por la organización',
        'La familia',
      ]) {
        expect(text).toContain(said);
      }
      expect(text).toContain(String(contract.codigo));
      expect(text.replaceAll(' ', '')).toContain(String(contract.sha256));
    });

    test('is signed by the typed name alone as well', async () => {
      const { contrato_id } = (await prepare(adoption.rescuer)).data;
      expect(await sign(contrato_id, adoption.family, { trazo: [] })).toMatchObject({
        status: 200,
      });
    });

    test('names the day until which the pet is sterilized', async () => {
      const young = await approvedApplication(wire, { sterilized: 0 });
      const ask = { id: young.id, esterilizar_antes: '2026-12-24' };
      await young.post('solicitudes:preparar_contrato', ask, young.rescuer);
      const { data } = await young.post(
        'solicitudes:consultar_contrato',
        { id: young.id },
        young.family,
      );
      expect(data.texto).toContain('24 de diciembre de 2026');
    });

    test('asks for nothing that its text does not name', async () => {
      await forgetAddress();
      const text = { es: '{{mascota}} va con {{familia}}.', en: '{{mascota}}' };
      await wire.post('contrato_adopcion:guardar', text, 'coordinator:c');
      const { contrato_id } = (await prepare(adoption.rescuer)).data;
      expect((await consult(contrato_id, adoption.family)).data.incompleto).toBe(false);
      expect((await sign(contrato_id, adoption.family)).status).toBe(200);
    });

    test('waits for the approval, and for a day within two years', async () => {
      expect(await prepare(adoption.rescuer, { esterilizar_antes: '2031-01-01' })).toMatchObject({
        status: 422,
        errors: { esterilizar_antes: [expect.any(String)] },
      });
      const { contrato_id } = (await prepare(adoption.rescuer)).data;
      await adoption.step('poner_en_espera');
      expect(await prepare(adoption.rescuer)).toMatchObject({
        status: 409,
        code: 'contractNotYet',
      });
      expect(await sign(contrato_id, adoption.family)).toMatchObject({ status: 409 });
    });

    test('a code that nobody was given is unknown, and guessing is limited', async () => {
      for (const codigo of ['', 'x', '00000-00000-00000-00000-00000']) {
        expect((await verify(codigo)).data).toEqual({
          resultado: 'desconocido',
          documento: null,
          fecha: null,
          sha256: null,
          sha256_pdf: null,
        });
      }
      let status = 200;
      for (let tried = 0; tried < 80 && status === 200; tried += 1) {
        status = (await verify('00000-00000-00000-00000-00000')).status;
      }
      expect(status).toBe(429);
    });

    test('is known by its code however that is typed', async () => {
      const { codigo } = await sealed();
      const typed = String(codigo).toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
      expect((await verify(typed)).data).toMatchObject({ resultado: 'autentico' });
    });
  });
});

describeOnBothDatabases('the text of contracts', (databases) => {
  let wire: Wire;
  beforeEach(async () => {
    wire = await openWire(databases);
  });
  afterEach(() => wire.close());
  const coordinator = 'coordinator:c';
  const save = (body: object, token?: string) =>
    wire.post('contrato_adopcion:guardar', body, token) as unknown as Promise<{
      status: number;
      errors?: object;
      data: { version: number };
    }>;
  const versions = async () =>
    (
      (await wire.post('contrato_adopcion:consultar', {}, coordinator)) as unknown as {
        data: { versiones: { version: number; es: string }[] };
      }
    ).data.versiones;

  test('has versions, of which the last one counts', async () => {
    expect(await versions()).toMatchObject([{ version: 1, es: expect.stringContaining('Octava') }]);
    const es = '# Contrato\n\n{{familia}} adopta a {{ mascota }}.';
    expect(await save({ es, en: '{{familia}} adopts {{mascota}}.' }, coordinator)).toMatchObject({
      data: { version: 2 },
    });
    expect(await versions()).toMatchObject([{ version: 2, es }, { version: 1 }]);
    const adoption = await approvedApplication(wire);
    await adoption.post('solicitudes:preparar_contrato', { id: adoption.id }, adoption.rescuer);
    const contract = await adoption.post(
      'solicitudes:consultar_contrato',
      { id: adoption.id },
      adoption.family,
    );
    expect(contract.data).toMatchObject({
      texto: '# Contrato\n\nRosa adopta a Canela.',
      version: 2,
    });
  });

  test('is told of in the log, with its version', async () => {
    const text = { es: '{{mascota}}', en: '{{mascota}}' };
    await save({ ...text, es: '{{tarjeta}}' }, coordinator);
    await save(text, 'editor:e');
    await save(text, coordinator);
    const told = await wire.context.database.query
      .selectFrom('audit_events')
      .select(['action', 'actor_id', 'details_json'])
      .where('action', '=', 'contract.textSaved')
      .execute();
    expect(told).toEqual([
      { action: 'contract.textSaved', actor_id: 'c', details_json: '{"version":2}' },
    ]);
  });

  test('saved by two at once, becomes two versions or a conflict', async () => {
    const replies = await Promise.all(
      [1, 2].map((n) => save({ es: `a${n}`, en: 'b' }, coordinator)),
    );
    const saved = replies.filter(({ status }) => status === 200);
    expect(await versions()).toHaveLength(1 + saved.length);
    for (const { status } of replies) expect([200, 409]).toContain(status);
  });
});

describeOnSqlite('a contract that is signed with a mistake', (databases) => {
  let wire: Wire;
  let adoption: Awaited<ReturnType<typeof approvedApplication>>;
  let contrato_id: unknown;
  beforeAll(async () => {
    wire = await openWire(databases);
    adoption = await approvedApplication(wire);
    const body = { id: adoption.id };
    const prepared = await adoption.post('solicitudes:preparar_contrato', body, adoption.rescuer);
    ({ contrato_id } = prepared.data);
  });
  afterAll(() => wire.close());

  test.each([
    ['a name', { nombre: ' ' }, 'nombre'],
    ['too long a name', { nombre: 'x'.repeat(121) }, 'nombre'],
    ['points outside the pad', { trazo: [[[0.5, 1.2]]] }, 'trazo'],
    ['too many points', { trazo: [Array.from({ length: 3_001 }, () => [0, 0])] }, 'trazo'],
    ['too many strokes', { trazo: Array.from({ length: 81 }, () => [[0, 0]]) }, 'trazo'],
    ['a picture instead of strokes', { trazo: 'data:image/png;base64,AA' }, 'trazo'],
    ['no agreement', { acepta: false }, 'acepta'],
  ])('stays unsigned: %s', async (_, said, field) => {
    const signature = { contrato_id, nombre: 'Rosa Canul', trazo: drawn, acepta: true, ...said };
    expect(await adoption.post('solicitudes:firmar', signature, adoption.family)).toMatchObject({
      status: 422,
      errors: { [field]: [expect.any(String)] },
    });
    const read = { id: contrato_id };
    const { data } = await adoption.post('solicitudes:consultar_contrato', read, adoption.family);
    expect(data).toMatchObject({ firmas: [] });
  });
});

describeOnSqlite('a text of contracts with a mistake', (databases) => {
  let wire: Wire;
  beforeAll(async () => {
    wire = await openWire(databases);
  });
  afterAll(() => wire.close());

  test.each([
    ['an unknown placeholder', '{{mascota}} {{tarjeta}}'],
    ['half a placeholder', '{{mascota'],
    ['nothing', ' '],
    ['more than a contract', 'x'.repeat(30_001)],
  ])('is rejected with %s', async (_, es) => {
    expect(
      await wire.post('contrato_adopcion:guardar', { es, en: 'Text' }, 'coordinator:c'),
    ).toMatchObject({
      status: 422,
      errors: { es: [expect.any(String)] },
    });
    const { data } = (await wire.post(
      'contrato_adopcion:consultar',
      {},
      'coordinator:c',
    )) as unknown as { data: { versiones: unknown[] } };
    expect(data.versiones).toHaveLength(1);
  });
});
