/**
 * Of which donations the law against money laundering has the donor identified (LFPIORPI art. 17 XIII, as of the reform of
 * DOF 16-07-2025): one that reaches `identifying` times the daily UMA, and those of one donor that together reach
 * `reported` times within `withinMonths`.
 */
export const identifiedDonors = { identifying: 1_605, reported: 3_210, withinMonths: 6 } as const;

/** What the program brings: centavos of the daily UMA from a day on (INEGI), the newest first. Treasurers enter later ones (`uma.ts`). */
export const umaFrom: readonly (readonly [day: string, cents: number])[] = [
  ['2026-02-01', 11_731],
  ['2025-02-01', 11_314],
  ['2024-02-01', 10_857],
  ['2023-02-01', 10_374],
  ['2022-02-01', 9_622],
  ['2021-02-01', 8_962],
  ['2020-02-01', 8_688],
];
/** Of all days before. */
export const earliestUma = 8_449;
