import type { Dictionary } from '../dictionary.ts';
import { common } from './common.ts';

export const en: Dictionary = { common };
