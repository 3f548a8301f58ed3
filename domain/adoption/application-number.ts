export const applicationSeries = 'SOL';

/** What people call an application, wherever they read of it: SOL-19. */
export const applicationNumber = (folio: number): string => `${applicationSeries}-${folio}`;
