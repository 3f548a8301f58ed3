import { setTimeout as delay } from 'node:timers/promises';
import { NoAnswer } from '../client.ts';
import { made, Person, password } from '../person.ts';
import { BrokenPromise } from '../promises.ts';
import type { Random } from '../random.ts';
import type { World } from '../world.ts';

/** Milliseconds: mail that could not leave is tried again after minutes. */
const mailPatience = 240_000;

/**
 * Registers somebody, who sets a password by the link in the mail and says to whom invoices are made out.
 * @returns undefined when an answer, or the mail, did not come in time
 */
export async function register(world: World, random: Random): Promise<Person | undefined> {
  const person = new Person(world, random);
  const { client, journal } = world;
  const { email, from } = person;
  const asked = {
    ...{ nombre: 'Ana Núñez', correo: email, telefono: '998-123-4567', lang: 'es' },
    domicilio: { ciudad: 'Tulum', pais: 'México' },
  };
  try {
    const key = `register-${email}`;
    made(
      await client.post({ action: 'usuarios:actualizar', body: asked, from, key }),
      'an account',
    );
    const token = await linkFor(world, email);
    if (!token) {
      journal.unknown.push({ action: 'usuarios:actualizar', last: 'no mail' });
      return undefined;
    }
    const body = { correo: email, token_recuperar: token, contrasena_nueva: password };
    const set = { action: 'usuarios:modificar_contrasena_recuperar', body, from };
    // Whether the link was used by a call whose answer was lost, the sign-in tells.
    const { status } = await client.post(set);
    if (status >= 500) throw new BrokenPromise('a password can be set by the link', { status });
    await person.signIn();
    journal.accounts.push({ email, id: person.id });
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    journal.unknown.push({ action: 'usuarios:actualizar', last: error.message });
    return undefined;
  }
  const billing = {
    ...{ rfc: 'NULA8001019W0', razon_social: 'Ana Núñez López' },
    ...{ regimen_fiscal: '605', cp_fiscal: '77500' },
    domicilio: {
      ...{ calle: 'Calle 5', numero_exterior: '12', colonia: 'Centro' },
      ...{ cp: '77760', ciudad: 'Tulum', estado: 'Quintana Roo' },
    },
  };
  await person.write('usuarios:actualizar', { id: person.id, ...billing });
  return person;
}

async function linkFor({ services: { smtp } }: World, email: string): Promise<string | undefined> {
  const deadline = performance.now() + mailPatience;
  let looked = 0;
  while (performance.now() < deadline) {
    for (; looked < smtp.mails.length; looked += 1) {
      const mail = smtp.mails[looked];
      if (!mail?.envelopeTo.includes(email)) continue;
      const [, token] = /\/recovery-change\/[^/\s]+\/([^\s?]+)/.exec(mail.text ?? '') ?? [];
      if (token) return token;
    }
    await delay(200);
  }
  return undefined;
}
