/**
 * How a coat is painted. `base` covers the animal, `dark` the ears and markings, `light` muzzle and chest;
 * `accent` is a third colour where the pattern knows one.
 */
export interface Coat {
  base: string;
  dark: string;
  light: string;
  accent: string;
  pattern: Pattern;
  /** A pale animal stands on a stronger ground. */
  pale?: true;
}

type Pattern =
  | 'plain'
  | 'blaze'
  | 'mask'
  | 'tanPoints'
  | 'patch'
  | 'brindle'
  | 'merle'
  | 'tricolor'
  | 'tabby'
  | 'calico'
  | 'tortoiseshell'
  | 'points'
  | 'tuxedo';

function coat(
  pattern: Pattern,
  base: string,
  dark: string,
  light: string,
  accent: string = dark,
): Coat {
  return { pattern, base, dark, light, accent };
}

export const dogCoats = {
  honey: coat('blaze', '#e3ad68', '#b9793a', '#fff3df'),
  cinnamon: coat('blaze', '#c98a4b', '#8a5426', '#fff1dc'),
  sand: coat('plain', '#ecc98f', '#c8924f', '#f8e4bf'),
  fawn: coat('mask', '#dcab72', '#57382c', '#eccb9d', '#4a3030'),
  red: coat('blaze', '#b45e34', '#873d1e', '#fbe3cb'),
  chocolate: coat('plain', '#6f4a37', '#4d3024', '#a87a58'),
  black: coat('plain', '#3f3845', '#28222e', '#5d5465'),
  blackAndWhite: coat('blaze', '#3b3541', '#241f2a', '#fffaf2'),
  blackAndTan: coat('tanPoints', '#3a3340', '#241f29', '#d28f4e', '#d28f4e'),
  tricolor: coat('tricolor', '#39323f', '#28222e', '#fffaf2', '#c98445'),
  white: { ...coat('plain', '#fffaf0', '#ecd9bf', '#ffffff'), pale: true },
  whiteWithPatch: { ...coat('patch', '#fffaf1', '#a8683a', '#ffffff', '#a8683a'), pale: true },
  blackPatch: { ...coat('patch', '#fffaf1', '#3b3541', '#ffffff', '#3b3541'), pale: true },
  gray: coat('blaze', '#8d8b9c', '#636175', '#f5f2f1'),
  brindle: coat('brindle', '#9a6b42', '#4d3021', '#ecd3b0'),
  merle: coat('merle', '#a9b0c0', '#59607a', '#fdf8f2', '#464c63'),
} as const satisfies Record<string, Coat>;

export const catCoats = {
  brownTabby: coat('tabby', '#a98562', '#5f4532', '#f4e2c8'),
  grayTabby: coat('tabby', '#9d9aa6', '#5a5664', '#f5f1ee'),
  orangeTabby: coat('tabby', '#f0a24f', '#cf7722', '#fff1dc'),
  creamTabby: { ...coat('tabby', '#f6d7a9', '#d9a766', '#fff8ea'), pale: true },
  calico: { ...coat('calico', '#fffaf2', '#e08a3a', '#ffffff', '#3f3744'), pale: true },
  tortoiseshell: coat('tortoiseshell', '#433a44', '#2f2831', '#c9793a', '#d98e45'),
  siamese: { ...coat('points', '#f3e2c7', '#5b4136', '#fff5e2'), pale: true },
  flamePoint: { ...coat('points', '#fff2dd', '#e09a58', '#fffaf0'), pale: true },
  black: coat('plain', '#3d3542', '#241d29', '#544a5a'),
  gray: coat('plain', '#7d7f92', '#585a6d', '#a5a7b6'),
  grayAndWhite: coat('tuxedo', '#7d7f92', '#585a6d', '#ffffff'),
  tuxedo: coat('tuxedo', '#38313d', '#231d28', '#ffffff'),
  white: { ...coat('plain', '#fffbf4', '#ecdfd0', '#ffffff'), pale: true },
} as const satisfies Record<string, Coat>;

export type DogCoat = keyof typeof dogCoats;
export type CatCoat = keyof typeof catCoats;
