import { foldText } from '../text.ts';

/** 'Vacuna: Rabia', and 'Desparasitación interna' alone, whose name says already what it is. */
export const namedByKind = (kind: string, name: string, joint = ': '): string => {
  if (name === '') return kind;
  return foldText(name).includes(foldText(kind)) ? name : `${kind}${joint}${name}`;
};
