/** Told each statement that is about to run; for measuring. */
export type OnStatement = (sql: string) => void;

/** Told each statement that has run. */
export type OnAnswer = (sql: string, milliseconds: number, failed: boolean) => void;

/** Who watches statements. */
export interface StatementProbes {
  onStatement?: OnStatement | undefined;
  onAnswer?: OnAnswer | undefined;
}
