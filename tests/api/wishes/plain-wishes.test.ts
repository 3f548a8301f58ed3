import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ActionArgs, LoadContext } from '#app/load-context.ts';
import { action as ask } from '#app/pages/wishes/TellMePage.loader.ts';
import { action as decide, loader as open } from '#app/pages/wishes/WishesPage.loader.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { openPortal, type Portal } from '../accounts/portal.ts';

describeOnSqlite('alerts, without JavaScript', (databases) => {
  let portal: Portal;
  beforeEach(async () => {
    portal = await openPortal(databases);
  });
  afterEach(() => portal.close());

  const argsOf = (page: 'tellMe' | 'wishes', fields: Record<string, string>, key = '') =>
    ({
      request: new Request('https://casa.example/', {
        method: 'POST',
        body: new URLSearchParams(fields),
      }),
      params: { key },
      context: {
        ...{ app: portal.context, language: 'es', page, sender: '10.0.0.1' },
      } satisfies LoadContext,
    }) as unknown as ActionArgs;
  const wanted = { email: 'ana@example.mx', programme: 'adoption', filter: 'especie=gato' };
  const send = (fields: Record<string, string>) =>
    ask(argsOf('tellMe', fields)).catch((thrown) => thrown);
  const press = async (hacer: string, key: string, aviso = '') => {
    const { data, init } = await decide(argsOf('wishes', { hacer, aviso }, key));
    return [data, init?.status];
  };
  const shown = (key: string) => open(argsOf('wishes', {}, key));
  const keyIn = async () =>
    /\/avisos\/([\w-]+)/.exec((await portal.newMails()).at(-1)?.text ?? '')?.[1] ?? '';
  const states = async (clave: string) => {
    const { status, data } = await portal.post('deseos:consultar', { clave });
    const wishes = data?.deseos as { estado: string }[] | undefined;
    return wishes?.map(({ estado }) => estado) ?? status;
  };

  test('are asked for by a plain form, and come back with what was typed where it is wrong', async () => {
    const sent = await send(wanted);
    expect(sent.status).toBe(303);
    expect(sent.headers.get('location')).toBe('/avisame?enviado=si');
    expect(await keyIn()).not.toBe('');
    const wrong = await send({ ...wanted, email: 'no es' });
    expect(wrong.init.status).toBe(422);
    expect(wrong.data).toMatchObject({ typed: { email: 'no es' } });
    expect((await send({ ...wanted, filter: 'especie=dragon' })).init.status).toBe(422);
    expect(await portal.newMails()).toEqual([]);
  });

  test('are confirmed, kept and ended one by one on the page of the link', async () => {
    await send(wanted);
    await send({ ...wanted, filter: 'especie=perro' });
    const key = await keyIn();
    const [cats, dogs] = await shown(key);
    expect([cats?.words, dogs?.words]).toEqual([['Gatos'], ['Perros']]);
    expect(await press('nada', key)).toEqual(['failed', 400]);
    expect(await press('confirmar', key)).toEqual(['failed', 400]);
    expect(await states(key)).toEqual(['por_confirmar', 'por_confirmar']);
    expect(await press('confirmar', key, cats?.id)).toEqual(['confirmed', undefined]);
    expect(await states(key)).toEqual(['activo', 'por_confirmar']);
    // Two weeks before its end, as the link in that mail leads here.
    portal.pass(3 * 24 * 3_600_000);
    const [before] = await shown(key);
    expect(await press('confirmar', key, cats?.id)).toEqual(['extended', undefined]);
    const [after] = await shown(key);
    expect((after?.lastsUntil ?? '') > (before?.lastsUntil ?? '')).toBe(true);
    expect(await press('terminar', key, dogs?.id)).toEqual(['endedOne', undefined]);
    expect(await press('terminar', key, dogs?.id)).toEqual(['gone', 404]);
    expect(await states(key)).toEqual(['activo']);
    expect(await press('terminar', key)).toEqual(['ended', undefined]);
    expect(await states(key)).toBe(404);
    expect(await press('terminar', key)).toEqual(['gone', 404]);
    expect(await press('confirmar', 'nada', cats?.id)).toEqual(['gone', 404]);
    expect(await shown(key)).toEqual([]);
  });
});
