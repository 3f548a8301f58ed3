import { command } from '../contract/call.ts';
import { flag, object, wire } from '../contract/shape.ts';
import { link } from './monthly-calls.ts';
import { lang } from './payment-shapes.ts';

const wantsNews = wire('quiere', flag);

/** Whether whoever gives each month for one pet wants mails about it. */
export const choosePetNews = command('donaciones:elegir_noticias', {
  access: 'everyone',
  takes: { wantsNews, link, ...lang },
  gives: object({ wantsNews }),
  errors: { 404: ['notFound'] },
});
