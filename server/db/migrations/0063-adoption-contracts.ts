import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Contracts of adoption applications: the organisation's texts, what both sides signed, and how a copy is verified. */
export const createAdoptionContracts: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table contract_templates (
        version ${integer} not null primary key,
        text_es ${text} not null,
        text_en ${text} not null,
        created_at ${text} not null,
        created_by ${text}
      ) ${strict}`,
      `create table adoption_contracts (
        id ${text} primary key,
        application_id ${text} not null unique,
        template_version ${integer} not null,
        language ${text} not null,
        text ${text} not null,
        sha256 ${text} not null,
        pet_names ${text} not null,
        prepared_at ${text} not null,
        prepared_by ${text},
        code ${text} not null unique,
        sealed_at ${text},
        dossier_digest ${text},
        pdf_sha256 ${text}
      ) ${strict}`,
      `create table contract_signatures (
        contract_id ${text} not null,
        side ${text} not null,
        account_id ${text},
        name ${text} not null,
        strokes_json ${text} not null,
        address ${text} not null,
        sha256 ${text} not null,
        signed_at ${text} not null,
        primary key (contract_id, side)
      ) ${strict}`,
      'create index contract_signatures_account on contract_signatures (account_id) where account_id is not null',
      // Tells of nobody: it stays when the contract goes, so that copies of it can still be verified.
      `create table contract_verifications (
        code ${text} primary key,
        sha256 ${text} not null,
        pdf_sha256 ${text} not null,
        sealed_at ${text} not null
      ) ${strict}`,
      `create table contract_signing_key (
        only_one ${integer} not null primary key,
        certificate ${text} not null,
        sealed_key ${text} not null,
        created_at ${text} not null
      ) ${strict}`,
      `alter table adoption_applications add column contract_json ${text}`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
