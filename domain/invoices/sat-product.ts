import { z } from 'zod';

/** A code of c_ClaveProdServ; whether the SAT has it, the stamp tells. */
export const satProduct = z
  .string({ error: 'settingNotSatProduct' })
  .trim()
  .regex(/^\d{8}$/, { error: 'settingNotSatProduct' });
