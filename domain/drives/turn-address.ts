/** The turn that the desk's list is opened for, by the code that the owner's page shows. */
export const driveTurnParam = 'turno';
