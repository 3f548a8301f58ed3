import type { Dictionary } from '../dictionary.ts';
import { common } from './common.ts';
import { contact } from './contact.ts';
import { content } from './content.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { pets } from './pets.ts';
import { shell } from './shell.ts';

export const en: Dictionary = { common, contact, content, errors, home, pets, shell };
