import { expect, it } from 'vitest';
import { petListJsonLd } from './pet-list-json-ld.ts';

it('tells search engines how long the list is, and which pets its page shows', () => {
  const list = {
    heading: 'Perros en adopción en Tulum',
    description: 'Adopta un perro en Tulum.',
    address: 'https://casa.example/perros-en-adopcion/tulum?pagina=2',
    total: 17,
  };
  const pets = [
    { id: '1', name: 'Canela' },
    { id: '2', name: 'Kinich' },
  ];
  const addressOf = ({ id }: { id: string }) => `https://casa.example/mascotas/adopcion/${id}`;
  expect(petListJsonLd({ list, pets, first: 16, addressOf })).toMatchObject({
    '@type': 'CollectionPage',
    url: list.address,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: 17,
      itemListElement: [
        { position: 16, name: 'Canela', url: 'https://casa.example/mascotas/adopcion/1' },
        { position: 17, name: 'Kinich', url: 'https://casa.example/mascotas/adopcion/2' },
      ],
    },
  });
});
