import { v7 as uuid } from 'uuid';
import type { Account } from '#domain/accounts/account.ts';
import type { Clock } from '#domain/clock.ts';
import type { Tx } from '#server/db/database.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { findCredentials } from '../credentials.repository.ts';
import { addLink } from '../recovery/account-links.repository.ts';
import { passwordUrl } from '../recovery/password-url.ts';
import { putRegistration } from '../registrations.repository.ts';
import { hashSecret } from '../sessions/secrets.ts';

interface Dependencies {
  clock: Clock;
  audit: AuditService;
  siteUrl: string;
}

type NewPerson = Pick<Account, 'name' | 'email' | 'phone' | 'language'> & {
  /** Where they said that they live; missing: nobody asked. */
  home?: Pick<Account, 'country' | 'postalCode' | 'federalState' | 'city'>;
};

/** Whose owner has yet to prove the address, or to prove it again. */
interface OpenedAccount {
  account: Account;
  /** Nobody has set a password yet. */
  isNew: boolean;
  /** Where the password is set. */
  url: string;
  linkId: string;
}

/**
 * The account of an address for something that waits until its owner has proved it: made as `register` makes it where
 * there is none, with a link that sets a password, which `linkListeners` hear of. For another feature's mail.
 * @returns nothing for an account that is disabled
 */
export async function openAccount(
  dependencies: Dependencies,
  tx: Tx,
  person: NewPerson,
  destination?: string,
): Promise<OpenedAccount | undefined> {
  const { email, language } = person;
  const known = await findCredentials(tx.query, { email });
  if (known?.account.disabled) return undefined;
  const isNew = !known || (known.account.confirmedAt === null && known.passwordHash === null);
  if (isNew) await putPerson(dependencies, tx, person, known?.account);
  const account = (await findCredentials(tx.query, { email }))?.account;
  if (!account) throw new Error('The account that was stored is not there.');
  const purpose = isNew ? 'first-password' : 'recovery';
  const link = { userId: account.id, purpose, email: account.email } as const;
  const token = await addLink(tx, link, dependencies.clock.now());
  const url = passwordUrl(dependencies.siteUrl, language, { email, token, destination });
  return { account, isNew, linkId: hashSecret(token), url };
}

/** @param known what was registered with the address before, and nobody has confirmed */
async function putPerson(
  { clock, audit }: Dependencies,
  tx: Tx,
  person: NewPerson,
  known: Account | undefined,
): Promise<void> {
  const { name, email, phone, language, home } = person;
  const { city = '', country = '' } = known ?? {};
  const id = uuid();
  const createdAt = clock.now().toISOString();
  const said = { name, email, phone, language, ...(home ?? { city, country }) };
  await putRegistration(tx, { ...said, id, createdAt, roles: ['member'] });
  if (known) return;
  const event = { action: 'account.registered', actorId: null, subjectId: id } as const;
  await audit.record(tx, { ...event, address: '' });
}
