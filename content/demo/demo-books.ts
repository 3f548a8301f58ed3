/** Money and things that came by no provider, counted and recorded by the staff. All invented; days count back from the filling. */
export interface DemoBooks {
  cash: readonly {
    daysAgo: number;
    place: string;
    /** Pesos of a note or coin, and how many. */
    pieces: readonly (readonly [pesos: number, count: number])[];
    /** A second person has counted the same. */
    isConfirmed: boolean;
  }[];
  inKind: readonly {
    daysAgo: number;
    what: string;
    pesos: number | null;
    donorName: string;
    email: string;
    /** Its invoice, where it has one. */
    invoice?: { legalName: string; rfc: string; taxPostalCode: string; product: string };
  }[];
}

export const demoBooks: DemoBooks = {
  cash: [
    {
      ...{ daysAgo: 23, place: 'Feria de adopción, Parque Dos Aguas', isConfirmed: true },
      pieces: [
        [200, 6],
        [100, 9],
        [50, 14],
        [10, 33],
      ],
    },
    {
      ...{ daysAgo: 1, place: 'Alcancía de la veterinaria', isConfirmed: false },
      pieces: [
        [100, 2],
        [20, 11],
        [5, 17],
        [1, 42],
      ],
    },
  ],
  inKind: [
    {
      ...{ daysAgo: 30, what: '12 costales de croquetas para perro adulto, de 20 kg' },
      ...{ pesos: 8_400, donorName: 'Tacos El Jaguar', email: '' },
    },
    {
      ...{ daysAgo: 12, what: 'Cobijas y 3 transportadoras en buen estado' },
      ...{ pesos: null, donorName: 'Mariana Cocom', email: 'mariana.cocom@familias.example' },
    },
    {
      ...{ daysAgo: 1, what: 'Vacunas séxtuples, 40 dosis, y 60 desparasitantes' },
      ...{ pesos: 9_600, donorName: 'Veterinaria Chechén', email: 'pagos@chechen.example' },
      invoice: {
        ...{ legalName: 'SERVICIOS VETERINARIOS CHECHEN', rfc: 'SVC120928KL3' },
        ...{ taxPostalCode: '77760', product: '42121600' },
      },
    },
  ],
};
