import { pageLimits, pageSize } from '../paging.ts';
import { bounded, integer, optionally } from './shape.ts';

/** Which page of a list is asked for, from 1 on. */
export const page = optionally(bounded(integer, { min: 1, max: pageLimits.page }), 1);

/** Rows a page. */
export const limit = optionally(bounded(integer, { min: 1, max: pageLimits.perPage }), pageSize);
