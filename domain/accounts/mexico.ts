/** The country as the portal keeps it, whatever the language that it was chosen in. */
export const mexico = 'México';
