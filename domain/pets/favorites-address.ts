/** The pets that the page of favorites shows, in their order. */
export const favoritesParam = 'mascotas';

/** As many as `mostKept` of the browser. */
export const mostFavorites = 100;

export const favoritesQuery = (ids: readonly string[]): string =>
  ids.length === 0 ? '' : `?${favoritesParam}=${ids.join('.')}`;

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whatever is no id is left out. */
export const readFavorites = (params: URLSearchParams): string[] =>
  [...new Set(params.get(favoritesParam)?.split('.').slice(0, mostFavorites))].filter((part) =>
    id.test(part),
  );
