/** The package ships no types for its translations, which only register themselves. */
declare module 'altcha/i18n/es-419';
