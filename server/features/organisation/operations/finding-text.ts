export type FindingValues = Readonly<Record<string, string | number>>;

/** What is said of a finding. */
export interface FindingWords {
  /** What is so. */
  state(values: FindingValues, when: (instant: unknown) => string): string;
  /** Missing where there is nothing to do. */
  todo?: string;
}

export const several = (count: unknown, one: string, many: string) =>
  Number(count) === 1 ? `1 ${one}` : `${count} ${many}`;
