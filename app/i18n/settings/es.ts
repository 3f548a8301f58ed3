import type { SettingName } from '#domain/settings/settings.ts';

interface SettingText {
  label: string;
  hint: string;
  /** Of a choice, by its value. */
  options?: Record<string, string>;
}

export const es = {
  title: 'Ajustes',
  lead: 'Lo que la organización decide por sí misma. Los cambios valen de inmediato y quedan en la auditoría.',
  organisation: 'Nombre, domicilio, horario, correos, redes y WhatsApp se escriben en los textos:',
  organisationLink: 'Datos de la organización',
  save: 'Guardar',
  saving: 'Guardando…',
  saved: 'Guardado',
  usual: 'Nadie lo ha cambiado.',
  backToUsual: 'Volver a lo usual',
  fixed: (variable: string) => `Lo fija el servidor (${variable}); aquí no se puede cambiar.`,
  settings: {
    largestDonationPesos: {
      label: 'Donativo más grande, en pesos',
      hint: 'El mayor que se recibe de una sola vez. Lo usual son 1,000,000.',
    },
    adoptionFlow: {
      label: 'Cómo se pide una adopción',
      hint: 'Con solicitudes, las familias llenan un perfil aquí y ven en qué va. Con el chat, escriben a la organización.',
      options: {
        applications: 'Con una solicitud en el portal',
        chat: 'Por el chat o el formulario propio',
      },
    },
    releasesAddress: {
      label: 'Dónde se avisa de versiones nuevas',
      hint: 'Una dirección https cuyo texto diga la versión más reciente (por ejemplo 0.5.0). Vacía, no se pregunta a nadie.',
    },
  } satisfies Record<SettingName, SettingText> as Record<SettingName, SettingText>,
};

export type SettingsText = typeof es;
