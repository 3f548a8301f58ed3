import type { es } from './es/index.ts';

export type Dictionary = typeof es;
