import type { Bilingual } from '#domain/language.ts';
import type { DocumentText } from '../resource.ts';

export const volunteeringInformation: Bilingual<DocumentText> = {
  es: {
    title: 'Información de voluntariado',
    subtitle: 'Voluntariado, servicio social, prácticas y hogar temporal',
    sections: [
      {
        heading: 'Bienvenida',
        blocks: [
          'Gracias por ofrecer lo más difícil de conseguir: tu tiempo. Esta guía te cuenta cómo es un turno, qué esperamos de ti y qué puedes esperar de nosotros.',
        ],
      },
      {
        heading: 'Qué se hace y cuándo',
        blocks: [
          {
            kind: 'table',
            head: ['Actividad', 'Lugar', 'Tiempo'],
            rows: [
              ['Paseos y juego', 'El Ramonal y Casa Guamúchil', '2 horas por semana'],
              ['Compañía a gatos', 'Luna de Sal y Patio Jacaranda', '2 horas por semana'],
              ['Cuarto de recuperación', 'Casa Chacá', '4 horas, con capacitación'],
              ['Jornadas de esterilización', 'Las dos ciudades', 'Un domingo al mes'],
              ['Eventos de adopción', 'Parques y plazas', '4 horas por evento'],
              ['Traslados', 'Desde donde vivas', 'Cuando tú puedas'],
              ['Hogar temporal', 'Tu casa', 'De 2 a 8 semanas'],
            ],
          },
        ],
      },
      {
        heading: 'Requisitos',
        blocks: [
          {
            kind: 'checks',
            items: [
              'Tener 18 años, o desde 16 con permiso escrito de tu familia.',
              'Vacuna contra el tétanos vigente.',
              'Asistir a la inducción del primer sábado del mes.',
              'Cumplir dos turnos al mes durante tres meses, como mínimo.',
              'Firmar la carta de compromiso que está al final de esta guía.',
            ],
          },
        ],
      },
      {
        heading: 'Cómo es un turno',
        blocks: [
          {
            kind: 'steps',
            items: [
              {
                title: 'Llegas.',
                text: 'Te registras, te lavas las manos y lees el pizarrón: ahí dice quién está delicado y quién no sale hoy.',
              },
              {
                title: 'Trabajas en pareja.',
                text: 'Siempre hay alguien con experiencia a tu lado.',
              },
              {
                title: 'Anotas.',
                text: 'Quién comió, quién cojea, quién movió la cola por primera vez. Todo sirve.',
              },
              {
                title: 'Cierras.',
                text: 'Doble puerta, agua limpia, manos limpias otra vez. Y nos cuentas cómo te fue.',
              },
            ],
          },
        ],
      },
      {
        heading: 'Reglas que cuidan a todos',
        blocks: [
          {
            kind: 'list',
            items: [
              'Con animales con miedo: de lado, sin mirar fijo y sin prisa.',
              'Ninguna medicina ni alimento sin indicación del personal de salud.',
              'Ante una mordida o un rasguño: agua y jabón durante diez minutos, avisa y ve al médico.',
              'Las fotos se comparten sin direcciones ni datos de las familias.',
              'Si un día te pesa lo que viste, dilo. Descansar también es cuidar.',
            ],
          },
        ],
      },
      {
        heading: 'Servicio social y prácticas profesionales',
        blocks: [
          'Recibimos a estudiantes de veterinaria, biología, comunicación, diseño, trabajo social, contabilidad y sistemas. Trae tu carta de presentación y tu seguro facultativo. Al terminar te damos tu carta de liberación y una evaluación por escrito.',
        ],
      },
      {
        heading: 'Carta de compromiso',
        blocks: [
          'Leí esta guía y me comprometo a seguirla. Autorizo que se use mi teléfono de emergencia si hace falta.',
          {
            kind: 'fields',
            fields: [
              { label: 'Nombre completo', width: 'full' },
              { label: 'Teléfono', width: 'half' },
              { label: 'Correo electrónico', width: 'half' },
              { label: 'En una emergencia, avisar a', width: 'half' },
              { label: 'Teléfono de esa persona', width: 'half' },
            ],
          },
          { kind: 'signatures', people: ['Voluntaria o voluntario', 'Madre, padre o tutor'] },
        ],
      },
    ],
    footer: '{nombre} · {correo de voluntariado}',
  },
  en: {
    title: 'Volunteering information',
    subtitle: 'Volunteering, community service, internships and fostering',
    sections: [
      {
        heading: 'Welcome',
        blocks: [
          'Thank you for offering what is hardest to come by: your time. This guide tells you what a shift is like, what we expect of you and what you can expect of us.',
        ],
      },
      {
        heading: 'What is done, and when',
        blocks: [
          {
            kind: 'table',
            head: ['Activity', 'Place', 'Time'],
            rows: [
              ['Walks and play', 'El Ramonal and Casa Guamúchil', '2 hours a week'],
              ['Company for cats', 'Luna de Sal and Patio Jacaranda', '2 hours a week'],
              ['Recovery room', 'Casa Chacá', '4 hours, with training'],
              ['Sterilization days', 'Both cities', 'One Sunday a month'],
              ['Adoption events', 'Parks and squares', '4 hours each event'],
              ['Transport', 'From where you live', 'Whenever you can'],
              ['Fostering', 'Your home', '2 to 8 weeks'],
            ],
          },
        ],
      },
      {
        heading: 'Requirements',
        blocks: [
          {
            kind: 'checks',
            items: [
              'Be 18, or from 16 with written permission from your family.',
              'A valid tetanus vaccine.',
              'Attend the introduction on the first Saturday of the month.',
              'Complete at least two shifts a month for three months.',
              'Sign the letter of commitment at the end of this guide.',
            ],
          },
        ],
      },
      {
        heading: 'What a shift is like',
        blocks: [
          {
            kind: 'steps',
            items: [
              {
                title: 'You arrive.',
                text: 'You sign in, wash your hands and read the board: it says who is delicate and who stays in today.',
              },
              {
                title: 'You work in pairs.',
                text: 'There is always somebody with experience at your side.',
              },
              {
                title: 'You take notes.',
                text: 'Who ate, who limps, who wagged a tail for the first time. All of it helps.',
              },
              {
                title: 'You close.',
                text: 'Double door, clean water, clean hands again. And you tell us how it went.',
              },
            ],
          },
        ],
      },
      {
        heading: 'Rules that protect everyone',
        blocks: [
          {
            kind: 'list',
            items: [
              'With frightened animals: sideways, slowly and without staring.',
              'No medicine and no food unless the health staff say so.',
              'After a bite or a scratch: soap and water for ten minutes, tell us, and see a doctor.',
              'Photos are shared without addresses or details of families.',
              'If what you saw weighs on you, say so. Resting is caring too.',
            ],
          },
        ],
      },
      {
        heading: 'Community service and internships',
        blocks: [
          'We take students of veterinary medicine, biology, communication, design, social work, accounting and computing. Bring your letter of introduction and your student insurance. At the end we give you a letter certifying your hours and a written assessment.',
        ],
      },
      {
        heading: 'Letter of commitment',
        blocks: [
          'I have read this guide and undertake to follow it. I agree to my emergency contact being called if need be.',
          {
            kind: 'fields',
            fields: [
              { label: 'Full name', width: 'full' },
              { label: 'Telephone', width: 'half' },
              { label: 'Email', width: 'half' },
              { label: 'In an emergency, call', width: 'half' },
              { label: 'That person’s telephone', width: 'half' },
            ],
          },
          { kind: 'signatures', people: ['Volunteer', 'Parent or guardian'] },
        ],
      },
    ],
    footer: '{name} · {volunteering mailbox}',
  },
};
