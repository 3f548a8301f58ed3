import { createRequire } from 'node:module';
import type BetterSqlite from 'better-sqlite3';

/**
 * Version 13 rests on Node-API 10, which Node has from 22.14 on, and crashes on older ones. Version 12 aborts in Node
 * 24.19 and newer, when prepared statements are collected while no script runs.
 */
const library = Number(process.versions.napi) >= 10 ? 'better-sqlite3-13' : 'better-sqlite3';

/** better-sqlite3 in the version that this Node can run. */
export const Sqlite: typeof BetterSqlite = createRequire(import.meta.url)(library);
export type SqliteDatabase = BetterSqlite.Database;
export type SqliteStatement = BetterSqlite.Statement;
export type SqliteOptions = BetterSqlite.Options;
