import { afterEach, beforeEach, expect, test } from 'vitest';
import { applicationChangedMail } from '#server/features/adoption/applications/application-changed-mail.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { firstMailTexts } from '#tests/setup/mail-texts.ts';
import { addPet, addUser } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { profile } from './profile.ts';

describeOnBothDatabases('the mail about a pet that found its home', (databases) => {
  let wire: Wire;
  let [family, rescuer, canela] = ['', '', ''];

  beforeEach(async () => {
    wire = await openWire(databases);
    const { database } = wire.context;
    const rescuerId = await addUser(database);
    rescuer = `member:${rescuerId}`;
    family = `member:${await addUser(database)}`;
    canela = await addPet(database, { owner_id: rescuerId, notify_on: '2026-12-01' });
    await wire.post('perfil_adopcion:guardar', profile, family);
    const payload = { mascotas: [canela], mensaje: 'La queremos.' };
    await wire.post('documentos:crear', { schema: 'solicitudes', payload }, family);
  });
  afterEach(() => wire.close());

  const add = (pet: Parameters<typeof addPet>[1]) =>
    addPet(wire.context.database, { notify_on: '2026-12-01', ...pet });
  /** What the family reads once Canela has another status. */
  async function read(payload: object): Promise<string> {
    await wire.newMails();
    const change = { schema: 'mascotas', id: canela, payload };
    expect((await wire.post('catalogos:actualizar', change, rescuer)).status).toBe(200);
    const mails = await wire.newMails();
    const mail = mails.find(({ subject }) => subject === 'Tu solicitud para Canela');
    return mail?.text ?? '';
  }
  const adopted = { estado: 'adoptado', nuestro_canal: 'NO' };

  test('names the three that are most like it, with their pages', async () => {
    const alike = [await add({ name: 'Frida' }), await add({ name: 'Luna', sex: 'male' })];
    alike.push(await add({ name: 'Sol', size: 'large' }));
    await add({ name: 'Lejana', federal_state: 'Sonora', size: 'large', sex: 'male' });
    const text = await read(adopted);
    expect(text).toMatch(/Frida[\s\S]+Luna[\s\S]+Sol/);
    for (const id of alike) expect(text).toContain(`/mascotas/adopcion/${id}`);
    expect(text).not.toContain('Lejana');
  });

  test('names none that visitors cannot see up for adoption, and no other species', async () => {
    await add({ name: 'Borrada', deleted: 1 });
    await add({ name: 'Vencida', expires_on: '2026-11-01' });
    await add({ name: 'Sinfoto', pictures: [] });
    await add({ name: 'Enferma', status: 'rehabilitation' });
    await add({ name: 'Pausada', status: 'paused' });
    await add({ name: 'Michi', species: 'cat' });
    const text = await read(adopted);
    expect(text).toContain('Ya hay una familia para');
    expect(text).not.toMatch(/Borrada|Vencida|Sinfoto|Enferma|Pausada|Michi|te interese/);
  });

  test('names none where the pet has died', async () => {
    await add({ name: 'Frida' });
    const text = await read({ estado: 'fallecido' });
    expect(text).toContain('ya no es posible');
    expect(text).not.toContain('Frida');
  });
});

test('the English mail leads to the English page', () => {
  const { blocks } = applicationChangedMail(() => async () => []).write(
    {
      name: 'Rosa',
      pets: ['Canela'],
      folio: 1,
      status: 'declined',
      words: '',
      reservedUntil: null,
      alike: [{ id: 'frida', name: 'Frida' }],
    },
    'en',
    { name: 'Casa Animal', url: 'https://casa.example', timezone: 'America/Cancun' },
    firstMailTexts('en'),
  );
  expect(blocks).toContain('You may also like to meet:');
  expect(blocks).toContainEqual({
    kind: 'note',
    text: 'Frida',
    url: 'https://casa.example/pets/adoption/frida',
  });
});
