import { choice, type Field, file, group, optional, type ShownOf } from '../field.ts';
import type { ResourceId } from '../link.ts';

/** What becomes of one of the files that the portal makes: the organisation may have a better one, or none. */
const offer = (name: readonly [string, string]) =>
  group(
    {
      shown: choice(['¿Se ofrece?', 'Is it offered?'], {
        yes: ['Sí', 'Yes'],
        no: ['No: ninguna página lo muestra', 'No: no page shows it'],
      }),
      file: optional(
        file(['Archivo propio en su lugar', 'Own file in its place'], {
          hint: ['PDF o Word (.docx), hasta 20 MB.', 'PDF or Word (.docx), up to 20 MB.'],
        }),
      ),
      englishFile: optional(file(['En inglés, si es otro', 'In English, where it is another one'])),
    },
    name,
  );

const files = {
  'adoption-requirements': offer(['Requisitos de adopción', 'Adoption requirements']),
  'adoption-contract': offer(['Contrato de adopción', 'Adoption contract']),
  'sterilization-contract': offer(['Contrato de esterilización', 'Sterilization contract']),
  'post-sterilization-care': offer([
    'Cuidados después de la esterilización',
    'Care after sterilization',
  ]),
  'sterilization-for-people': offer(['Esterilización para personas', 'Sterilization for people']),
  'sterilization-for-companies': offer([
    'Esterilización para empresas',
    'Sterilization for companies',
  ]),
  'treatment-costs': offer(['Costos de tratamientos', 'Costs of treatments']),
  'sample-receipt': offer(['Recibo de muestra', 'Sample receipt']),
  'volunteering-information': offer(['Información de voluntariado', 'Volunteering information']),
  presentation: offer(['Presentación', 'Presentation']),
  statistics: offer(['Estadísticas', 'Statistics']),
  'privacy-notice': offer(['Aviso de privacidad', 'Privacy notice']),
} satisfies Record<ResourceId, Field>;

export const offeredFiles = group(files, [
  'Archivos que hace el portal',
  'Files that the portal makes',
]);

export type OfferedFiles = ShownOf<typeof offeredFiles>;
