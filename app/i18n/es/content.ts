import type { TutorialId } from '#content/tutorials/tutorial.ts';

/** The pages that are read; their long texts stand in content/. */
export const content = {
  breadcrumbs: 'Estás aquí',
  onThisPage: 'En esta página',
  figures: 'En cifras',
  source: 'Fuente:',
  shelters: {
    map: 'Mapa de los albergues en México',
    list: 'Los albergues, uno por uno',
    kinds: { shelter: 'Albergue', fosterHomes: 'Hogares temporales' },
    near: (city: string) => `Cerca de ${city}`,
    lives: 'Aquí viven',
    visits: 'Visitas',
    capacity: (count: number) => `Lugar para ${count}`,
  },
  partners: {
    label: { sponsors: 'Patrocinadores', alliances: 'Alianzas' },
    from: (trade: string, city: string) => `${trade} · ${city}`,
    prepared:
      'Estamos preparando esta lista. Muy pronto conocerás aquí a quienes nos ayudan; ojalá tú también.',
  },
  faqs: {
    search: 'Buscar en las preguntas',
    example: 'Por ejemplo: factura',
    none: 'Ninguna pregunta tiene esas palabras. Prueba con otra, o escríbenos.',
    found: (count: number) => (count === 1 ? '1 pregunta' : `${count} preguntas`),
    link: 'Enlace a esta pregunta',
  },
  resources: {
    file: (format: string, size: string | undefined) => (size ? `${format} · ${size}` : format),
    today: 'con datos de hoy',
    download: (title: string) => `Descargar ${title}:`,
    writeTo: 'Escribe a voluntariado',
  },
  tutorials: {
    registerPet: 'Tutorial: registrar una mascota',
    vaccinationBooklet: 'Tutorial: cargar una cartilla de vacunación',
    bookletFromEmail: 'Tutorial: subir una cartilla desde el correo',
  } satisfies Record<TutorialId, string>,
  products: {
    other: 'También en camino',
    buy: 'Ver y comprar',
    order: 'Pedir por WhatsApp',
    ask: 'Preguntar por él',
    message: (name: string) => `Hola, quiero pedir: ${name}`,
  },
};
