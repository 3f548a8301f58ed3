export const es = {
  title: 'Verificar un contrato',
  description: 'Comprueba si un contrato de adopción es auténtico, con su código.',
  lead: 'Escribe el código de verificación que está al final del contrato. No mostramos los datos de nadie.',
  code: 'Código de verificación',
  hint: '25 letras y números, con o sin guiones.',
  incomplete: 'El código tiene 25 letras y números',
  send: 'Verificar',
  authentic: 'El contrato es auténtico',
  authenticText: (day: string) => `Lo sellamos el ${day}, con la firma de los dos lados.`,
  unknown: 'No conocemos este código',
  unknownText:
    'Revisa que esté completo. Si es igual al del contrato, ese contrato no salió de este portal.',
  textHash: 'Huella del texto firmado (SHA-256)',
  fileHash: 'Huella del PDF (SHA-256)',
  another: 'Verificar otro código',
  compare: {
    title: 'Compara tu copia',
    text: 'Elige el PDF que tienes: lo comparamos en tu dispositivo, sin enviarlo a ninguna parte.',
    label: 'PDF del contrato',
    invitation: 'Toca para elegir el PDF',
    same: 'Tu copia es idéntica a la original.',
    other:
      'Este archivo no es idéntico al original: puede ser otro documento, o alguien lo cambió o lo guardó de nuevo.',
  },
};

export type VerifyText = typeof es;
