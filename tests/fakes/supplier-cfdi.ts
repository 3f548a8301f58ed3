interface Said {
  version?: '4.0' | '3.3';
  kind?: string;
  currency?: string;
  total?: string;
  date?: string;
  name?: string;
  /** null: not stamped. */
  uuid?: string | null;
}

const namespaces = { '4.0': 'http://www.sat.gob.mx/cfd/4', '3.3': 'http://www.sat.gob.mx/cfd/3' };

/** An invoice as a clinic hands it over: what an expense is read from is true to the SAT's form, the seals are none. */
export function supplierCfdi({
  version = '4.0',
  kind = 'I',
  currency = 'MXN',
  total = '1450.50',
  date = '2026-11-10T12:30:00',
  name = 'Clínica Veterinaria Ébano &amp; Asociados',
  uuid = '6f3a2b10-9c4d-4e5f-8a7b-0123456789ab',
}: Said = {}): string {
  const stamp =
    uuid === null
      ? ''
      : `<cfdi:Complemento><tfd:TimbreFiscalDigital
          xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital" Version="1.1" UUID="${uuid}"
          FechaTimbrado="${date}" RfcProvCertif="SPR190613I52" SelloCFD="x" NoCertificadoSAT="1" SelloSAT="x"/>
        </cfdi:Complemento>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<cfdi:Comprobante xmlns:cfdi="${namespaces[version]}" Version="${version}" Fecha="${date}"
    TipoDeComprobante="${kind}" Moneda="${currency}" SubTotal="${total}" Total="${total}"
    Exportacion="01" LugarExpedicion="97000">
  <cfdi:Emisor Rfc="EKU9003173C9" Nombre="${name}" RegimenFiscal="601"/>
  <cfdi:Receptor Rfc="XAXX010101000" Nombre="PUBLICO EN GENERAL" UsoCFDI="S01"/>
  <cfdi:Conceptos>
    <cfdi:Concepto ClaveProdServ="85121600" Cantidad="1" Descripcion="Consulta" ValorUnitario="${total}" Importe="${total}"/>
  </cfdi:Conceptos>
  ${stamp}
</cfdi:Comprobante>`;
}
