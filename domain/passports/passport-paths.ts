/** The script that keeps the checking page on a device. */
export const passportWorkerPath = '/passport-worker.js';

/** Where others find the keys that passports are signed with. */
export const passportKeysPath = '/.well-known/casa-animal-passport-keys.json';
