interface Shown<Pet> {
  /** `address`: absolute. */
  list: { heading: string; description: string; address: string; total: number };
  pets: readonly Pet[];
  /** The place of the first of them in the whole list, from 1. */
  first: number;
  /** Absolute. */
  addressOf: (pet: Pet) => string;
}

/** A page of a list for search engines: what it is called, how long it is, and the pages of its pets. */
export function petListJsonLd<Pet extends { name: string }>({
  list,
  pets,
  first,
  addressOf,
}: Shown<Pet>): object {
  return {
    '@type': 'CollectionPage',
    '@id': list.address,
    url: list.address,
    name: list.heading,
    description: list.description,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: list.total,
      itemListElement: pets.map((pet, index) => ({
        '@type': 'ListItem',
        position: first + index,
        name: pet.name,
        url: addressOf(pet),
      })),
    },
  };
}
