import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { actions } from '#server/wire/actions/index.ts';
import { collation } from '#server/wire/filter.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { openPortal, type Portal } from '../accounts/portal.ts';
import { addPet } from '../pets/add-pets.ts';

const guide = readFileSync(new URL('../../../docs/wire-api.md', import.meta.url), 'utf8');

interface Command {
  action: string;
  headers: Record<string, string>;
  body: string;
}

/** What the shell makes of a command of the guide. */
function readCommand(text: string, variables: Readonly<Record<string, string>>): Command {
  const said = text
    .replaceAll(/'\$(\w+)'/g, (_, name: string) => variables[name] ?? '')
    .replaceAll(
      /"([^"'\n]*)\$(\w+)"/g,
      (_, before: string, name: string) => `'${before}${variables[name] ?? ''}'`,
    );
  const headers = [...said.matchAll(/-H '([^:]+): ([^']+)'/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  return {
    action: /\/api\/(\S+)/.exec(said)?.[1] ?? '',
    headers: Object.fromEntries(headers),
    body: /-d '([^']*)'/.exec(said)?.[1] ?? '',
  };
}

describeOnSqlite('the guide to the wire API', (databases) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(databases);
    await portal.newPerson({ email: 'ana@example.mx' });
    await addPet(portal.context.database, { city: 'Cancún' });
  });
  afterAll(() => portal.close());

  it('has examples that work as they stand', async () => {
    const commands = [...guide.matchAll(/```sh\n(curl .*?)```/gs)].map(([, text = '']) => text);
    expect(commands).toHaveLength(5);
    const variables: Record<string, string> = {};
    const responses: { data: unknown }[] = [];
    for (const text of commands) {
      const { action, headers, body } = readCommand(text, variables);
      const response = await portal.app.inject({
        method: 'POST',
        url: `/api/${action}`,
        headers,
        payload: body,
      });
      expect(response.statusCode, `${action}: ${response.body}`).toBe(200);
      const { data } = response.json();
      variables.APIKEY = data?.apikey ?? variables.APIKEY ?? '';
      variables.JWT = data?.jwt ?? variables.JWT ?? '';
      responses.push({ data });
    }
    expect(responses[0]?.data).toMatchObject([{ payload: { ciudad: 'Cancún' } }]);
    expect(responses[3]?.data).toMatchObject([{ correo: 'ana@example.mx' }]);
  });

  it('names calls that there are, and the collation', () => {
    const names = new Set<string>(actions.map(({ name }) => name));
    const named = [...guide.matchAll(/`([a-z_]+:[a-z_]+)`/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !names.has(name) && name !== 'archivos:reanudar')).toEqual([]);
    expect(guide).toContain(`\`${collation}\``);
  });
});
