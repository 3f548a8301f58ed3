import { type CfdiConcept, taxOf } from './cfdi.ts';
import { type CfdiNode, element, pesos, signed } from './cfdi-node.ts';

/** VAT, of c_Impuesto. */
const vat = '002';

interface Sums {
  baseCents: number;
  taxCents: number;
}

/** In the order of the cadena original. */
const transfer = (tax: 'exempt' | 'vat16', { baseCents, taxCents }: Sums): CfdiNode =>
  element('cfdi:Traslado', [
    signed('Base', pesos(baseCents)),
    signed('Impuesto', vat),
    signed('TipoFactor', tax === 'exempt' ? 'Exento' : 'Tasa'),
    ...(tax === 'exempt'
      ? []
      : [signed('TasaOCuota', '0.160000'), signed('Importe', pesos(taxCents))]),
  ]);

/** Of one concept; none where it is no object of taxes. */
export function conceptTaxes(concept: CfdiConcept): CfdiNode[] {
  const tax = concept.fee?.tax ?? 'none';
  if (tax === 'none') return [];
  const transfers = element('cfdi:Traslados', [], [transfer(tax, taxOf(concept))]);
  return [element('cfdi:Impuestos', [], [transfers])];
}

/** Of the document: of each kind of tax what its concepts come to. */
export function documentTaxes(concepts: readonly CfdiConcept[]): CfdiNode[] {
  const taxes = (['exempt', 'vat16'] as const).flatMap((tax) => {
    const some = concepts.filter(({ fee }) => fee?.tax === tax).map(taxOf);
    if (some.length === 0) return [];
    const baseCents = some.reduce((sum, one) => sum + one.baseCents, 0);
    const taxCents = some.reduce((sum, one) => sum + one.taxCents, 0);
    return [{ tax, baseCents, taxCents }];
  });
  if (taxes.length === 0) return [];
  const total = taxes.find(({ tax }) => tax === 'vat16')?.taxCents;
  const transfers = element(
    'cfdi:Traslados',
    [],
    taxes.map(({ tax, ...sums }) => transfer(tax, sums)),
  );
  const attributes = total === undefined ? [] : [signed('TotalImpuestosTrasladados', pesos(total))];
  return [
    {
      ...element('cfdi:Impuestos', attributes, [transfers]),
      // There alone: the XSLT of the SAT reads the total behind what it sums up.
      attributesBehind: attributes.length,
    },
  ];
}
