import { command } from '../contract/call.ts';
import {
  bounded,
  inputId,
  nothing,
  optional,
  optionally,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { reportReasons } from './fundraiser-states.ts';

/** What a visitor tells the moderators of a person's page; who it was nobody keeps. */
export const reportFundraiser = command('recaudaciones:denunciar', {
  access: 'everyone',
  takes: {
    id: inputId,
    reason: wire('motivo', word(reportReasons)),
    words: wire('texto', optionally(bounded(text, { max: 600 }), '')),
    captcha: optional(bounded(text, { max: 10_000 })),
  },
  gives: nothing,
  errors: { 404: ['notFound'], 422: ['captchaRequired', 'captchaExpired'] },
});
