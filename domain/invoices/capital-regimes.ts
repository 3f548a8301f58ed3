/**
 * Régimen de capital, which since CFDI 4.0 is no part of a company's name (the SAT's guide to Anexo 20: "sin incluir el
 * régimen societario"). The SAT publishes no closed list: Anexo V of its instructions for the key of an RFC names some ("S.A. de
 * C.V. M.I.", "S.R.L. C.V."), and the others are what a name is followed by according to the laws below, abbreviated and in words.
 */
const liability = 'DE RESPONSABILIDAD (LIMITADA|ILIMITADA|SUPLEMENTADA)';

/** Each may be of variable capital. */
const forms = [
  // Ley General de Sociedades Mercantiles, 1; Ley del Mercado de Valores (SAB, SAPI).
  'SA(B|PI|PIB|S)?',
  'SOCIEDAD ANONIMA( BURSATIL| PROMOTORA DE INVERSION( BURSATIL)?)?',
  'SOCIEDAD POR ACCIONES SIMPLIFICADA',
  'S( DE)? R[LI]( DE IP)?',
  'S EN (C( POR A)?|CS|NC)',
  'SOCIEDAD EN (COMANDITA SIMPLE|COMANDITA POR ACCIONES|NOMBRE COLECTIVO)',
  // Ley de Sociedades de Responsabilidad Limitada de Interés Público.
  `SOCIEDAD( DE PRODUCCION RURAL)? ${liability}( DE INTERES PUBLICO)?`,
  // Ley Agraria, 110 and 111: rural producers and their associations.
  '(SPR|S DE PR)( DE R[LIS])?',
  'SOCIEDAD DE PRODUCCION RURAL',
  'ARIC( DE R[LIS])?',
  `ASOCIACION RURAL DE INTERES COLECTIVO( ${liability})?`,
  // Ley General de Sociedades Cooperativas, 14 and 21: of consumers (C), producers (P), savings and loans (AP).
  'SC[LS]?(( DE)? (AP|C|P))?( DE B Y S)?( DE R[LIS])?',
  'S(OC)? COOP( DE R[LIS])?',
  `SOCIEDAD COOPERATIVA( DE (AHORRO Y PRESTAMO|CONSUM(O|IDORES)|PRODUC(CION|TORES))( DE BIENES( Y SERVICIOS)?)?)?( LIMITADA| ${liability})?`,
  'SOCIEDAD CIVIL',
];
/** And these never. */
const fixedForms = [
  // Código Civil Federal; the states' laws of private charity; Ley de Asociaciones Religiosas y Culto Público.
  'AC|ABP|IAP|IBP|IASP|SGC',
  'ASOCIACION CIVIL',
  '(ASOCIACION|INSTITUCION|FUNDACION) DE (BENEFICENCIA|ASISTENCIA)( SOCIAL)? PRIVADA',
  'ASOCIACION RELIGIOSA',
  // Ley General de Sociedades Mercantiles, 252; Ley de Sociedades de Solidaridad Social.
  'A EN P|ASOCIACION EN PARTICIPACION',
  'S DE SS|SSS|SOCIEDAD DE SOLIDARIDAD SOCIAL',
  // Ley de Instituciones de Crédito, 30.
  '(SNC|SOCIEDAD NACIONAL DE CREDITO)( IBD| INSTITUCION DE BANCA DE DESARROLLO)?',
];
const variable = '(( DE)? CV| DE CAPITAL VARIABLE)?';
/** Ley Federal para el Fomento de la Microindustria y la Actividad Artesanal. */
const small = '( MI| ART| MICROINDUSTRIAL| ARTESANAL)?';
/** Ley General de Organizaciones y Actividades Auxiliares del Crédito, 87-B; Ley de Ahorro y Crédito Popular. */
const creditEntity =
  '(SOFOM( EN?R)?|SOFOL|SFP|SOFIPO|SOCIEDAD FINANCIERA (DE OBJETO (MULTIPLE( ENTIDAD (NO )?REGULADA)?|LIMITADO)|POPULAR|COMUNITARIA))';
/** What a name says behind its form where one of the laws of finance allows the activity. */
const activities = [
  creditEntity,
  // Ley de Instituciones de Crédito; Ley del Mercado de Valores.
  'IBM|INSTITUCION DE BANCA MULTIPLE|CASA DE BOLSA',
  // Ley General de Organizaciones y Actividades Auxiliares del Crédito.
  'OAC|ORGANIZACION AUXILIAR DEL CREDITO|ALMACEN GENERAL DE DEPOSITO|CASA DE CAMBIO|CENTRO CAMBIARIO|TRANSMISOR DE DINERO',
  // Ley de los Sistemas de Ahorro para el Retiro; Ley de Fondos de Inversión.
  'AFORE|ADMINISTRADORA DE FONDOS PARA EL RETIRO',
  'SIEFORE|SOCIEDAD DE INVERSION ESPECIALIZADA DE FONDOS PARA EL RETIRO',
  'FONDO DE INVERSION( DE RENTA VARIABLE| EN INSTRUMENTOS DE DEUDA| DE CAPITALES| DE OBJETO LIMITADO)?',
  'SOCIEDAD (OPERADORA|DISTRIBUIDORA) DE (FONDOS|SOCIEDADES) DE INVERSION',
  // Ley de Instituciones de Seguros y de Fianzas; Ley para Regular las Instituciones de Tecnología Financiera.
  'INSTITUCION DE (SEGUROS|FIANZAS|GARANTIAS)',
  'IFPE|INSTITUCION DE FONDOS DE PAGO ELECTRONICO|IFC|INSTITUCION DE FINANCIAMIENTO COLECTIVO',
];
/** Ley para Regular las Agrupaciones Financieras. */
const group = '( (ENTIDAD )?FILIAL)?( GRUPO FINANCIERO .+)?';

/** Without blanks: people set them and points as they like. */
const regime = new RegExp(
  `^((${forms.join('|')})${variable}${small}(${activities.join('|')})*${group}|(${fixedForms.join('|')})|${creditEntity})$`.replaceAll(
    ' ',
    '',
  ),
);
/** An asociación religiosa: names end with the letters too. */
const pointed = /^A\. ?R\.$/;
/** Words of the longest: S. A. P. I. B. DE C. V. S. O. F. O. M. E. N. R., and the name of a group. */
const mostWords = 24;

/** A name in capitals without its régimen de capital, however that is written. One of nothing else stays. */
export function withoutCapitalRegime(name: string): string {
  const words = name.split(' ');
  for (let count = Math.min(mostWords, words.length - 1); count > 0; count -= 1) {
    const written = words.slice(-count).join(' ');
    const ending = written.normalize('NFD').replace(/[\p{M}., ]/gu, '');
    if (ending && (regime.test(ending) || pointed.test(written)))
      return words.slice(0, -count).join(' ').replace(/,$/, '');
  }
  return name;
}
