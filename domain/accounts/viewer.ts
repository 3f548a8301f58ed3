import type { Language } from '../language.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';

export const roles = vocabulary({
  member: 'portal',
  editor: 'Editor',
  coordinator: 'Coordinador',
  rescuer: 'Rescatista',
  treasurer: 'Tesorero',
  administrator: 'Administrador',
});
export type Role = ValueOf<typeof roles>;

/** Who is asking. Every rule about access takes one of these. */
export type Viewer =
  | {
      kind: 'visitor';
      /** The IP address, for limits; missing where the portal asks on its own behalf. */
      address?: string;
    }
  | {
      kind: 'user';
      id: string;
      roles: Role[];
      /** In which they want to be answered where a call says nothing else. */
      language?: Language;
      /** The sign-in that the call belongs to; missing where there is none behind it, as in scripts. */
      sessionId?: string;
      /** Has more roles, once a second factor has been shown: the portal requires one of its staff. */
      secondFactorDue?: boolean;
    };

export const visitor: Viewer = { kind: 'visitor' };
