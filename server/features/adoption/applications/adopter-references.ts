import { findAdoptersAmong } from './adopters.repository.ts';

/** What other features ask about the people who adopted; who may do what with the answer they decide themselves. */
export const adopterReferences = {
  among: findAdoptersAmong,
};
