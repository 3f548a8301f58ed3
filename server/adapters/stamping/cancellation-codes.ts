/** What the SAT answers to a cancellation that it does not take, in its words (203, 205, 207–209) or near to them. */
export const cancellationErrors: Readonly<Record<string, string>> = {
  '203': 'El folio fiscal no corresponde a un CFDI del emisor que solicita la cancelación.',
  '204': 'El comprobante no se puede cancelar.',
  '205': 'El folio fiscal no existe.',
  '207': 'El motivo de cancelación no es válido.',
  '208': 'El folio de sustitución no es válido: debe ser el de otro comprobante vigente.',
  '209': 'El folio de sustitución solo se requiere con el motivo 01.',
  '304': 'Certificado revocado o caduco.',
  '305': 'Certificado inválido.',
};
