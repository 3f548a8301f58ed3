import type { Bilingual } from '#domain/language.ts';
import type { DocumentText } from '../resource.ts';

export const postSterilizationCare: Bilingual<DocumentText> = {
  es: {
    title: 'Cuidados después de la esterilización',
    subtitle: 'Los primeros diez días en casa',
    sections: [
      {
        heading: 'El mismo día',
        blocks: [
          {
            kind: 'steps',
            items: [
              {
                title: 'Calor y silencio.',
                text: 'Llévalo en transportadora o con correa corta. En casa, un lugar tibio, seco, a nivel del piso y lejos de otros animales. Puede temblar o quejarse un poco mientras pasa la anestesia.',
              },
              {
                title: 'Agua primero.',
                text: 'Ofrécele poquita agua cuando camine sin tambalearse. Si no la vomita, dale una cuarta parte de su comida por la noche.',
              },
              {
                title: 'Mírale las encías.',
                text: 'Deben estar rosadas. Si se ven blancas o azules, llama de inmediato.',
              },
            ],
          },
        ],
      },
      {
        heading: 'Día por día',
        blocks: [
          {
            kind: 'table',
            head: ['Cuándo', 'Qué esperar', 'Qué hacer'],
            rows: [
              ['Día 1', 'Sueño, poco apetito', 'Reposo y su medicina a la hora indicada'],
              ['Días 2 y 3', 'Ya come y quiere moverse', 'Paseos cortos con correa, sin brincos'],
              ['Días 4 a 7', 'Se siente bien y se le olvida', 'Sigue el reposo, aunque proteste'],
              ['Días 8 a 10', 'La herida está seca y cerrada', 'Revisión o retiro de puntos'],
            ],
          },
        ],
      },
      {
        heading: 'La herida',
        blocks: [
          {
            kind: 'list',
            items: [
              'Revísala dos veces al día, con las manos limpias y buena luz.',
              'Un poco de inflamación o un moretón leve es normal los primeros días.',
              'Usa collar isabelino o faja los diez días: la lengua abre puntos e infecta.',
              'No lo bañes, no mojes la herida y no le pongas remedios caseros, alcohol ni agua oxigenada.',
            ],
          },
        ],
      },
      {
        heading: 'Las medicinas',
        blocks: [
          'Dale solo lo que recetó el veterinario, con la dosis y los días completos.',
          {
            kind: 'callout',
            text: 'Nunca le des paracetamol, ibuprofeno ni aspirina. En perros y gatos pueden ser mortales, aun en dosis pequeñas.',
          },
        ],
      },
      {
        heading: 'Llama al veterinario si ves',
        blocks: [
          {
            kind: 'checks',
            items: [
              'Sangrado que no para, o que gotea.',
              'La herida abierta, con pus o mal olor.',
              'Encías pálidas, respiración agitada o mucha debilidad.',
              'Vómito repetido, o que no come en más de 24 horas.',
              'Que no orina en todo un día.',
              'Fiebre, llanto constante o el abdomen duro.',
            ],
          },
          {
            kind: 'fields',
            fields: [
              { label: 'Clínica', width: 'half' },
              { label: 'Teléfono de urgencias', width: 'half' },
              { label: 'Fecha de revisión', width: 'half' },
              { label: 'Medicina y horario', width: 'half' },
            ],
          },
        ],
      },
      {
        heading: 'Después',
        blocks: [
          'Un macho puede seguir siendo fértil algunas semanas: mantenlo separado de hembras sin esterilizar durante un mes. Ajusta la porción de alimento, porque gastará un poco menos de energía. Y guarda su certificado: es parte de su historia.',
        ],
      },
    ],
    footer:
      '{nombre} · {correo general} · Esta hoja orienta; las indicaciones de tu veterinario van primero.',
  },
  en: {
    title: 'Care after sterilization',
    subtitle: 'The first ten days at home',
    sections: [
      {
        heading: 'The same day',
        blocks: [
          {
            kind: 'steps',
            items: [
              {
                title: 'Warmth and silence.',
                text: 'Bring it home in a carrier or on a short lead. At home, a warm, dry place at floor level, away from other animals. It may shiver or whine a little while the anaesthetic wears off.',
              },
              {
                title: 'Water first.',
                text: 'Offer a little water once it walks without swaying. If that stays down, give a quarter of its meal at night.',
              },
              {
                title: 'Look at the gums.',
                text: 'They should be pink. If they look white or blue, call at once.',
              },
            ],
          },
        ],
      },
      {
        heading: 'Day by day',
        blocks: [
          {
            kind: 'table',
            head: ['When', 'What to expect', 'What to do'],
            rows: [
              ['Day 1', 'Sleepy, little appetite', 'Rest, and medicine at the time prescribed'],
              ['Days 2 and 3', 'Eats and wants to move', 'Short walks on a lead, no jumping'],
              ['Days 4 to 7', 'Feels fine and forgets', 'Rest goes on, whatever it says'],
              ['Days 8 to 10', 'The wound is dry and closed', 'Check-up or removal of stitches'],
            ],
          },
        ],
      },
      {
        heading: 'The wound',
        blocks: [
          {
            kind: 'list',
            items: [
              'Check it twice a day, with clean hands and good light.',
              'A little swelling or a slight bruise is normal in the first days.',
              'Keep the cone or body suit on for all ten days: a tongue opens stitches and infects.',
              'Do not bathe the animal, wet the wound or use home remedies, alcohol or hydrogen peroxide.',
            ],
          },
        ],
      },
      {
        heading: 'Medicines',
        blocks: [
          'Give only what the vet prescribed, in the full dose and for all the days.',
          {
            kind: 'callout',
            text: 'Never give paracetamol, ibuprofen or aspirin. They can kill dogs and cats, even in small doses.',
          },
        ],
      },
      {
        heading: 'Call the vet if you see',
        blocks: [
          {
            kind: 'checks',
            items: [
              'Bleeding that does not stop, or that drips.',
              'An open wound, pus or a bad smell.',
              'Pale gums, laboured breathing or great weakness.',
              'Repeated vomiting, or no eating for more than 24 hours.',
              'No urine for a whole day.',
              'Fever, constant crying or a hard belly.',
            ],
          },
          {
            kind: 'fields',
            fields: [
              { label: 'Clinic', width: 'half' },
              { label: 'Emergency telephone', width: 'half' },
              { label: 'Date of check-up', width: 'half' },
              { label: 'Medicine and times', width: 'half' },
            ],
          },
        ],
      },
      {
        heading: 'Afterwards',
        blocks: [
          'A male can remain fertile for some weeks: keep him away from unsterilized females for a month. Adjust the portions of food, since a little less energy is used. And keep the certificate: it is part of the animal’s story.',
        ],
      },
    ],
    footer:
      '{name} · {general mailbox} · This sheet is guidance; your vet’s instructions come first.',
  },
};
