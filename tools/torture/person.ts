import { randomUUID } from 'node:crypto';
import { type Call, NoAnswer, type Reply } from './client.ts';
import { BrokenPromise } from './promises.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

export const password = 'Tres perros y un gato';

/** Somebody with an account who signs in anew whenever the session is over. */
export class Person {
  readonly random: Random;
  readonly email: string;
  readonly from: string;
  id = '';
  #token: string | undefined;
  readonly #world: World;

  constructor(world: World, random: Random, email?: string) {
    this.#world = world;
    this.random = random;
    this.email = email ?? `persona-${randomUUID()}@example.org`;
    this.from = [10, random.between(1, 250), random.between(1, 250), random.between(1, 250)].join(
      '.',
    );
  }

  /** A call that creates nothing. @returns undefined when no answer came */
  async look(action: string, body: object): Promise<Reply | undefined> {
    try {
      return await this.#call({ action, body, from: this.from });
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      return undefined;
    }
  }

  /**
   * A write, made under a key of its own until it is answered.
   * @returns undefined when no answer came; that is noted
   */
  async write(action: string, body: object, file?: Buffer): Promise<Reply | undefined> {
    const call = { action, body, from: this.from, key: randomUUID(), ...(file && { file }) };
    try {
      return await this.#call(call);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      this.#world.journal.unknown.push({ action, last: error.message });
      return undefined;
    }
  }

  /** @throws NoAnswer; BrokenPromise when the password is not taken */
  async signIn(): Promise<void> {
    const { client } = this.#world;
    const post = (action: string, body: object) =>
      client.post({
        action,
        body: { correo: this.email, ...body },
        from: this.from,
        isSpent: true,
      });
    // A key whose answer was lost is spent; a new one is as good.
    for (let tries = 0; ; tries += 1) {
      try {
        const { status, data, code } = await post('usuarios:obtener_apikey', {
          contrasena: password,
        });
        if (status !== 200)
          throw new BrokenPromise('an account can be entered', { status, code, email: this.email });
        const opened = await post('sesion:iniciar', { apikey: data.apikey });
        if (opened.status !== 200) throw new NoAnswer(`sesion:iniciar ${opened.status}`);
        this.#token = String(opened.data.jwt);
        this.id = (opened.data.usuario as { id: string }).id;
        return;
      } catch (error) {
        if (!(error instanceof NoAnswer) || tries > 20) throw error;
      }
    }
  }

  async #call(call: Call): Promise<Reply> {
    for (let tries = 0; ; tries += 1) {
      if (!this.#token) await this.signIn();
      const reply = await this.#world.client.post({ ...call, token: this.#token });
      // Its hour is over, or the clock says so.
      if (reply.status !== 401 || tries > 5) return reply;
      this.#token = undefined;
    }
  }
}

/** @throws BrokenPromise when a write was refused that should have been made */
export function made(reply: Reply | undefined, what: string): Record<string, unknown> | undefined {
  if (!reply) return undefined;
  if (reply.status === 200) return reply.data;
  const { status, code, message, errors } = reply;
  throw new BrokenPromise(`${what} can be made`, { status, code, message, errors });
}
