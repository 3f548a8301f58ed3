import type { Bilingual } from '../language.ts';

/** Reports of animals in trouble. */
export const rescueErrors = {
  tooManyRescues: {
    es: 'Ya hay 3 reportes abiertos con estos datos. Ábrelos con el enlace de su correo para agregar algo. Si un animal o una persona corre peligro, llama al 911.',
    en: 'There are already 3 open reports with these details. Open them by the link in their email to add something. If an animal or a person is in danger, call 911.',
  },
  rescueClosed: {
    es: 'Este reporte ya terminó. Si el animal todavía necesita ayuda, haz uno nuevo.',
    en: 'This report has ended. If the animal still needs help, make a new one.',
  },
  rescueTooLong: {
    es: 'Esta conversación ya es muy larga. Ponte en contacto por teléfono.',
    en: 'This conversation is very long by now. Get in touch by phone.',
  },
  rescuerUnknown: {
    es: 'Esta persona no atiende reportes. Elige a alguien de la lista.',
    en: 'This person does not attend to reports. Choose somebody from the list.',
  },
} as const satisfies Record<string, Bilingual>;
