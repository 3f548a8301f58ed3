export const es = {
  title: 'Verificar un documento',
  description:
    'Comprueba con su código si un contrato de adopción o una constancia de voluntariado es auténtica.',
  lead: 'Escribe el código de verificación que está al final del documento. No mostramos los datos de nadie.',
  code: 'Código de verificación',
  hint: '25 letras y números, con o sin guiones.',
  incomplete: 'El código tiene 25 letras y números',
  send: 'Verificar',
  documents: {
    contract: {
      authentic: 'El contrato es auténtico',
      text: (day: string) => `Lo sellamos el ${day}, con la firma de los dos lados.`,
    },
    volunteerCertificate: {
      authentic: 'La constancia de voluntariado es auténtica',
      text: (day: string) => `La emitimos y sellamos el ${day}, con las horas que confirmamos.`,
    },
  },
  revoked: 'Este documento se anuló',
  revokedText: (day: string) =>
    `Lo sellamos el ${day}, y después lo anulamos: ya no vale. Pregunta por uno nuevo a quien te lo dio.`,
  unknown: 'No conocemos este código',
  unknownText:
    'Revisa que esté completo. Si es igual al del documento, ese documento no salió de este portal.',
  textHash: 'Huella del texto firmado (SHA-256)',
  fileHash: 'Huella del PDF (SHA-256)',
  another: 'Verificar otro código',
  compare: {
    title: 'Compara tu copia',
    text: 'Elige el PDF que tienes: lo comparamos en tu dispositivo, sin enviarlo a ninguna parte.',
    label: 'PDF del documento',
    invitation: 'Toca para elegir el PDF',
    same: 'Tu copia es idéntica a la original.',
    other:
      'Este archivo no es idéntico al original: puede ser otro documento, o alguien lo cambió o lo guardó de nuevo.',
  },
};

export type VerifyText = typeof es;
