/**
 * Régimen de capital, which since CFDI 4.0 is no part of a company's name (the SAT's guide to Anexo 20: "sin incluir el
 * régimen societario"). The SAT publishes no closed list: these are the forms that the laws of companies, cooperatives,
 * rural companies, credit and charity name, abbreviated and in words, with what may follow them.
 */
const liability = 'DE RESPONSABILIDAD (LIMITADA|ILIMITADA|SUPLEMENTADA)';

/** Each may be of variable capital. */
const forms = [
  'SA(B|PI|PIB|S)?',
  'S DE R[LI]( DE IP)?',
  'SPR( DE R[LIS])?',
  // Cooperatives: of savings and loans (AP), consumers, producers.
  'SC[LS]?( DE (AP|C|P))?( DE R[LIS])?',
  'S EN (C( POR A)?|NC)',
  'ARIC( DE R[LIS])?',
  'SOCIEDAD ANONIMA( BURSATIL| PROMOTORA DE INVERSION( BURSATIL)?)?',
  'SOCIEDAD POR ACCIONES SIMPLIFICADA',
  `SOCIEDAD( DE PRODUCCION RURAL)? ${liability}`,
  'SOCIEDAD DE PRODUCCION RURAL',
  `SOCIEDAD COOPERATIVA( DE (AHORRO Y PRESTAMO|CONSUMO|PRODUCCION))?( ${liability})?`,
  'SOCIEDAD EN (COMANDITA SIMPLE|COMANDITA POR ACCIONES|NOMBRE COLECTIVO)',
  `ASOCIACION RURAL DE INTERES COLECTIVO( ${liability})?`,
  'SOCIEDAD CIVIL',
];
/** And these never. */
const fixedForms = [
  'AC|ABP|IAP|IBP|A EN P|S DE SS|SNC|SGC',
  '(ASOCIACION|SOCIEDAD) CIVIL',
  'ASOCIACION EN PARTICIPACION',
  '(ASOCIACION|INSTITUCION) DE (BENEFICENCIA|ASISTENCIA) PRIVADA',
  'SOCIEDAD DE SOLIDARIDAD SOCIAL',
  'SOCIEDAD NACIONAL DE CREDITO',
];
const variable = '( DE (CV|CAPITAL VARIABLE))?';
/** What the law of credit adds. */
const creditEntity =
  '(SOFOM( EN?R)?|SOFOL|SFP|SOCIEDAD FINANCIERA (DE OBJETO MULTIPLE( ENTIDAD (NO )?REGULADA)?|POPULAR))';

/** Without blanks: people set them and points as they like. */
const regime = new RegExp(
  `^((${forms.join('|')})${variable}( MI)?|${fixedForms.join('|')})?${creditEntity}?$`.replaceAll(
    ' ',
    '',
  ),
);
/** Words of the longest: S. A. P. I. B. DE C. V. S. O. F. O. M. E. N. R. */
const mostWords = 18;

/** A name in capitals without its régimen de capital, however that is written. One of nothing else stays. */
export function withoutCapitalRegime(name: string): string {
  const words = name.split(' ');
  for (let count = Math.min(mostWords, words.length - 1); count > 0; count -= 1) {
    const ending = words
      .slice(-count)
      .join('')
      .normalize('NFD')
      .replace(/[\p{M}.,]/gu, '');
    if (ending && regime.test(ending)) return words.slice(0, -count).join(' ').replace(/,$/, '');
  }
  return name;
}
