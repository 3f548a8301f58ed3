/** So wide that a crop shows only a part of it: kept in twice the width, and shown whole on its pet's page. */
export const isPanorama = ({ width, height }: { width: number; height: number }) =>
  width > 2 * height;
