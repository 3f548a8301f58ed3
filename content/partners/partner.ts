import type { Bilingual } from '#domain/language.ts';

/** The drawn logo: initials on a shape, in colours of the design tokens. */
interface DrawnLogo {
  initials: string;
  shape: 'circle' | 'square' | 'arch' | 'flag' | 'leaf';
  ground: 'rosa' | 'sol' | 'jade' | 'violet' | 'ink';
}

/** A sponsor or an ally, as the carousels show it. */
export interface Partner {
  id: string;
  name: string;
  trade: Bilingual;
  city: string;
  gives: Bilingual;
  logo: DrawnLogo;
}
