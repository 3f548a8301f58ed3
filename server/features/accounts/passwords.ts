import { hash } from '@node-rs/argon2';

export const shortestPassword = 8;

/** 64 MiB and three passes on one lane; the variant is the library's default, argon2id. */
const cost = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}
