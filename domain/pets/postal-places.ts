import { isPostalCode } from '../postal-codes.ts';

/** The biggest place of a prefix of postal codes, of the longest prefix that is told; about where a code lies. */
const placesOf: Readonly<Record<string, string>> = {
  ...{ '20': 'Aguascalientes', '21': 'Mexicali', '22': 'Tijuana', '228': 'Ensenada' },
  ...{ '23': 'La Paz', '234': 'Cabo San Lucas', '24': 'Campeche', '241': 'Ciudad del Carmen' },
  ...{ '25': 'Saltillo', '26': 'Piedras Negras', '27': 'Torreón', '28': 'Colima' },
  ...{ '282': 'Manzanillo', '29': 'Tuxtla Gutiérrez', '292': 'San Cristóbal de las Casas' },
  ...{ '30': 'Tapachula', '31': 'Chihuahua', '32': 'Juárez', '33': 'Delicias', '34': 'Durango' },
  ...{ '35': 'Gómez Palacio', '36': 'Irapuato', '360': 'Guanajuato', '37': 'León de los Aldama' },
  ...{ '377': 'San Miguel de Allende', '38': 'Celaya', '39': 'Acapulco de Juárez' },
  ...{ '390': 'Chilpancingo', '391': 'Chilpancingo', '40': 'Iguala', '408': 'Zihuatanejo' },
  ...{ '42': 'Pachuca de Soto', '43': 'Tulancingo', '44': 'Guadalajara', '45': 'Zapopan' },
  ...{ '46': 'Ameca', '47': 'Tepatitlán de Morelos', '48': 'Puerto Vallarta' },
  ...{ '49': 'Ciudad Guzmán', '50': 'Toluca', '51': 'Valle de Bravo', '52': 'Metepec' },
  ...{ '53': 'Naucalpan de Juárez', '54': 'Tlalnepantla', '55': 'Ecatepec de Morelos' },
  ...{ '56': 'Texcoco de Mora', '57': 'Ciudad Nezahualcoyotl', '58': 'Morelia', '59': 'Zamora' },
  ...{ '60': 'Uruapan', '61': 'Zitácuaro', '62': 'Cuernavaca', '627': 'Cuautla', '63': 'Tepic' },
  ...{ '64': 'Monterrey', '65': 'Sabinas Hidalgo', '66': 'San Nicolás de los Garza' },
  ...{ '67': 'Guadalupe', '677': 'Linares', '68': 'Oaxaca', '69': 'Huajuapan de León' },
  ...{ '70': 'Juchitán de Zaragoza', '71': 'Oaxaca', '719': 'Puerto Escondido', '72': 'Puebla' },
  ...{ '73': 'Teziutlan', '74': 'Atlixco', '75': 'Tehuacán', '76': 'Santiago de Querétaro' },
  ...{ '768': 'San Juan del Río', '77': 'Cancún', '770': 'Chetumal', '776': 'Cozumel' },
  ...{ '777': 'Playa del Carmen', '7776': 'Tulum', '7778': 'Tulum', '78': 'San Luis Potosí' },
  ...{ '79': 'Ciudad Valles', '80': 'Culiacán', '81': 'Los Mochis', '82': 'Mazatlán' },
  ...{ '83': 'Hermosillo', '84': 'Nogales', '85': 'Ciudad Obregón', '86': 'Villahermosa' },
  ...{ '87': 'Ciudad Victoria', '873': 'Matamoros', '874': 'Matamoros', '88': 'Nuevo Laredo' },
  ...{ '885': 'Reynosa', '886': 'Reynosa', '887': 'Reynosa', '89': 'Tampico', '90': 'Tlaxcala' },
  ...{ '91': 'Xalapa', '917': 'Veracruz', '918': 'Veracruz', '919': 'Veracruz', '92': 'Tuxpan' },
  ...{ '93': 'Poza Rica de Hidalgo', '94': 'Orizaba', '945': 'Córdoba', '95': 'Cosamaloapan' },
  ...{ '96': 'Coatzacoalcos', '97': 'Mérida', '977': 'Tizimín', '9778': 'Valladolid' },
  ...{ '98': 'Zacatecas', '99': 'Fresnillo' },
};

/** Undefined for what is no code, and for one of which only the state is known. */
export function placeOfPostalCode(text: string): string | undefined {
  if (!isPostalCode(text)) return undefined;
  const prefixes = [4, 3, 2].map((length) => text.slice(0, length));
  const known = prefixes.find((prefix) => placesOf[prefix] !== undefined);
  return known && placesOf[known];
}
