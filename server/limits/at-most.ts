/**
 * Options of an LRUCache for a great many small entries. `max` would have it take the memory for all of them when it is
 * made, some milliseconds each, which most portals and all tests never fill.
 */
export const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
