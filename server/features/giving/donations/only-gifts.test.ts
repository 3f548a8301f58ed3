import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/**
 * Repositories whose queries are about payments, whatever they are for: they find single ones, ask providers, or show each as what
 * it is. Every other one that reads donations or lines of the ledger counts gifts alone.
 */
const ofAnyPayment: Readonly<Record<string, string>> = {
  'charge-payments.repository.ts': 'what was paid of fees and deposits',
  'donations.repository.ts': 'single payments, and those that providers are asked about',
  'entries.repository.ts': 'lines of payments that are named',
  'movements.repository.ts': 'the accountant’s list, which tells each kind apart',
  'disputes.repository.ts': 'what banks take back, of whatever payment',
  'own-donations.repository.ts': 'open payments of an account, and taking the payer out',
  'guests/guest-donors.repository.ts': 'payments without an account, which no fee is',
  'dedications/dedications.repository.ts': 'cards that go with gifts alone',
  'monthly/monthly-donors.repository.ts': 'what monthly gifts have charged, by their ids',
  'monthly/monthly-gifts.repository.ts': 'what one monthly gift has charged',
  'statements/gift-references.repository.ts': 'which payment a bank’s line is of',
  'statements/line-people.repository.ts': 'whom a bank’s line names',
  'past/past-donations.repository.ts': 'donations that were brought in, which no fee is',
};

const folder = import.meta.dirname;
const reads =
  /(?:from|join) (?:donations|donation_entries)\b|(?:selectFrom|Join)\('(?:donations|donation_entries)/;

const repositories = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.repository.ts'))
  .filter((name) => reads.test(readFileSync(path.join(folder, name), 'utf8')));

test.each(repositories)('%s counts gifts alone, or says why it need not', (name) => {
  const text = readFileSync(path.join(folder, name), 'utf8');
  const isKnown = name in ofAnyPayment;
  expect(isKnown || text.includes('isGift(')).toBe(true);
});

test('no list of exceptions outlives its files', () => {
  expect(Object.keys(ofAnyPayment).filter((name) => !repositories.includes(name))).toEqual([]);
});
