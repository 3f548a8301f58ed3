import { afterEach, beforeEach, expect, test } from 'vitest';
import { searchAddress } from '#app/pages/pets/public/pet-search.server.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { openPortal, type Portal } from '../accounts/portal.ts';
import { addPet } from './add-pets.ts';

describeOnSqlite('a search in one’s own words', (databases) => {
  let portal: Portal;
  beforeEach(async () => {
    portal = await openPortal(databases);
  });
  afterEach(() => portal.close());

  const pet = (said: object) => addPet(portal.context.database, said);
  /** What the address of the list asks for, without the text that goes along. */
  async function found(text: string) {
    const request = new Request(`https://casa.example/?${new URLSearchParams({ busca: text })}`);
    const asked = { programme: 'adoption', language: 'es', request } as const;
    const address = (await searchAddress(portal.context, asked)) ?? '';
    const params = new URL(address, 'https://casa.example').searchParams;
    params.delete('texto');
    return decodeURIComponent(String(params)).replaceAll('+', ' ');
  }

  test('knows pets by their names before it takes them for slips of the pen', async () => {
    const names = ['Nina', 'Perla', 'Gala', 'Lady', 'Fina', 'Mezcal', 'Doña Cata', 'Chiquita'];
    for (const name of names) await pet({ name, species: 'dog' });
    for (const name of names.slice(0, -1)) expect(await found(name)).toBe(`nombre=${name}`);
    expect(await found('perla')).toBe('nombre=perla');
    expect(await found('la perra Perla')).toBe('especie=perro&sexo=hembra&nombre=Perla');
    expect(await found('chiquita')).toMatch(/^tamano=/);
    await portal.context.database.query.deleteFrom('pets').where('name', '=', 'Gala').execute();
    expect(await found('Gala')).toBe('especie=gato&sexo=hembra');
  });

  test('ranks by a word alone that some pet’s text holds', async () => {
    await pet({ name: 'Sol', color: 'negro' });
    expect(await found('negra')).toBe('orden=afines');
    expect(await found('chihuahua')).toBe('entidad_federativa=Chihuahua');
    await pet({ name: 'Luz', personality: 'Un chihuahua noble.' });
    expect(await found('chihuahua')).toBe('orden=afines');
    expect(await found('qwertyuiop')).toBe('');
  });

  test('looks around a postal code', async () => {
    expect(await found('perros cerca de 77760')).toBe('especie=perro&orden=cerca&desde=77760');
  });
});
