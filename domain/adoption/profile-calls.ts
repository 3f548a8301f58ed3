import { command, query } from '../contract/call.ts';
import { nullable } from '../contract/shape.ts';
import { adoptionProfile, profileWords } from './profile-shapes.ts';

/** The reader's own adoption profile. */

export const findProfile = query('perfil_adopcion:consultar', {
  access: 'session',
  gives: nullable(adoptionProfile),
});

export const saveProfile = command('perfil_adopcion:guardar', {
  access: 'session',
  takes: profileWords,
  gives: adoptionProfile,
});
