import type { Bilingual } from '#domain/language.ts';
import type { TextPage } from '../model.ts';
import type { Partner } from './partner.ts';

/** Those who work with us. */
export const allies: readonly Partner[] = [
  {
    id: 'clinica-veterinaria-balche',
    name: 'Clínica Veterinaria Balché Norte',
    trade: { es: 'Clínica veterinaria', en: 'Veterinary clinic' },
    city: 'Tulum',
    gives: {
      es: 'Atiende urgencias de madrugada y opera a precio de costo a los animales en rehabilitación.',
      en: 'Takes emergencies before dawn and operates at cost on animals in rehabilitation.',
    },
    logo: { initials: 'BN', shape: 'leaf', ground: 'jade' },
  },
  {
    id: 'hospital-veterinario-minerva-chica',
    name: 'Hospital Veterinario La Minerva Chica',
    trade: { es: 'Hospital veterinario', en: 'Veterinary hospital' },
    city: 'Guadalajara',
    gives: {
      es: 'Presta quirófano y personal para cuatro jornadas de esterilización al año.',
      en: 'Lends its operating room and staff for four sterilization days a year.',
    },
    logo: { initials: 'MC', shape: 'square', ground: 'violet' },
  },
  {
    id: 'laboratorio-lente-fino',
    name: 'Laboratorio Lente Fino',
    trade: { es: 'Laboratorio clínico veterinario', en: 'Veterinary laboratory' },
    city: 'Guadalajara',
    gives: {
      es: 'Entrega los análisis de sangre el mismo día, a mitad de precio.',
      en: 'Delivers blood tests the same day at half price.',
    },
    logo: { initials: 'LF', shape: 'circle', ground: 'ink' },
  },
  {
    id: 'escuela-correa-floja',
    name: 'Escuela Canina Correa Floja',
    trade: { es: 'Entrenamiento amable', en: 'Kind training' },
    city: 'Zapopan',
    gives: {
      es: 'Da clases a perros con miedo y una sesión sin costo a cada familia que adopta.',
      en: 'Teaches frightened dogs and gives every adopting family a free session.',
    },
    logo: { initials: 'CF', shape: 'arch', ground: 'rosa' },
  },
  {
    id: 'colectivo-gatos-de-azotea',
    name: 'Colectivo Gatos de Azotea Viva',
    trade: { es: 'Colonias felinas', en: 'Cat colonies' },
    city: 'Guadalajara',
    gives: {
      es: 'Captura, lleva a esterilizar y regresa a los gatos de colonia, y los alimenta después.',
      en: 'Traps colony cats, takes them to be sterilized, returns them and feeds them afterwards.',
    },
    logo: { initials: 'AV', shape: 'flag', ground: 'violet' },
  },
  {
    id: 'transportes-ruta-tersa',
    name: 'Transportes Ruta Tersa',
    trade: { es: 'Traslados', en: 'Transport' },
    city: 'Tulum',
    gives: {
      es: 'Lleva animales en transportadora, con aire acondicionado, a clínicas y hogares.',
      en: 'Takes animals in carriers, with air conditioning, to clinics and homes.',
    },
    logo: { initials: 'RT', shape: 'square', ground: 'sol' },
  },
  {
    id: 'taller-hilo-y-huella',
    name: 'Taller Hilo y Huella',
    trade: { es: 'Cooperativa de bordado', en: 'Embroidery cooperative' },
    city: 'Tulum',
    gives: {
      es: 'Borda los collares con los que cada animal se va a su casa.',
      en: 'Embroiders the collars that each animal wears on its way home.',
    },
    logo: { initials: 'HH', shape: 'circle', ground: 'rosa' },
  },
  {
    id: 'despacho-cuenta-clara',
    name: 'Despacho Cuenta Clara',
    trade: { es: 'Contabilidad', en: 'Accounting' },
    city: 'Guadalajara',
    gives: {
      es: 'Lleva la contabilidad sin cobrar y revisa que cada donativo tenga su destino.',
      en: 'Keeps the books free of charge and checks that every donation has its purpose.',
    },
    logo: { initials: 'CC', shape: 'arch', ground: 'jade' },
  },
];

export const alliesPage: Bilingual<TextPage> = {
  es: {
    title: 'Alianzas estratégicas',
    description:
      'Clínicas, laboratorios, escuelas y colectivos que trabajan con {nombre} para que cada animal llegue sano a su casa.',
    lead: 'Clínicas, laboratorios y escuelas que nos prestan su oficio.',
    sections: [
      {
        id: 'que-es-una-alianza',
        heading: 'Qué es una alianza',
        blocks: [
          'Un acuerdo por escrito: qué hace cada quien, cuánto dura y cómo sabremos si funcionó. Gracias a ese orden, una gata puede entrar al quirófano el mismo día en que se recibe el aviso y una familia puede llamar a una entrenadora antes de desesperarse.',
        ],
      },
      {
        id: 'a-quien-buscamos',
        heading: 'A quién buscamos',
        blocks: [
          {
            kind: 'list',
            items: [
              'Clínicas que quieran abrir un día de esterilización.',
              'Escuelas que nos reciban para hablar de cuidado responsable.',
              'Personas que sepan de conducta felina y canina.',
              'Y si te dedicas a algo que no está en esta lista, también queremos conocerte.',
            ],
          },
        ],
      },
      {
        id: 'hagamos-equipo',
        heading: 'Hagamos equipo',
        blocks: [
          'Cuéntanos qué hace tu organización y en qué ciudad está. Te contestamos en menos de una semana con una propuesta concreta.',
        ],
        link: { label: 'Propón una alianza', mailbox: 'partners' },
      },
    ],
  },
  en: {
    title: 'Strategic alliances',
    description:
      'Clinics, laboratories, schools and collectives that work with {name} so that each animal reaches home in good health.',
    lead: 'Clinics, laboratories and schools that lend us their skills.',
    sections: [
      {
        id: 'what-an-alliance-is',
        heading: 'What an alliance is',
        blocks: [
          'An agreement in writing: who does what, for how long, and how we will know that it worked. Thanks to that order, a cat can be in the operating room on the day of the call, and a family can call a trainer before they lose heart.',
        ],
      },
      {
        id: 'who-we-look-for',
        heading: 'Who we are looking for',
        blocks: [
          {
            kind: 'list',
            items: [
              'Clinics willing to open a sterilization day.',
              'Schools that will have us to talk about responsible care.',
              'People who understand how cats and dogs behave.',
              'And if you do something that is not on this list, we want to meet you too.',
            ],
          },
        ],
      },
      {
        id: 'let-us-be-a-team',
        heading: 'Let us be a team',
        blocks: [
          'Tell us what your organization does and where it is. We will answer within a week with a concrete proposal.',
        ],
        link: { label: 'Propose an alliance', mailbox: 'partners' },
      },
    ],
  },
};
