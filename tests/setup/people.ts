/** An administrator beside the demonstration's, for the journey that changes how they sign in. */
export const secondAdministrator = {
  email: 'segunda@casa-animal.example',
  password: 'nopal lluvia tambor 7',
};

/** Somebody with an account, for the journey that changes its address and erases it. */
export const leavingMember = {
  name: 'Renata Uc',
  email: 'renata@example.org',
  password: 'ceiba nube tortuga 9',
};
