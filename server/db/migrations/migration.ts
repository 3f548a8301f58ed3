import type { Clock } from '#domain/clock.ts';
import type { Tx } from '../database.ts';
import type { SqlDialect } from '../dialects/dialect.ts';

export interface Migration {
  /**
   * Takes something away, or asks for more than before: the release since which nothing uses it any more. All others only
   * add, so that processes of the version before go on while they run.
   */
  contract?: string;
  /** Runs inside a transaction; what it once did must never change again. */
  up(tx: Tx, dialect: SqlDialect, clock: Clock): Promise<void>;
}

export interface NamedMigration extends Migration {
  /** By which a database knows that it has had it. */
  name: string;
}
