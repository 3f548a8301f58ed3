import { hash } from '@node-rs/argon2';
import { v7 as uuid } from 'uuid';
import type { Database } from '#server/db/database.ts';
import { insertAccount } from '#server/features/people/accounts/accounts.repository.ts';
import { cheapPasswordCost } from '#server/features/people/accounts/passwords.ts';

/** @returns their addresses */
export async function createAccounts(
  { query }: Database,
  count: number,
  password: string,
): Promise<string[]> {
  const hashed = await hash(password, cheapPasswordCost);
  const emails: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const id = uuid();
    const email = `donor-${id}@example.org`;
    const person = { name: 'Ana López', phone: '9841234567', city: 'Tulum', country: 'México' };
    const createdAt = new Date().toISOString();
    const account = { ...person, id, email, createdAt, confirmedAt: createdAt };
    await insertAccount(query, { ...account, roles: ['member'] }, hashed);
    emails.push(email);
  }
  return emails;
}
