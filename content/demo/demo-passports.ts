/** Passports of the demonstration's pets, by their ids there: how many days ago each was issued. */
export const demoPassports: Readonly<Record<string, readonly number[]>> = {
  // One from before its last vaccines, which the newer one took the place of.
  grillo: [20, 4],
  // Adopted since.
  sereno: [13],
};
