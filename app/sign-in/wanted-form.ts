/** Somebody has asked for the forms, and perhaps for one of them: a new object each time. */
export interface WantedForm {
  form?: 'register' | 'login';
}
