import type { Tutorials } from './tutorial.ts';

export const tutorials: Tutorials = {
  registerPet: {
    title: 'Cómo registrar una mascota',
    lead: 'Seis pasos y unos tres minutos. Ten a la mano una foto clara y, si ya está esterilizada, su certificado.',
    steps: [
      {
        picture: 'menu',
        title: 'Entra a tu cuenta',
        text: 'Toca «Cuenta», elige adopciones o rehabilitaciones y toca «Registrar».',
      },
      {
        picture: 'form',
        title: 'Cuenta cómo es',
        text: 'Nombre, especie, edad, talla, con quién convive y su carácter. Di también lo difícil: así llega con la familia correcta.',
      },
      {
        picture: 'photos',
        title: 'Sube hasta tres fotos o videos',
        text: 'De día, a la altura de sus ojos y sin teléfonos escritos encima. La primera es la que todos ven.',
      },
      {
        picture: 'certificate',
        title: 'Agrega su certificado',
        text: 'Si está esterilizada, sube la foto o el PDF del certificado y el teléfono del veterinario. No se publican.',
      },
      {
        picture: 'published',
        title: 'Revisa y acepta',
        text: 'Se publica durante 35 días. A los 15 te avisamos, y con el botón +15 sigue a la vista.',
      },
    ],
  },
  vaccinationBooklet: {
    title: 'Cómo cargar una cartilla de vacunación',
    lead: 'La cartilla da confianza a quien adopta. Basta una foto en la que se lean las fechas.',
    steps: [
      {
        picture: 'booklet',
        title: 'Toma la foto',
        text: 'Pon la cartilla abierta sobre una mesa, con luz y sin sombra. Una foto por página: la portada, las vacunas y la desparasitación.',
      },
      {
        picture: 'list',
        title: 'Busca a la mascota',
        text: 'En tu cuenta, abre Mis adopciones o Mis rehabilitaciones y elige «Más» y luego «Editar».',
      },
      {
        picture: 'upload',
        title: 'Elige el archivo',
        text: 'En el paso «Fotos y video», toca el recuadro o arrastra la foto. Tapa tu nombre y tu teléfono: las fotos son públicas. Si la conexión se corta, la carga continúa donde iba.',
      },
      {
        picture: 'form',
        title: 'Escribe lo que dice',
        text: 'Anota las vacunas y la fecha de la última desparasitación: eso es lo que leen las familias.',
      },
      {
        picture: 'done',
        title: 'Guarda',
        text: 'La ficha queda al día. Cuando haya un refuerzo, repite estos pasos con la página nueva.',
      },
    ],
  },
  bookletFromEmail: {
    title: 'Cómo subir una cartilla desde el correo',
    lead: 'Muchas clínicas mandan la cartilla por correo. No hace falta imprimirla.',
    steps: [
      {
        picture: 'mail',
        title: 'Abre el correo de la clínica',
        text: 'Busca el clip: la cartilla suele venir como PDF o como foto.',
      },
      {
        picture: 'save',
        title: 'Guárdala en tu teléfono',
        text: 'Toca el archivo y elige «Descargar» o «Guardar en Archivos». Recuerda en qué carpeta quedó.',
      },
      {
        picture: 'list',
        title: 'Busca a la mascota',
        text: 'En tu cuenta, abre Mis adopciones o Mis rehabilitaciones y elige «Más» y luego «Editar».',
      },
      {
        picture: 'upload',
        title: 'Elige el archivo guardado',
        text: 'En el paso «Fotos y video», toca el recuadro, abre «Archivos» o «Descargas» y elige la foto. Si llegó como PDF, toma una captura de pantalla y elige esa.',
      },
      {
        picture: 'done',
        title: 'Comprueba y guarda',
        text: 'Ábrela una vez para ver que se lea completa. Si pesa demasiado, una captura de pantalla también sirve.',
      },
    ],
  },
};
