import pg from 'pg';

export const templateDatabase = 'template_casa';

/** @returns the address of the new database */
export async function createPostgresDatabase(
  serverUrl: string,
  name: string,
  template = 'template1',
): Promise<string> {
  await run(serverUrl, `create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return url.href;
}

export async function dropPostgresDatabase(serverUrl: string, name: string): Promise<void> {
  await run(serverUrl, `drop database if exists ${name} with (force)`);
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
