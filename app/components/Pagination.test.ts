import { describe, expect, it } from 'vitest';
import { pagesToShow } from './Pagination.tsx';

describe('the page numbers below a list', () => {
  it.each([
    { page: 1, lastPage: 2, shown: [1, 2] },
    { page: 1, lastPage: 9, shown: [1, 2, -9, 9] },
    { page: 3, lastPage: 5, shown: [1, 2, 3, 4, 5] },
    { page: 5, lastPage: 9, shown: [1, -4, 4, 5, 6, -9, 9] },
    { page: 9, lastPage: 9, shown: [1, -8, 8, 9] },
    { page: 4, lastPage: 9, shown: [1, 2, 3, 4, 5, -9, 9] },
  ])('on $page of $lastPage', ({ page, lastPage, shown }) => {
    expect(pagesToShow(page, lastPage)).toEqual(shown);
  });
});
