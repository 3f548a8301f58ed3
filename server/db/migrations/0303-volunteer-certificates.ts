import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Certificates of volunteer hours; what verifies one stays when the volunteer is gone. */
export const createVolunteerCertificates: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table volunteer_certificates (
        id ${text} not null primary key,
        volunteer_id ${text} references volunteers (id) on delete set null,
        code ${text} not null unique,
        language ${text} not null,
        name ${text} not null,
        from_day ${text} not null,
        until_day ${text} not null,
        minutes ${integer} not null,
        tasks_json ${text} not null,
        issued_at ${text} not null,
        sealed_at ${text},
        pdf_sha256 ${text},
        revoked_at ${text}
      ) ${strict}`,
      `create index volunteer_certificates_volunteer on volunteer_certificates (volunteer_id)
        where volunteer_id is not null`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
