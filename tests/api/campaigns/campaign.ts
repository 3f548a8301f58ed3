import type { Giving } from '../donations/giving.ts';

/** As the wire takes it, in Spanish: all that it takes to start. */
export const clinic = (changes: object = {}) => ({
  clave: 'quirofano-movil',
  titulo: { es: 'Un quirófano móvil', en: 'A mobile clinic' },
  resumen: {
    es: 'Queremos esterilizar en los pueblos.',
    en: 'We want to sterilize in the villages.',
  },
  historia: { es: ['Hay pueblos sin veterinario.'], en: ['There are villages without a vet.'] },
  meta: 1_000,
  termina: null,
  tipo: 'esterilizacion',
  producto_id: null,
  imagenes: [],
  mascotas: [],
  montos: [
    { monto: 250, paga: { es: 'una esterilización de gata', en: 'one sterilization of a cat' } },
  ],
  excedente: { es: 'Iremos a otro pueblo.', en: 'We will go to another village.' },
  patrocinio: null,
  muestra_nombres: true,
  novedades: [],
  resultado: { es: [], en: [] },
  ...changes,
});

/** With nothing but its address. */
export const blank = (changes: object = {}) => {
  const none = { es: '', en: '' };
  return clinic({
    titulo: none,
    resumen: none,
    historia: { es: [], en: [] },
    meta: null,
    montos: [],
    excedente: none,
    ...changes,
  });
};

/** One that takes gifts. @param changes of `clinic` */
export async function startCampaign(giving: Giving, changes: object) {
  const call = async (action: string, body: object) => {
    const answer = await giving.app.inject({
      method: 'POST',
      url: `/api/campanas:${action}`,
      headers: {
        authorization: `Bearer ${giving.admin.token}`,
        'content-type': 'application/json',
      },
      payload: JSON.stringify(body),
    });
    return answer.json().data;
  };
  const { id, version } = await call('guardar', { campana: clinic(changes) });
  const started = await call('iniciar', { id, version });
  return {
    id: id as string,
    end: () => call('terminar', { id, version: started.version }),
    /** Pesos. */
    raised: async (): Promise<number> => (await call('consultar', { id })).reunido,
  };
}
