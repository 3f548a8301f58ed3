/** Why a text of the portal is not stored or published. */
export const contentErrors = {
  contentChanged: {
    es: 'Alguien más guardó este borrador mientras lo tenías abierto. Tus cambios siguen en esta página.',
    en: 'Somebody else saved this draft while you had it open. Your changes are still on this page.',
  },
  contentNoDraft: {
    es: 'No hay un borrador por publicar.',
    en: 'There is no draft to publish.',
  },
  contentNotScheduled: {
    es: 'Esa versión ya no está programada.',
    en: 'That version is not scheduled any more.',
  },
  contentTimePast: {
    es: 'Elige una fecha y hora que todavía no hayan pasado.',
    en: 'Choose a date and time that are still to come.',
  },
  contentTimeTooFar: {
    es: 'Elige una fecha dentro de los próximos dos años.',
    en: 'Choose a date within the next two years.',
  },
  contentTooLarge: {
    es: 'El documento es demasiado largo.',
    en: 'The document is too long.',
  },
  contentPhone: {
    es: 'Escribe los diez dígitos del teléfono, o si es de otro país, + y su clave',
    en: 'Write the ten digits of the telephone, or + and the code if it is from another country',
  },
  contentFieldInvalid: {
    es: 'Este dato no tiene el formato correcto.',
    en: 'This value does not have the right format.',
  },
  contentUrlInvalid: {
    es: 'Escribe una dirección completa que empiece con https://',
    en: 'Enter a complete address that begins with https://',
  },
  contentSlugTaken: {
    es: 'Otro elemento de la lista ya tiene este nombre en la dirección.',
    en: 'Another item of the list already has this name in the address.',
  },
  contentPictureWithoutText: {
    es: 'Escribe qué se ve en la imagen, para quien no la puede ver.',
    en: 'Say what the picture shows, for those who cannot see it.',
  },
  contentPlanUnknown: {
    es: 'Los donativos de cada mes solo pueden ser de los montos que el proveedor de pagos tiene dados de alta.',
    en: 'Monthly donations can only be of the amounts that the payment provider has set up.',
  },
  resourceFileTooLarge: { es: 'El archivo pesa más de 20 MB', en: 'The file is larger than 20 MB' },
  resourceFileFormat: {
    es: 'Elige un PDF o un documento de Word (.docx) completo',
    en: 'Choose a whole PDF or Word document (.docx)',
  },
  contentFileGone: {
    es: 'Esta imagen o archivo ya no está en el portal. Elige otro.',
    en: 'This picture or file is no longer in the portal. Choose another one.',
  },
  contentFileInUse: {
    es: 'No se puede borrar porque está en: {places}. Quítalo de ahí primero.',
    en: 'It cannot be deleted because it is in: {places}. Take it out there first.',
  },
  contentFileInVersions: {
    es: 'Está en lo que se publicó o envió antes: {places}. Si lo borras, ya no se ve ahí.',
    en: 'It is in what was published or sent before: {places}. If you delete it, it is no longer seen there.',
  },
  tooManyContentPictures: {
    es: 'Ya hay tantas imágenes como caben. Borra las que nadie usa.',
    en: 'There are as many pictures as there may be. Delete those that nothing uses.',
  },
  tooManyContentFiles: {
    es: 'Ya hay tantos archivos como caben. Borra los que nadie usa.',
    en: 'There are as many files as there may be. Delete those that nothing uses.',
  },
  contentTooFew: {
    es: 'Agrega al menos un elemento.',
    en: 'Add at least one item.',
  },
} as const;
