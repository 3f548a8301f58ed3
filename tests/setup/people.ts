/** An administrator beside the demonstration's, for the journey that changes how they sign in. */
export const secondAdministrator = {
  email: 'segunda@casa-animal.example',
  password: 'nopal lluvia tambor 7',
};
