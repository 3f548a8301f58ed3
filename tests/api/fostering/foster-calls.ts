import { addUser } from '../pets/add-pets.ts';
import type { Wire } from '../wire/portal.ts';

export interface Reply {
  status: number;
  code?: string;
  errors?: Record<string, string[]>;
  // Of many shapes; each test says what it expects of it.
  data: never;
  text: string;
}

export const kittens = {
  especie: 'gato',
  lugares: 2,
  edades: ['cachorro', 'adulto'],
  puede: ['biberon'],
  ciudad: 'Tulum',
};

export const ask = async (wire: Wire, action: string, body: object, token?: string) =>
  (await wire.post(action, body, token)) as unknown as Reply;

/** Somebody who offers a home. @returns their account, their token, and the home's id */
export async function addHome(wire: Wire, said: object = {}) {
  const accountId = await addUser(wire.context.database);
  const token = `member:${accountId}`;
  const { data } = await ask(wire, 'hogares:ofrecer', { ...kittens, ...said }, token);
  return { accountId, token, homeId: (data as { id: string }).id };
}
