import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import { Refusal } from './refusal.ts';

export async function listen(app: FastifyInstance, config: Config): Promise<void> {
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code === 'EADDRINUSE') {
      throw new Refusal(`PORT ${config.port} is taken by another program on ${config.host}.`);
    }
    if (error.code === 'EACCES') {
      throw new Refusal(`PORT ${config.port} may not be opened by this user.`);
    }
    throw error;
  }
}

/** A refusal that a person can act on is one line; anything else shows where it happened. */
export function refuseToStart(error: unknown): void {
  process.stderr.write(`${error instanceof Refusal ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
