import { createHash } from 'node:crypto';
import { type AdoptionApplication, petIdsOf } from '#domain/adoption/application-fields.ts';
import { contractLimits } from '#domain/adoption/contract.ts';
import { type ContractFamily, missingInContract } from '#domain/adoption/contract-family.ts';
import { fillContract, namesIn } from '#domain/adoption/contract-text.ts';
import type { RecordPart } from '#domain/content/record-uses.ts';
import type { Language } from '#domain/language.ts';
import type { Tx } from '#server/db/database.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import type { ContractDependencies } from './contract-dependencies.ts';
import type { ContractTemplate } from './contract-templates.repository.ts';
import { contractValues } from './contract-values.ts';
import type { Contract } from './contracts.repository.ts';

interface Filling {
  application: AdoptionApplication;
  template: ContractTemplate;
  organisation: RecordPart<'contracts'>;
  family: ContractFamily;
  /** Written by hand in the place of the family's; '' for none. */
  address: string;
  /** Days, YYYY-MM-DD. */
  today: string;
  sterilizeBefore: string;
  preparedBy: string | null;
}

type Filled = Pick<
  Contract,
  'text' | 'sha256' | 'pet_names' | 'sterilize_before' | 'is_incomplete'
>;

/** The text as both sides will sign it, as far as everything is known. */
export async function fill(
  { accounts, siteUrl, terms }: Pick<ContractDependencies, 'accounts' | 'siteUrl' | 'terms'>,
  tx: Tx,
  {
    application,
    template,
    organisation,
    family,
    address,
    today,
    sterilizeBefore,
    preparedBy,
  }: Filling,
): Promise<Filled> {
  const pets = await petsOf(tx, application);
  const responsibleId = application.petOwnerId ?? preparedBy;
  const people = await accounts.contactsOf(responsibleId ? [responsibleId] : [], tx.query);
  const values = contractValues({
    application,
    pets,
    family,
    responsible: people.get(responsibleId ?? '')?.name ?? '',
    today,
    sterilizeBefore,
    address,
    siteUrl,
    organisation,
  });
  const words = template.text[application.language as Language];
  const clauses: string[] = [];
  for (const { clauses: said } of terms) clauses.push(await said(tx.query, application));
  const text = [fillContract(words, values).slice(0, contractLimits.filled), ...clauses]
    .filter(Boolean)
    .join('\n\n');
  const names = namesIn(words);
  const missing = missingInContract(family, {
    address: names.has('familyAddress') && address === '',
    phone: names.has('familyPhone'),
  });
  return {
    text,
    sha256: createHash('sha256').update(text).digest('hex'),
    pet_names: values.pet,
    sterilize_before: pets.every(({ sterilized }) => sterilized) ? null : sterilizeBefore,
    is_incomplete: Number(missing.length > 0),
  };
}

async function petsOf(tx: Tx, application: AdoptionApplication) {
  const ids = petIdsOf(application);
  const pets = await petReferences.describe(tx.query, ids);
  return ids.flatMap((id) => pets.find((pet) => pet.id === id) ?? []);
}
