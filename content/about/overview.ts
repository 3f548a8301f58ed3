import type { Bilingual } from '#domain/language.ts';
import type { InitialStaticPageId } from '#domain/pages.ts';
import type { TextPage } from '../model.ts';

/** The doors to the pages of this group, as cards. */
interface Door {
  page: InitialStaticPageId;
  title: string;
  text: string;
}

interface Overview extends TextPage {
  doorsHeading: string;
  doors: readonly Door[];
}

export const overview: Bilingual<Overview> = {
  es: {
    title: 'Nosotros',
    description:
      '{nombre} rescata, cura y busca familia para perros y gatos en {ciudades}, {horario breve}.',
    lead: 'Somos rescatistas, veterinarias, familias temporales y vecinos de {ciudades}. Cuidamos a perros y gatos hasta que sanan y les buscamos una casa para siempre.',
    sections: [
      {
        id: 'que-hacemos',
        heading: 'Qué hacemos',
        blocks: [
          'Atendemos avisos de animales en peligro, los llevamos a revisión y los cuidamos en albergues y hogares temporales. Quien necesita cirugía o tratamiento entra al programa de rehabilitación; quien ya está listo se presenta en adopción, con su carácter y su historia contados tal como son.',
          'También trabajamos antes de que haga falta rescatar. Organizamos jornadas de esterilización, prestamos transportadoras, orientamos a familias que están por darse por vencidas y damos pláticas en escuelas. Cada abandono que se evita es un rescate que nadie tuvo que vivir.',
        ],
      },
      {
        id: 'como-lo-hacemos',
        heading: 'Cómo lo hacemos',
        blocks: [
          {
            kind: 'list',
            items: [
              '{horario breve}: las emergencias no preguntan qué día es.',
              'Con un sistema de gestión de calidad conforme a {norma de calidad}: lo que hacemos está escrito y alguien lo revisa.',
              'Con el {parte de las utilidades} de las utilidades para los centros de rescate.',
              'Con médicos veterinarios titulados en cada decisión de salud.',
              'Con la puerta abierta: puedes visitar, preguntar y ver las cuentas.',
            ],
          },
          'En este portal también tienen su lugar rescatistas independientes. Registran a los animales que cuidan, actualizan su historial y llegan a más familias, sin dejar de ser quienes deciden con quién se van.',
        ],
        link: { label: 'Conoce a quienes esperan familia', page: 'adoptionPets' },
      },
      {
        id: 'quienes-somos',
        heading: 'Quiénes somos',
        blocks: [
          'Hay personal de base en los albergues, pero la mayoría somos voluntarias y voluntarios. Hay quien dedica una hora al mes y quien dedica la vida. Entre nosotros conviven una maestra jubilada, un chef que cocina arroz en ollas de cuarenta litros, tres estudiantes de veterinaria y un taxista que se sabe de memoria todas las clínicas abiertas de noche.',
          'No pensamos igual en todo. Nos une haber visto a un animal volver a confiar, y las ganas de verlo otra vez.',
        ],
        link: { label: 'Únete al proyecto', page: 'joinTheProject' },
      },
    ],
    doorsHeading: 'Para conocernos mejor',
    doors: [
      {
        page: 'usHistory',
        title: 'Historia',
        text: 'Una libreta, una cocina y una perra color canela.',
      },
      {
        page: 'usManifesto',
        title: 'Manifiesto',
        text: 'Diez compromisos que puedes exigirnos.',
      },
      {
        page: 'usSocialCause',
        title: 'Causa social',
        text: 'Lo que cambia para la gente cuando cambia la vida de un animal.',
      },
      {
        page: 'usShelters',
        title: 'Albergues',
        text: 'Dónde viven mientras llega su familia, y cómo visitarlos.',
      },
    ],
  },
  en: {
    title: 'About us',
    description:
      '{name} rescues, heals and finds families for dogs and cats in {cities}, {brief hours}.',
    lead: 'We are rescuers, veterinarians, foster families and neighbors in {cities}. We look after dogs and cats until they are well, and then find them a home for good.',
    sections: [
      {
        id: 'what-we-do',
        heading: 'What we do',
        blocks: [
          'We answer calls about animals in danger, take them to be examined and look after them in shelters and foster homes. Those who need surgery or treatment join the rehabilitation program; those who are ready are presented for adoption, with their character and their story told as they are.',
          'We also work before a rescue is needed. We organize sterilization days, lend carriers, advise families who are about to give up, and give talks in schools. Every abandonment avoided is a rescue that nobody had to live through.',
        ],
      },
      {
        id: 'how-we-do-it',
        heading: 'How we do it',
        blocks: [
          {
            kind: 'list',
            items: [
              '{brief hours}: emergencies do not ask what day it is.',
              'With a quality management system in line with {quality standard}: what we do is written down, and somebody checks it.',
              'With {share of profits} of profits going to the rescue centers.',
              'With qualified veterinarians in every decision about health.',
              'With an open door: you may visit, ask, and look at the books.',
            ],
          },
          'Independent rescuers have their place on this portal too. They register the animals in their care, keep their history up to date and reach more families, and it is still they who decide where each animal goes.',
        ],
        link: { label: 'Meet those who are waiting for a family', page: 'adoptionPets' },
      },
      {
        id: 'who-we-are',
        heading: 'Who we are',
        blocks: [
          'There is permanent staff at the shelters, but most of us are volunteers. Some give an hour a month and some give their lives. Among us are a retired teacher, a chef who cooks rice in forty-litre pots, three veterinary students and a taxi driver who knows by heart every clinic that is open at night.',
          'We do not agree on everything. What we share is having seen an animal learn to trust again, and wanting to see it once more.',
        ],
        link: { label: 'Join the project', page: 'joinTheProject' },
      },
    ],
    doorsHeading: 'To get to know us better',
    doors: [
      {
        page: 'usHistory',
        title: 'History',
        text: 'A notebook, a kitchen and a cinnamon-colored dog.',
      },
      {
        page: 'usManifesto',
        title: 'Manifesto',
        text: 'Ten commitments you may hold us to.',
      },
      {
        page: 'usSocialCause',
        title: 'Social cause',
        text: 'What changes for people when an animal’s life changes.',
      },
      {
        page: 'usShelters',
        title: 'Shelters',
        text: 'Where they live until their family arrives, and how to visit.',
      },
    ],
  },
};
