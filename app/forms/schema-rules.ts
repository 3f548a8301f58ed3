import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { Rules } from './form-parts.ts';
import './zod-setup.ts';

/** The rules of `domain/` that the portal keeps too, for `useForm`; their messages are keys. */
export const schemaRules = <Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Rules<Input, Output> => ({ resolver: zodResolver(schema) });
