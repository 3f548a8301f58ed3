import type { Bilingual } from '#domain/language.ts';
import type { Link } from '../model.ts';

interface WayToHelp {
  id: string;
  title: string;
  text: string;
  link: Link;
}

interface ContactText {
  title: string;
  description: string;
  lead: string;
  paragraphs: readonly string[];
  emergency: { heading: string; text: string };
  waysHeading: string;
  waysToHelp: readonly WayToHelp[];
}

export const contactText: Bilingual<ContactText> = {
  es: {
    title: 'Contacto',
    description:
      'Escríbenos a cualquier hora: trabajamos {horario breve}, en {ciudades}. Cómo escribirnos y maneras de ayudar.',
    lead: 'Estamos {horario breve}, en {ciudades}.',
    paragraphs: [
      'Cuéntanos qué necesitas y lo pasamos a la persona indicada. Los mensajes del formulario se contestan normalmente en uno o dos días; si hay un animal en peligro, dilo en el asunto.',
      'Podemos responderte en español o en inglés.',
    ],
    emergency: {
      heading: 'Si es una urgencia',
      text: 'Mándanos la ubicación, cómo está el animal y un teléfono al que podamos llamarte. Mientras llegamos, dale sombra y agua, aleja a la gente y no le des medicamentos para personas.',
    },
    waysHeading: 'Maneras de ayudar',
    waysToHelp: [
      {
        id: 'adoptar',
        title: 'Adopta',
        text: 'Conoce a quienes esperan familia y elige con calma.',
        link: { label: 'Ver mascotas en adopción', page: 'adoptionPets' },
      },
      {
        id: 'donar',
        title: 'Dona',
        text: 'Desde $100 MXN, una vez o cada mes, y tú eliges el destino.',
        link: { label: 'Hacer un donativo', page: 'donations' },
      },
      {
        id: 'hogar-temporal',
        title: 'Sé hogar temporal',
        text: 'Un rincón de tu casa por unas semanas. Nosotros ponemos lo demás.',
        link: { label: 'Ofrecer mi casa', page: 'myFosterHome' },
      },
      {
        id: 'rehabilitacion',
        title: 'Apadrina una recuperación',
        text: 'Mira qué necesita quien está en tratamiento: medicina, alimento o una cirugía.',
        link: { label: 'Ver mascotas en rehabilitación', page: 'rehabilitationPets' },
      },
      {
        id: 'tiempo',
        title: 'Regala tu tiempo',
        text: 'Paseos, traslados, fotos, jornadas. Hay lugar para cada talento.',
        link: { label: 'Unirme al proyecto', page: 'joinTheProject' },
      },
      {
        id: 'compartir',
        title: 'Comparte',
        text: 'Cada ficha se puede enviar por mensaje. A veces la familia está a dos contactos de distancia.',
        link: { label: 'Recibir el boletín', page: 'newsletter' },
      },
    ],
  },
  en: {
    title: 'Contact',
    description:
      'Write to us at any hour: we work {brief hours}, in {cities}. How to write to us and ways to help.',
    lead: 'We are here {brief hours}, in {cities}.',
    paragraphs: [
      'Tell us what you need and it will reach the right person. Messages from the form are normally answered within a day or two; if an animal is in danger, say so in the subject.',
      'We can answer you in Spanish or in English.',
    ],
    emergency: {
      heading: 'If it is urgent',
      text: 'Send us the location, how the animal is and a telephone number where we can call you. Until we arrive, give the animal shade and water, keep people away and give it no human medicine.',
    },
    waysHeading: 'Ways to help',
    waysToHelp: [
      {
        id: 'adopt',
        title: 'Adopt',
        text: 'Meet those who are waiting for a family, and take your time.',
        link: { label: 'See pets for adoption', page: 'adoptionPets' },
      },
      {
        id: 'donate',
        title: 'Donate',
        text: 'From $100 MXN, once or every month, and you choose what it is for.',
        link: { label: 'Make a donation', page: 'donations' },
      },
      {
        id: 'foster',
        title: 'Be a foster home',
        text: 'A corner of your home for a few weeks. We provide the rest.',
        link: { label: 'Offer my home', page: 'myFosterHome' },
      },
      {
        id: 'rehabilitation',
        title: 'Sponsor a recovery',
        text: 'See what those in treatment need: medicine, food or surgery.',
        link: { label: 'See pets in rehabilitation', page: 'rehabilitationPets' },
      },
      {
        id: 'time',
        title: 'Give your time',
        text: 'Walks, transport, photos, sterilization days. There is room for every talent.',
        link: { label: 'Join the project', page: 'joinTheProject' },
      },
      {
        id: 'share',
        title: 'Share',
        text: 'Every pet’s page can be sent by message. Sometimes the family is two contacts away.',
        link: { label: 'Get the newsletter', page: 'newsletter' },
      },
    ],
  },
};
