/** The monthly donations that people choose from, in centavos. One of the specification's labels says 200 for 250. */
export const monthlyPlansCents = [
  100_00, 250_00, 500_00, 1_000_00, 2_500_00, 5_000_00, 10_000_00,
] as const;
