import { common } from './common.ts';
import { contact } from './contact.ts';
import { content } from './content.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { pets } from './pets.ts';
import { shell } from './shell.ts';

/** Spanish is the source; English has the same type, so that a missing text does not compile. */
export const es = { common, contact, content, errors, home, pets, shell };
