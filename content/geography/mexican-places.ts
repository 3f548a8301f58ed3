/**
 * Cities, towns and boroughs of Mexico, the one with the most people first: name, number of the federal state (as INEGI
 * counts them from 1), latitude and longitude. From GeoNames (https://www.geonames.org), under CC BY 4.0.
 */
export const mexicanPlaces = `
Ciudad de México|09|19.43|-99.13
Iztapalapa|09|19.36|-99.06
Ecatepec de Morelos|15|19.60|-99.06
Guadalajara|14|20.67|-103.39
Puebla|21|19.04|-98.20
Juárez|08|31.72|-106.46
Tijuana|02|32.50|-117.00
León de los Aldama|11|21.13|-101.67
Gustavo Adolfo Madero|09|19.49|-99.11
Zapopan|14|20.72|-103.38
Monterrey|19|25.68|-100.32
Ciudad Nezahualcoyotl|15|19.40|-99.01
Chihuahua|08|28.64|-106.09
Naucalpan de Juárez|15|19.48|-99.24
Mérida|31|20.98|-89.62
Álvaro Obregón|09|19.36|-99.20
San Luis Potosí|24|22.15|-100.98
Aguascalientes|01|21.88|-102.28
Hermosillo|26|29.10|-110.98
Saltillo|05|25.42|-101.01
Mexicali|02|32.63|-115.45
Culiacán|25|24.79|-107.39
Guadalupe|19|25.68|-100.26
Acapulco de Juárez|12|16.85|-99.91
Tlalnepantla|15|19.54|-99.20
Cancún|23|21.17|-86.85
Santiago de Querétaro|22|20.59|-100.39
Coyoacán|09|19.35|-99.16
Santa María Chimalhuacán|15|19.42|-98.95
Torreón|05|25.54|-103.42
Morelia|16|19.70|-101.18
Reynosa|28|26.08|-98.29
Tlaquepaque|14|20.64|-103.29
Tlalpan|09|19.30|-99.16
Tuxtla Gutiérrez|07|16.76|-93.11
Cuauhtémoc|09|19.45|-99.15
Victoria de Durango|10|24.02|-104.66
Toluca|15|19.29|-99.65
Ciudad López Mateos|15|19.56|-99.26
Cuautitlán Izcalli|15|19.64|-99.22
Ciudad Apodaca|19|25.78|-100.19
Heroica Matamoros|28|25.88|-97.50
San Nicolás de los Garza|19|25.74|-100.30
Venustiano Carranza|09|19.44|-99.10
Veracruz|30|19.18|-96.14
Xalapa de Enríquez|30|19.53|-96.92
Azcapotzalco|09|19.49|-99.19
Tonalá|14|20.62|-103.23
Xochimilco|09|19.25|-99.10
Benito Juárez|09|19.37|-99.16
Iztacalco|09|19.40|-99.10
Mazatlán|25|23.23|-106.41
Irapuato|11|20.68|-101.36
Nuevo Laredo|28|27.48|-99.52
Miguel Hidalgo|09|19.43|-99.20
Xico|15|19.27|-98.95
Benito Juarez|09|19.40|-99.16
Villahermosa|27|17.99|-92.93
Ciudad General Escobedo|19|25.80|-100.32
Celaya|11|20.52|-100.82
Cuernavaca|17|18.93|-99.23
Tepic|18|21.51|-104.90
Ixtapaluca|15|19.32|-98.88
Tampico|28|22.29|-97.88
Ciudad Victoria|28|23.74|-99.15
Tláhuac|09|19.29|-99.01
Ciudad Obregón|26|27.49|-109.94
Nicolás Romero|15|19.64|-99.31
Ensenada|02|31.87|-116.60
Coacalco|15|19.63|-99.11
Santa Catarina|19|25.67|-100.46
Uruapan|16|19.41|-102.06
Gómez Palacio|10|25.57|-103.50
Los Mochis|25|25.79|-109.00
Pachuca de Soto|13|20.12|-98.73
Oaxaca|20|17.07|-96.72
Soledad de Graciano Sánchez|24|22.19|-100.94
Colonia del Valle|09|19.39|-99.16
Tehuacán|21|18.46|-97.40
Ojo de Agua|15|19.68|-99.01
Magdalena Contreras|09|19.33|-99.21
Coatzacoalcos|30|18.15|-94.44
Campeche|04|19.84|-90.53
Monclova|05|26.91|-101.42
La Paz|03|24.14|-110.30
Nogales|26|31.31|-110.94
Buenavista|15|19.61|-99.17
Puerto Vallarta|14|20.62|-105.23
Tapachula|07|14.90|-92.26
Ciudad Madero|28|22.27|-97.84
Chilpancingo|12|17.55|-99.51
Poza Rica de Hidalgo|30|20.53|-97.46
Chicoloapan|15|19.42|-98.90
Ciudad del Carmen|04|18.65|-91.83
Chalco|15|19.26|-98.90
Jiutepec|17|18.88|-99.18
Delegación Cuajimalpa de Morelos|09|19.37|-99.29
Salamanca|11|20.57|-101.19
San Luis Río Colorado|26|32.46|-114.77
San Cristóbal de las Casas|07|16.73|-92.64
San Pablo de las Salinas|15|19.67|-99.09
Cuautla|17|18.81|-98.94
Ciudad Benito Juárez|19|25.65|-100.10
Chetumal|23|18.51|-88.30
Piedras Negras|05|28.70|-100.52
Playa del Carmen|23|20.63|-87.08
Zamora|16|19.99|-102.28
Córdoba|30|18.88|-96.93
San Juan del Río|22|20.39|-100.00
Colima|06|19.25|-103.73
Ciudad Acuña|05|29.32|-100.95
Manzanillo|06|19.12|-104.34
Zacatecas|32|22.77|-102.58
Huixquilucan|15|19.36|-99.35
Ciudad Valles|24|22.00|-99.01
Guadalupe|32|22.75|-102.52
San Pedro Garza García|19|25.66|-100.41
San Pedro Garza Garcia|19|25.66|-100.40
Fresnillo|32|23.18|-102.87
Orizaba|30|18.85|-97.10
Miramar|28|22.36|-97.90
Iguala de la Independencia|12|18.35|-99.54
Ciudad Delicias|08|28.19|-105.47
Ciudad de Villa de Álvarez|06|19.27|-103.74
Cuauhtémoc|08|28.41|-106.86
Navojoa|26|27.07|-109.44
Heroica Guaymas|26|27.92|-110.90
Minatitlán|30|18.00|-94.56
Cuautitlán|15|19.67|-99.18
Texcoco de Mora|15|19.51|-98.88
Parral|08|26.93|-105.67
Tepexpan|15|19.61|-98.94
Tulancingo|13|20.08|-98.36
Tuxtepec|20|18.09|-96.13
Colonia Lindavista|15|19.49|-99.12
Apatzingán|16|19.09|-102.36
Lagos de Moreno|14|21.36|-101.94
Temixco|17|18.85|-99.23
Ciudad Guzmán|14|19.70|-103.46
Comitán|07|16.25|-92.14
Ciudad Río Bravo|28|25.99|-98.09
García|19|25.81|-100.60
Tepatitlán de Morelos|14|20.82|-102.76
Cárdenas|27|18.00|-93.38
Cholula|21|19.06|-98.30
Hacienda Santa Fe|14|20.52|-103.38
Atlixco|21|18.91|-98.44
Tecomán|06|18.92|-103.88
Los Reyes Acaquilpan|15|19.36|-98.98
Ciudad Mante|28|22.74|-98.97
Túxpam de Rodríguez Cano|30|20.96|-97.41
Tlaxcala|29|19.32|-98.20
Heroica Zitácuaro|16|19.44|-100.36
Ocotlán|14|20.36|-102.77
La Piedad|16|20.34|-102.03
Ciudad Lerdo|10|25.54|-103.52
Ciudad Lázaro Cárdenas|16|17.97|-102.22
Matehuala|24|23.65|-100.64
Agua Prieta|26|31.33|-109.55
Kanasín|31|20.93|-89.56
Cozumel|23|20.50|-86.94
Amozoc de Mota|21|19.05|-98.05
Salina Cruz|20|16.18|-95.19
San Martin Texmelucan de Labastida|21|19.28|-98.44
Juchitán de Zaragoza|20|16.44|-95.02
Silao|11|20.94|-101.43
Fuentes del Valle|15|19.63|-99.14
Guanajuato|11|21.02|-101.26
El Pueblito|22|20.54|-100.44
Guasave|25|25.57|-108.47
San Francisco del Rincón|11|21.02|-101.86
San Miguel de Allende|11|20.92|-100.74
San José del Cabo|03|23.06|-109.70
Frontera|05|26.93|-101.45
Cabo San Lucas|03|22.89|-109.91
Cadereyta Jiménez|19|25.59|-100.00
Valle de Santiago|11|20.39|-101.19
Cadereyta|19|25.58|-99.98
San Mateo Atenco|15|19.27|-99.53
Ixtapa-Zihuatanejo|12|17.64|-101.55
Santa Cruz Xoxocotlán|20|17.03|-96.74
Ramos Arizpe|05|25.54|-100.95
Tultepec|15|19.68|-99.13
Rosarito|02|32.36|-117.05
Tecate|02|32.57|-116.63
Sahuayo de Morelos|16|20.06|-102.72
Guamúchil|25|25.46|-108.08
Linares|19|24.86|-99.57
Tesistán|14|20.80|-103.47
San Andrés Tuxtla|30|18.45|-95.21
Cortazar|11|20.48|-100.96
San Salvador Tizatlalli|15|19.26|-99.59
Ciudad Hidalgo|16|19.69|-100.55
Martínez de la Torre|30|20.07|-97.06
Villa Vicente Guerrero|29|19.12|-98.17
Colonia Nativitas|09|19.38|-99.14
Heroica Caborca|26|30.72|-112.16
Altamira|28|22.39|-97.94
Dolores Hidalgo Cuna de la Independencia Nacional|11|21.16|-100.93
Teziutlan|21|19.82|-97.36
Acámbaro|11|20.03|-100.72
Jacona de Plancarte|15|19.95|-102.31
Puerto Peñasco|26|31.32|-113.54
Huauchinango|21|20.17|-98.05
Nuevo Casas Grandes|08|30.42|-107.91
Pátzcuaro|16|19.52|-101.61
Sabinas|05|27.86|-101.12
San Bernardino Tlaxcalancingo|21|19.03|-98.28
Zinacantepec|15|19.28|-99.73
Jardines de la Silla (Jardines)|19|25.63|-100.19
Santiago Teyahualco|15|19.66|-99.12
Coatepec|30|19.45|-96.96
Papantla de Olarte|30|20.45|-97.32
Rioverde|24|21.93|-99.99
Ciudad de Huajuapan de León|20|17.81|-97.78
Zacapu|16|19.82|-101.79
Matamoros|05|25.53|-103.23
Taxco de Alarcón|12|18.55|-99.61
Arandas|14|20.71|-102.35
Huamantla|29|19.31|-97.93
Uriangato|11|20.14|-101.18
Teoloyucan|15|19.74|-99.18
Acayucan|30|17.95|-94.91
Zumpango|15|19.80|-99.10
Zacapú|16|19.81|-101.79
Polanco|09|19.43|-99.20
San Luis de la Paz|11|21.30|-100.52
Apizaco|29|19.41|-98.14
Emiliano Zapata|17|18.84|-99.18
Valladolid|31|20.69|-88.20
Valle Hermoso|28|25.67|-97.81
San Pedro|05|25.76|-102.98
San Juan de los Lagos|14|21.25|-102.33
Colonia del Sol|03|22.91|-109.93
Santa Ana Chiautempan|29|19.31|-98.19
Tierra Blanca|30|18.45|-96.36
Tlapa de Comonfort|12|17.55|-98.58
Tizimín|31|21.14|-88.15
Autlán de Navarro|14|19.77|-104.37
Mazatlan|19|25.19|-99.83
Chiapa de Corzo|07|16.71|-93.01
San Buenaventura|15|19.30|-98.86
Purísima de Bustos|11|21.03|-101.88
Tizayuca|13|19.84|-98.98
Moroleón|11|20.13|-101.19
Jerez de García Salinas|32|22.65|-102.99
Jesús María|01|21.96|-102.34
Palenque|07|17.51|-91.98
Izúcar de Matamoros|21|18.60|-98.46
Yautepec|17|18.88|-99.07
Las Choapas|30|17.91|-94.10
Empalme|26|27.96|-110.81
Cintalapa de Figueroa|07|16.68|-93.72
Juventino Rosas|11|20.64|-100.99
Santo Domingo Tehuantepec|20|16.32|-95.24
Ocosingo|07|16.91|-92.09
Comalcalco|27|18.26|-93.22
Ciudad Constitución|03|25.03|-111.66
Pánuco|30|22.05|-98.18
Río Blanco|30|18.83|-97.16
Camargo|08|27.68|-105.17
Pénjamo|11|20.43|-101.72
Huejutla de Reyes|13|21.14|-98.42
San Andrés Cholula|21|19.05|-98.30
Xicotepec de Juárez|21|20.28|-97.96
Uman|31|20.88|-89.75
Los Reyes de Salgado|16|19.59|-102.47
Ocozocoautla de Espinosa|07|16.76|-93.37
Esperanza|26|27.58|-109.93
Melchor Ocampo|15|19.70|-99.14
Zacatelco|29|19.22|-98.24
Nueva Rosita|05|27.94|-101.22
Tepotzotlán|15|19.72|-99.22
Guacamayas|16|18.02|-102.21
Perote|30|19.56|-97.24
Progreso|31|21.28|-89.66
Villaflores|07|16.23|-93.27
Salvatierra|11|20.21|-100.88
Santa Teresa|15|19.84|-99.23
Santiago|19|25.43|-100.15
San Jerónimo Cuatro Vientos|15|19.29|-98.84
Ameca|14|20.55|-104.05
Agua Dulce|30|18.14|-94.15
Xalisco|18|21.45|-104.90
Coyotepec|15|19.78|-99.21
Ciudad Mendoza|30|18.81|-97.18
Tala|14|20.65|-103.70
San Martín Azcatepec|15|19.69|-98.97
Tlapacoyan|30|19.96|-97.21
Tonalá|07|16.09|-93.75
La Barca|14|20.29|-102.55
San Pablo Autopan|17|19.36|-99.66
Ciudad Melchor Múzquiz|05|27.88|-101.52
Ixmiquilpan|13|20.48|-99.22
Fraccionamiento Real Palmas|19|25.90|-100.16
San Miguel Topilejo|09|19.20|-99.14
Maravatío de Ocampo|16|19.89|-100.44
José Mariano Jiménez|08|27.13|-104.92
Pórticos de San Antonio|02|32.44|-117.03
Tepeji del Río de Ocampo|13|19.90|-99.34
Coatzintla|30|20.49|-97.47
Parras de la Fuente|05|25.44|-102.18
San Isidro|15|19.34|-98.95
Zacatlán|21|19.94|-97.96
Calpulalpan|29|19.59|-98.57
Ciudad Sabinas Hidalgo|19|26.50|-100.18
Río Grande|32|23.83|-103.03
Ticul|31|20.40|-89.54
Jáltipan de Morelos|30|17.97|-94.71
Víctor Rosales|32|22.95|-102.70
Tenosique|27|17.47|-91.42
Nueva Italia de Ruiz|16|19.02|-102.09
Zapotlanejo|14|20.62|-103.07
Macuspana|27|17.76|-92.60
Centro Familiar la Soledad|11|21.14|-101.75
Huixtla|07|15.14|-92.46
Ciudad Fernández|24|21.94|-100.01
Amecameca|15|19.12|-98.77
Cananea|26|30.99|-110.29
Loma Bonita|20|18.11|-95.88
Huatusco|30|19.15|-96.97
San José Guadalupe Otzacatipan|15|19.34|-99.59
Chilapa de Álvarez|12|17.60|-99.17
Jiménez|08|28.33|-105.40
Champotón|04|19.35|-90.72
Miguel Alemán (La Doce)|26|28.84|-111.48
Escuinapa|25|22.83|-105.78
Tantoyuca|30|21.35|-98.23
Cosamaloapan|30|18.37|-95.80
Puruándiro|16|20.09|-101.52
Huatabampo|26|26.83|-109.64
Nicolás R Casillas|14|20.55|-103.47
Tlajomulco de Zúñiga|14|20.47|-103.45
Tequisquiapan|22|20.52|-99.89
San Miguel Ajusco|09|19.22|-99.20
Coyula|14|20.66|-103.23
Pinotepa Nacional|20|16.34|-98.05
Escárcega|04|18.61|-90.75
Marfil|11|20.99|-101.28
Santa Isabel|02|32.63|-115.58
Actopan|13|20.27|-98.94
Tequila|14|20.88|-103.84
San Fernando|28|24.85|-98.15
Navolato|25|24.77|-107.70
Ixtapa|14|20.72|-105.20
Tecamachalco|21|18.88|-97.73
Pabellón de Arteaga|01|22.15|-102.28
Tula de Allende|13|20.05|-99.34
Ciudad Sahagun|13|19.78|-98.57
San Felipe|11|21.48|-101.22
Metepec|15|19.26|-99.60
San Sebastián el Grande|14|20.53|-103.43
Nuevo México|14|20.76|-103.44
Berriozábal|07|16.80|-93.27
Ajalpan|21|18.38|-97.26
Tultitlán de Mariano Escobedo|15|19.65|-99.17
Apaseo el Alto|11|20.46|-100.62
Rincón de Romos|01|22.23|-102.32
San Francisco Acuautla|15|19.35|-98.86
Sanctorum|21|19.10|-98.25
Catemaco|30|18.42|-95.11
Contla|29|19.33|-98.17
Leyva Solano|25|25.66|-108.64
Tuxpan|14|19.56|-103.38
Tepeaca|21|18.97|-97.90
Abasolo|11|20.45|-101.53
Huimanguillo|27|17.83|-93.39
Moyotzingo|21|19.25|-98.40
Villagrán|11|20.51|-101.00
Atotonilco el Alto|14|20.55|-102.51
Rancho La Gloria|02|32.45|-117.00
Misantla|30|19.93|-96.85
Sayula|14|19.88|-103.60
Apan|13|19.71|-98.45
Francisco I. Madero|05|25.77|-103.27
Magdalena de Kino|26|30.63|-110.96
Teapa|27|17.55|-92.95
Las Pintitas|14|20.56|-103.30
Río de Teapa|27|17.78|-92.90
Magdalena Atlicpac|15|19.37|-98.95
Isla|30|18.03|-95.53
San Jerónimo|17|19.28|-99.59
Reforma|07|17.87|-93.15
Ixtaczoquitlán|30|18.85|-97.06
Apaseo el Grande|11|20.54|-100.68
Santiago Papasquiaro|10|25.04|-105.42
Ciudad de Allende|19|25.28|-100.01
Ocoyoacac|15|19.27|-99.46
Puerto Escondido|20|15.87|-97.08
Acatzingo|21|18.98|-97.78
Tecax|31|20.21|-89.29
Felipe Carrillo Puerto|23|19.58|-88.05
Valente Diaz|30|19.16|-96.22
Huejotzingo|21|19.16|-98.41
Tacámbaro de Codallos|16|19.24|-101.46
Tejupilco de Hidalgo|15|18.90|-100.15
Valle de Bravo|15|19.20|-100.13
Mixquiahuala de Juarez|13|20.23|-99.21
Ixtepec|20|16.56|-95.10
Emiliano Zapata|15|19.34|-98.97
Nanchital de Lázaro Cárdenas del Río|30|18.07|-94.41
Yuriria|11|20.21|-101.13
Paraiso|27|18.40|-93.21
Ciudad Altamirano|12|18.36|-100.67
Álamo|30|20.91|-97.68
Cuautlancingo|21|19.09|-98.27
Encarnación de Díaz|14|21.53|-102.24
Hunucmá|31|21.02|-89.88
San Francisco Cuaxusco|15|19.27|-99.62
Villa de Costa Rica|25|24.59|-107.39
Zumpango del Río|12|17.65|-99.53
Tamazunchale|24|21.26|-98.79
La Isla|30|18.60|-96.15
Arriaga|07|16.24|-93.90
Jalostotitlán|14|21.17|-102.46
San Antonio Tecómitl|09|19.22|-98.99
Ébano|24|22.22|-98.38
Loreto|32|22.27|-101.99
El Salto|10|23.78|-105.36
Jiquílpan de Juárez|16|19.99|-102.72
Licenciado Benito Juárez (Campo Gobierno)|25|24.66|-107.55
Ometepec|12|16.69|-98.41
San Juan Ixtayopan|09|19.23|-99.00
San Miguel el Alto|14|21.03|-102.40
Miahuatlán de Porfirio Díaz|20|16.33|-96.60
Yurécuaro|16|20.34|-102.28
Ciudad Serdán|21|18.99|-97.45
Motozintla|07|15.37|-92.25
Teocaltiche|14|21.43|-102.57
Comonfort|11|20.72|-100.76
Castaños|05|26.79|-101.43
Allende|30|18.16|-94.39
Juan José Ríos|25|25.76|-108.82
Teloloapan|12|18.37|-99.87
San Martín Cuautlalpan|15|19.28|-98.83
San José Iturbide|11|21.00|-100.38
Teotihuacán de Arista|15|19.69|-98.86
Ixtlán del Río|18|21.04|-104.37
Motul|31|21.10|-89.28
Jesús del Monte|15|19.38|-99.29
Alvarado|30|18.77|-95.76
Zacualtipán|13|20.65|-98.66
San Jorge Pueblo Nuevo|15|19.25|-99.63
Oxkutzkab|31|20.31|-89.42
San Lorenzo Acopilco|09|19.33|-99.33
Papalotla|29|19.17|-98.20
Rodolfo Sánchez Taboada|02|31.72|-116.57
Las Pintas de Arriba|14|20.57|-103.32
Zapotiltic|14|19.63|-103.42
Tixtla de Guerrero|12|17.57|-99.40
Frontera|27|18.54|-92.65
Atlacomulco de Fabela|15|19.80|-99.88
Manuel Ojinaga|08|29.56|-104.42
Lerma de Villada|15|19.29|-99.51
Tequixquiac|15|19.91|-99.14
San Mateo Otzacatipan|17|19.33|-99.60
San Miguel Coatlinchán|15|19.45|-98.87
Meoqui|08|28.27|-105.48
El Salto|14|20.33|-104.50
San José del Valle|14|20.76|-105.23
Teotihuacán|15|19.69|-98.86
Cosoleacaque|30|18.00|-94.64
Cerro Azul|30|21.19|-97.74
Nava|05|28.42|-100.77
Ojinaga|08|29.57|-104.54
Nogales|30|18.83|-97.16
Reyes Acozac|17|19.78|-98.98
Playas del Rosario|27|17.85|-92.93
Huetamo de Núñez|16|18.63|-100.90
Santa María Atzompa|20|17.10|-96.78
Tenango de Arista|15|19.10|-99.59
Chiconcuac|15|19.56|-98.90
Tuxpan|18|21.94|-105.30
Sombrerete|32|23.63|-103.64
Petatlán|12|17.54|-101.27
Chapala|14|20.30|-103.19
Zacatepec|17|18.65|-99.19
Atoyac de Álvarez|12|17.21|-100.43
Fortín de las Flores|30|18.91|-97.00
Romita|11|20.87|-101.52
Puente de Ixtla|17|18.61|-99.32
San Pedro Totoltepec|17|19.31|-99.57
Xoxocotla|17|18.68|-99.25
Villa Juárez|25|24.66|-107.54
El Grullo|14|19.81|-104.22
Acajete|21|19.11|-97.95
San Rafael|15|19.21|-98.76
Las Margaritas|07|16.31|-91.98
Capulhuac de Mirafuentes|15|19.19|-99.47
Allende|05|28.34|-100.85
Xonacatlán|15|19.41|-99.53
San Buenaventura|05|27.06|-101.55
Jaral del Progreso|11|20.37|-101.06
Terrazas del Valle|02|32.49|-116.83
Santa Anita|14|20.55|-103.44
San Antonio de la Cal|20|17.03|-96.70
La Orilla|16|18.00|-102.23
Mezcales|18|20.73|-105.28
Naranjos|30|21.35|-97.69
Emiliano Zapata|07|17.74|-91.77
Ciudad Miguel Alemán|28|26.40|-99.03
Cunduacán|27|18.07|-93.17
Peto|31|20.13|-88.92
Calvillo|01|21.85|-102.72
Altotonga|30|19.77|-97.25
La Ermita|11|21.15|-101.73
Banderilla|30|19.59|-96.94
Chignahuapan|21|19.84|-98.03
San Juan Zitlaltepec|17|19.81|-99.15
Lomas del Sur|14|20.49|-103.42
Pueblo Nuevo|10|23.38|-105.38
Xochitepec|17|18.78|-99.23
Acaponeta|18|22.49|-105.36
José Cardel|30|19.37|-96.37
Matías Romero|20|16.88|-95.04
Paracho de Verduzco|16|19.65|-102.05
Jojutla|17|18.61|-99.18
Jocotepec|14|20.29|-103.43
Cuautepec de Hinojosa|13|20.04|-98.31
Las Rosas|07|16.37|-92.37
Tamazula de Gordiano|14|19.68|-103.25
Santa María Totoltepec|15|19.31|-99.59
Lerdo de Tejada|30|18.63|-95.52
Comalapa|07|15.66|-92.14
Arcelia|12|18.32|-100.28
Xico|30|19.42|-97.01
Aldama|08|28.84|-105.91
Santa Rosa Jauregui|22|20.74|-100.45
San Jose de los Olvera|22|20.55|-100.42
Tlaquiltenango|17|18.63|-99.16
Parque Industrial Ciudad Mitras|19|25.79|-100.45
Milpa Alta|09|19.19|-99.02
Mitras Poniente|19|25.78|-100.43
Santiago Ixcuintla|18|21.81|-105.21
Tulum|23|20.21|-87.46
Villa del Prado 2da Sección|02|32.42|-116.97
Altepexi|21|18.37|-97.30
Zacoalco de Torres|14|20.23|-103.57
Cihuatlán|14|19.24|-104.57
San Andrés Cuexcontitlán|17|19.36|-99.62
Chichén-Itzá|31|20.67|-88.57
Carlos A. Carrillo|30|18.37|-95.75
Tres de Mayo|17|18.87|-99.21
Mapastepec|07|15.43|-92.90
Santa María Ajoloapan|17|19.76|-98.96
Don Antonio|13|19.87|-98.93
El Quince|14|20.54|-103.28
Ixtapan de la Sal|15|18.84|-99.68
Santiago Momoxpan|21|19.07|-98.27
Compostela|18|21.24|-104.90
Heroica Ciudad de Tlaxiaco|20|17.27|-97.68
Axochiapan|17|18.50|-98.75
Progreso de Alvaro Obregon|13|20.25|-99.19
Ciudad de Huitzuco|12|18.30|-99.33
Huilango|15|19.68|-99.26
Tres Valles|30|18.24|-96.14
San Salvador El Seco|21|19.13|-97.64
Casa Blanca|21|19.04|-98.12
Palmarito Tochapan|21|18.90|-97.64
Jamay|14|20.29|-102.71
San Salvador Atenco|15|19.55|-98.92
Guadalupe Victoria|02|32.29|-115.11
Palau|05|27.89|-101.42
Tezoyuca|15|19.59|-98.91
Pijijiapan|07|15.69|-93.21
La Magdalena Tlaltelulco|29|19.28|-98.20
Salinas de Hidalgo|24|22.63|-101.71
Yecapixtla|17|18.88|-98.86
La Providencia Siglo XXI|13|20.06|-98.72
San Felipe|02|31.02|-114.84
Ozumba de Alzate|15|19.04|-98.80
Santa Rosa Treinta|17|18.70|-99.18
Los Reyes de Juárez|21|18.95|-97.80
Suchiapa|07|16.63|-93.10
Anáhuac|19|27.24|-100.13
Yajalón|07|17.17|-92.33
Ario de Rosales|16|19.21|-101.71
Cacahoatán|07|14.99|-92.16
Nochistlán de Mejía|32|21.36|-102.85
Hidalgo|19|25.97|-100.45
San Francisco Tlalcilalcalpan|15|19.29|-99.77
Ciudad Guadalupe Victoria|10|24.44|-104.12
San Antonio Acahualco|15|19.27|-99.77
Tlaltenango de Sánchez Román|32|21.78|-103.30
Tamuín|24|22.01|-98.78
Acatlán de Osorio|21|18.20|-98.05
Lázaro Cárdenas|02|30.53|-115.93
Ampliación San Mateo (Colonia Solidaridad)|15|19.62|-99.15
Teolocholco|29|19.24|-98.19
Teopisca|07|16.54|-92.47
Magdalena|14|20.91|-103.98
Izamal|31|20.94|-89.02
Medina|11|21.15|-101.62
Santa Ana Xalmimilulco|21|19.21|-98.38
San Francisco de los Romo|01|22.08|-102.27
Tepatlaxco de Hidalgo|21|19.08|-97.97
Santiago Tulantepec|13|20.04|-98.36
Fraccionamiento Ciudad Olmeca|30|18.15|-94.55
Juchitepec|15|19.10|-98.88
El Rosario|25|22.99|-105.86
San Rafael Tlanalapan|21|19.29|-98.47
Vicente Guerrero|10|23.73|-103.98
San José del Castillo|14|20.51|-103.24
Ciudad de Armería|06|18.94|-103.96
Tecámac de Felipe Villanueva|15|19.71|-98.97
Zinapécuaro|16|19.86|-100.83
Santiago Tlacotepec|15|19.23|-99.67
Jalpa de Méndez|27|18.18|-93.06
La Cruz|25|23.92|-106.89
Zinacatepec|21|18.34|-97.25
Tulantongo|15|19.53|-98.87
Venceremos|22|20.55|-100.40
Libres|21|19.47|-97.69
Ahualulco de Mercado|14|20.70|-103.97
San Pablo Oztotepec|09|19.19|-99.07
Venustiano Carranza|07|16.34|-92.56
Las Delicias|02|32.41|-116.94
Cárdenas|24|22.00|-99.64
Santiago Tuxtla|30|18.47|-95.30
Madera|08|29.19|-108.15
Peribán de Ramos|16|19.52|-102.41
Juan Aldama|32|24.29|-103.39
San Mateo Huitzilzingo|15|19.23|-98.93
Ayutla de los Libres|12|16.96|-99.10
Tuzantla|16|19.20|-100.57
Villa Independencia|30|20.06|-97.05
Coscomatepec de Bravo|30|19.07|-97.05
Tecámac|15|19.71|-98.97
Tepeapulco|13|19.79|-98.55
Alborada Jaltenco|15|19.66|-99.07
Tepalcatepec|16|19.19|-102.85
Villa Hidalgo|14|21.68|-102.59
Puebla|02|32.57|-115.35
Ciénega de Flores|19|25.95|-100.17
Tetla|29|19.44|-98.10
Crucecita|20|15.77|-96.14
Técpan de Galeana|12|17.22|-100.63
Tangancícuaro de Arista|15|19.89|-102.21
Xalatlaco|15|19.18|-99.42
Ocotlán de Morelos|20|16.79|-96.67
Alto Lucero|30|20.95|-97.44
Col. Bosques de las Lomas|09|19.38|-99.27
Benito Juárez|30|22.20|-97.84
San Gabriel|14|19.77|-104.00
Calkiní|04|20.37|-90.05
Oteapan|30|18.00|-94.67
Alfredo V. Bonfil|23|21.09|-86.85
Chemax|31|20.66|-87.94
Tizapán el Alto|14|20.16|-103.04
Santa Ana Nextlalpan|15|19.74|-99.07
San Miguel Canoa|21|19.15|-98.10
Coronango|21|19.12|-98.31
Tlaxco|29|19.61|-98.12
Cerritos|24|22.43|-100.28
Tlalmanalco|15|19.21|-98.80
Nuevo San Juan Parangaricutiro|16|19.42|-102.13
Loreto|03|26.01|-111.35
Quiroga|16|19.67|-101.52
Santa Cruz del Valle|14|20.53|-103.43
Juan Rodríguez Clara|30|17.99|-95.40
Ciudad Hidalgo|07|14.68|-92.15
El Llano|13|20.07|-99.32
Las Amapolas|30|19.15|-96.20
Cocula|14|20.37|-103.82
La Mira Tumbiscatio|16|18.68|-102.28
Progreso|17|18.88|-99.15
Guachochi|08|26.82|-107.07
Tecuala|18|22.40|-105.46
San Carlos|27|17.83|-92.53
Tihuatlan|30|20.71|-97.53
Santa Clara del Cobre|16|19.41|-101.64
San Vicente|18|20.75|-105.25
General Miguel Alemán|30|18.89|-96.79
Palmira|30|18.88|-97.11
Villa de El Carmen Tequexquitla|29|19.32|-97.65
Cherán|16|19.69|-101.95
Tlaxcoapan|13|20.09|-99.22
Pueblo Yaqui|26|27.36|-110.03
Pichucalco|07|17.51|-93.12
Jalpa|32|21.63|-102.98
Tenancingo de Degollado|15|18.96|-99.59
El Dorado|25|24.32|-107.36
Tepoztlán|17|18.99|-99.10
Anahuac|30|22.20|-97.86
San José el Alto|22|20.65|-100.38
Las Varas|18|21.18|-105.14
Ezequiel Montes|22|20.66|-99.90
Ruíz|18|21.95|-105.14
Trancoso|32|22.74|-102.37
Sayula de Alemán|30|17.88|-94.96
Villa de Zaachila|20|16.95|-96.75
Ciudad Manuel Doblado|11|20.73|-101.95
Real del Valle (El Paraíso) [Fraccionamiento]|14|20.55|-103.37
Cuerámaro|11|20.63|-101.67
Miahuatlán|21|18.55|-97.44
Villa del Campo|02|32.51|-116.74
Acala|07|16.56|-92.80
San Jacinto Amilpas|20|17.10|-96.76
Purépero de Echáiz|16|19.91|-102.01
San Salvador Cuauhtenco|09|19.19|-99.09
Apaxco de Ocampo|15|19.98|-99.17
Tlacolula de Matamoros|20|16.95|-96.48
Vicente Guerrero|20|16.93|-96.70
Villa Juárez|26|27.13|-109.84
Santa María Atarasquillo|17|19.33|-99.47
Brisas Barra de Suchiate|07|14.54|-92.22
La Joya|17|18.89|-99.12
San Pedro Pochutla|20|15.75|-96.47
Unión Hidalgo|20|16.47|-94.83
Santa María Xonacatepec|21|19.09|-98.10
Aldama|28|22.92|-98.08
Yahualica de González Gallo|14|21.18|-102.89
Cuitláhuac|30|18.81|-96.72
Gutiérrez Zamora|30|20.45|-97.09
San Pedro Tultepec|17|19.27|-99.51
Poncitlán|14|20.38|-102.93
Coyuca de Benítez|12|17.01|-100.09
Morelos|16|19.65|-101.24
Cotija de la Paz|16|19.81|-102.70
Miguel Auza|32|24.29|-103.45
Etzatlán|14|20.77|-104.08
Ascensión|08|31.09|-108.00
La Mira|16|18.03|-102.33
Paso del Macho|30|18.97|-96.72
Villa Unión|25|23.19|-106.22
Acuitlapilco|29|19.27|-98.24
Empalme Escobedo|11|20.67|-100.75
Coquimatlán|06|19.21|-103.81
Cadereyta|22|20.70|-99.82
Jalacingo|30|19.80|-97.31
San Andrés Mixquic|09|19.23|-98.96
Juriquilla|22|20.71|-100.46
Capilla de Guadalupe|14|20.83|-102.59
Filomeno Mata|30|20.20|-97.70
San Miguel Octopan|11|20.57|-100.75
Asunción Nochixtlán|20|17.46|-97.23
San Marcos|12|16.80|-99.39
Colotlán|14|22.11|-103.27
Zimapan|13|20.74|-99.38
Tepetlixpa|15|19.03|-98.82
Almecatla|21|19.14|-98.24
Eldorado|25|24.32|-107.37
San Gregorio Cuautzingo|15|19.26|-98.86
Santiago Tianguistenco de Galeana|15|19.18|-99.47
Santa María del Río|24|21.80|-100.74
Bucerías|18|20.76|-105.33
Centro de Readaptación Social|14|20.55|-103.19
Guerrero Negro|02|27.97|-114.04
Balancán|27|17.81|-91.54
Veintidós de Febrero|15|19.61|-99.35
Adolfo Ruiz Cortines|25|25.70|-108.72
San Sebastián Chimalpa|15|19.38|-98.96
San Julián|14|21.01|-102.18
Adolfo Ruíz Cortínes|25|25.75|-108.75
Río Grande|20|16.01|-97.44
Valparaíso|32|22.77|-103.57
Sonoita|26|31.86|-112.85
Fraccionamiento Geovillas los Pinos|30|19.22|-96.23
San Martín de las Pirámides|15|19.71|-98.84
San Marcos|13|20.03|-99.34
Juan Morales|17|18.81|-98.92
Charcas|24|23.13|-101.11
Valtierrilla|11|20.53|-101.13
Oluta|30|17.93|-94.90
Temascalcingo|15|19.92|-100.00
Isla Mujeres|23|21.23|-86.73
San Pedro Apatlaco|17|18.79|-98.96
Maxcanú|31|20.58|-90.00
Lombardía|16|19.16|-102.05
El Fuerte|25|26.42|-108.62
Progreso|02|32.58|-115.58
Tempoal de Sánchez|30|21.52|-98.39
San Antonio la Isla|15|19.16|-99.57
Tototlán|14|20.54|-102.79
Santa María Zacatepec|21|19.12|-98.37
Santa María Huexoculco|15|19.26|-98.82
La Tijera|14|20.58|-103.44
Tecalitlán|14|19.47|-103.31
Bochil|07|17.00|-92.89
Soledad de Doblado|30|19.05|-96.42
Lomas de San Sebastián|15|19.38|-98.93
Cuilapan de Guerrero|20|16.98|-96.78
Santiago Cuautlalpan|15|19.43|-98.90
Villanueva|32|22.36|-102.88
Xicohtzinco|29|19.17|-98.23
San Juan de las Huertas|15|19.25|-99.76
Villa Lázaro Cárdenas|30|20.46|-97.70
San Marcos Huixtoco|15|19.30|-98.86
San Bartolo del Llano|15|19.59|-99.74
La Magdalena Chichicaspa|15|19.41|-99.33
Tarimoro|11|20.28|-100.75
Ciudad de Nanacamilpa|29|19.49|-98.54
San Gabriel Chilac|21|18.33|-97.35
San Pedro de los Baños|15|19.67|-99.84
Huixcolotla|21|18.92|-97.77
Ursulo Galván|28|22.73|-98.32
Tepalcingo|17|18.59|-98.85
Ángel R. Cabada|30|18.60|-95.45
Cacalomacan|15|19.25|-99.71
Venustiano Carranza|16|20.12|-102.65
San Blas Atempa|20|16.33|-95.23
Huehuetoca|15|19.83|-99.20
Acatic|14|20.78|-102.91
San Pedro Los Baños|15|19.63|-99.82
Ojuelos de Jalisco|14|21.87|-101.59
Nacozari Viejo|26|30.40|-109.65
Santa Ana|26|30.54|-111.12
Maltrata|30|18.81|-97.28
Lomas de San Agustín|14|20.53|-103.47
Jilotepec de Molina Enríquez|15|19.95|-99.53
San Juan y San Pedro Tezompa|15|19.21|-98.96
Cruz Grande|12|16.72|-99.12
Ascención|08|31.10|-107.98
Santa Rosalía|03|27.34|-112.27
José María Morelos|23|19.75|-88.71
Ayotlán|14|20.53|-102.33
Córdoba (Santa Leticia)|30|18.91|-96.98
El Rosario|20|17.04|-96.69
Dzitbalché|04|20.32|-90.06
Plan de Ayala|30|20.55|-97.47
San Francisco Ocotlán|21|19.13|-98.28
Tenancingo|29|19.15|-98.20
El Arenal|14|20.78|-103.69
Jesús Gómez Portugal (Margaritas)|01|22.00|-102.29
Las Palmas|03|22.94|-109.94
San Pedro Mártir|22|20.62|-100.47
Espita|31|21.01|-88.31
Tierra Colorada|12|17.17|-99.53
Ciudad Gustavo Díaz Ordaz|28|26.23|-98.60
Nealtican|21|19.05|-98.43
Bacalar|23|18.68|-88.39
Chiautla de Tapia|21|18.30|-98.60
Canatlán|10|24.53|-104.77
Nacozari de García|26|30.37|-109.69
San Pedro Tlaltizapan|17|19.20|-99.50
Muna|31|20.49|-89.71
Cedral|24|23.82|-100.73
San Francisco Tecoxpa|09|19.19|-99.01
Vicente Guerrero|02|30.73|-115.99
Ahome|25|25.92|-109.17
Nacajuca|27|18.17|-93.02
Progreso Industrial|15|19.64|-99.36
San Miguel Xoxtla|21|19.17|-98.31
Villa Cuauhtémoc|15|19.42|-99.56
San Pablo Atlazalpan|15|19.22|-98.91
González|28|22.83|-98.43
Santa Cruz de las Flores|14|20.48|-103.50
La Resolana|14|19.61|-104.43
El Tejar|30|19.07|-96.16
Calimaya|15|19.16|-99.62
San Bartolomé Tlaltelulco|17|19.23|-99.63
Chinautla|21|19.82|-97.39
Jaltenco|15|19.75|-99.09
Tepatepec|13|20.25|-99.09
Villas de la Hacienda [Fraccionamiento]|14|20.53|-103.38
San Matias Tlalancaleca|21|19.33|-98.50
Mineral del Monte|13|20.14|-98.67
Jalpan|22|21.22|-99.47
Amatitán|14|20.83|-103.73
Saucillo|08|28.03|-105.29
San Bartolo Cuautlalpan|15|19.82|-99.01
Zimatlán de Álvarez|20|16.87|-96.78
Acanceh|31|20.81|-89.45
Tixkokob|31|21.00|-89.39
Atlautla|15|19.02|-98.78
Parrilla II|27|17.88|-92.92
Conjunto Habitacional Villas del Pedregal|16|19.68|-101.30
Putla Villa de Guerrero|20|17.03|-97.93
Atencingo|21|18.51|-98.61
Nuevo Ideal|10|24.89|-105.08
El Parral|07|16.37|-93.01
Pomoca|27|18.05|-92.93
Villa Corzo|07|16.19|-93.27
Coalcomán de Vázquez Pallares|16|18.78|-103.16
Anenecuilco|17|18.78|-98.99
Chahuites|20|16.29|-94.19
Simojovel de Allende|07|17.14|-92.71
Platón Sánchez|30|21.27|-98.37
Degollado|14|20.47|-102.15
Villa Unión|10|23.97|-104.05
Vista Hermosa de Negrete|16|20.27|-102.47
Zaragoza|21|19.77|-97.56
Chocamán|30|19.01|-97.03
Galeana|17|18.64|-99.21
Puerto Escondido (Tepeolulco Puerto Escondido)|15|19.55|-99.10
Santa Catarina Ayotzingo|15|19.21|-98.93
Chichihualco|12|17.66|-99.68
Santa María Zolotepec|15|19.42|-99.49
Villa Tecolutilla|27|18.28|-93.33
Unidad Habitacional José María Morelos y Pavón|17|18.82|-99.26
Soto la Marina|28|23.77|-98.20
San Francisco Telixtlahuaca|20|17.30|-96.91
Santa Ana Tlacotenco|09|19.18|-99.00
Nueva Palestina|07|16.82|-91.26
Tlaltizapán|17|18.69|-99.12
El Naranjo|24|22.53|-99.33
Arteaga|16|18.36|-102.29
San Juanito|08|27.97|-107.60
Huautla de Jiménez|21|18.13|-96.84
Tlaixpan|21|18.91|-97.74
Ajijic|14|20.30|-103.25
La Cañada|22|20.61|-100.33
San Agustín Tlaxiaca|13|20.12|-98.89
Las Veredas|03|23.15|-109.71
Santiago Tangamandapio|16|19.96|-102.44
Acatlán de Juárez|14|20.42|-103.59
Zaragoza|05|28.49|-100.92
San Juan de Abajo|18|20.81|-105.19
Jaltenango de la Paz|07|15.87|-92.72
Profesor Carlos Hank González|15|19.37|-98.94
Ciudad del Maíz|24|22.40|-99.60
Buenavista Tomatlán|16|19.21|-102.59
Villa de Reyes|24|21.80|-100.93
Rincón de Tamayo|11|20.42|-100.75
Ciudad de Chiautla de Tapia|21|18.30|-98.60
Cuatro Ciénegas de Carranza|05|26.99|-102.06
Hecelchakán|04|20.18|-90.13
Nahuatzén|16|19.66|-101.92
Cuajinicuilapa|12|16.47|-98.41
Doctor Arroyo|19|23.67|-100.18
El Colomo|06|19.06|-104.26
Cuitzeo del Porvenir|16|19.97|-101.14
Fraccionamiento la Trinidad|15|19.83|-99.08
Felipe Carrillo Puerto|16|19.16|-102.71
Quecholac|21|18.95|-97.66
Zacatepec|21|19.27|-97.53
Tetela del Volcán|17|18.89|-98.73
Moralillo|30|22.23|-97.91
Xaloztoc|29|19.41|-98.05
San Blas|18|21.54|-105.29
Nuevo Progreso|28|26.06|-97.95
Akil|31|20.27|-89.35
Ixhuatlán del Sureste|30|18.02|-94.39
Tanquián de Escobedo|24|21.61|-98.66
Santa Cruz Amilpas|20|17.06|-96.68
San Andrés Ahuashuatepec|29|19.38|-98.11
Jamiltepec|20|16.28|-97.82
Otumba|15|19.70|-98.76
Santiago Tílapa|17|19.19|-99.42
Camargo|28|26.25|-98.84
Opopeo|16|19.41|-101.61
Grajales|21|19.23|-97.80
Santa Ana Pacueco|11|20.35|-102.02
Paseos de San Juan|15|19.78|-99.02
Ciudad Tula|28|23.00|-99.71
Pueblo Nuevo|07|17.16|-92.90
Guadalupe Victoria|21|19.29|-97.34
Pajacuarán|16|20.12|-102.57
Santiago Yancuitlalpan|15|19.38|-99.30
Teocelo|30|19.39|-96.97
Tzucacab|31|20.07|-89.05
Valle Dorado Inn|14|20.52|-103.36
Oriental|21|19.38|-97.62
Anáhuac|08|28.48|-106.75
Boca del Rio|30|19.10|-96.10
Pedro Escobedo|22|20.50|-100.14
Villa Zaragoza|24|22.04|-100.73
Villa Hidalgo|18|21.74|-105.23
Miraflores|15|19.22|-98.81
General Zuazua|19|25.89|-100.11
Jiquipilas|07|16.67|-93.65
San Marcos Tlacoyalco|21|18.67|-97.60
Santa Rosa|19|25.82|-100.22
Buenos Aires|16|18.02|-102.29
San Francisco Tetlanohcan|29|19.26|-98.16
Cuencamé de Ceniceros|10|24.87|-103.70
Chiautla|15|19.55|-98.88
Chahuite|20|16.30|-94.18
Tekit|31|20.53|-89.33
Tetlanohcán|29|19.26|-98.16
Candelaria|04|18.19|-91.05
General Ángel Flores (La Palma)|25|24.82|-107.66
Petaquillas|12|17.49|-99.46
San Ignacio Cerro Gordo|14|20.75|-102.53
Brisas de Zicatela|20|15.84|-97.04
Ejutla de Crespo|20|16.57|-96.73
Ciudad Cuauhtémoc|30|22.18|-97.83
Tlatlauquitepec|21|19.85|-97.50
Etchojoa|26|26.91|-109.63
Mexicaltzingo|15|19.21|-99.58
Las Vigas de Ramírez|30|19.64|-97.10
Mazatecochco|29|19.18|-98.19
Parilla|27|17.92|-92.92
Cocoyoc|17|18.88|-98.98
Texistepec|30|17.89|-94.82
San Antonio del Coyote|05|25.69|-103.29
San Fernando|07|16.87|-93.21
Tequisistlán Primero|15|19.60|-98.96
Zaragoza|30|17.96|-94.64
Prados de Santa Rosa|19|25.80|-100.23
San Juan de la Vega|11|20.63|-100.76
Rafael Delgado|30|18.81|-97.07
Xicoténcatl|28|23.00|-98.94
Escuintla|07|15.32|-92.66
Carmen|19|25.94|-100.36
Santiago Juxtlahuaca|20|17.33|-98.01
Santa Catarina Yecahuizotl|09|19.31|-98.96
Puerto Madero|07|14.72|-92.42
Higuera de Zaragoza|25|25.97|-109.30
Huixquilucan de Degollado|15|19.36|-99.35
Tanhuato de Guerrero|16|20.29|-102.33
San José de Gracia|16|19.99|-103.02
Tlahualilo de Zaragoza|10|26.11|-103.44
San Felipe Tlalmimilolpan|15|19.24|-99.64
Villa Guerrero|15|18.96|-99.64
Almoloya del Río|15|19.16|-99.49
Jorge Jiménez Cantú|15|19.31|-98.85
Comala|06|19.33|-103.76
Halachó|31|20.48|-90.08
La Huacana|16|18.96|-101.81
Cocotitlán|15|19.23|-98.87
Álamos|26|27.02|-108.93
Tlapehuala|12|18.24|-100.54
Choix|25|26.71|-108.33
Villa Zempoala|30|19.44|-96.41
Villa Luvianos|15|18.92|-100.40
Naolinco de Victoria|30|19.65|-96.87
Magdalena Cuayucatepec|21|18.55|-97.48
Altamirano|07|16.73|-92.04
Tecolotlán|14|20.20|-104.05
Santa María Ajoloapan|15|19.98|-99.04
Bermejillo|10|25.89|-103.62
Tekoh|31|20.74|-89.47
Juanacatlán|14|20.51|-103.17
Amatlán de los Reyes|30|18.85|-96.92
Tuxpan|16|19.57|-100.46
Amaxac de Guerrero|29|19.35|-98.17
Ex-hacienda de Xalpa|15|19.82|-99.18
Queréndaro|16|19.81|-100.89
La Peñita de Jaltomba|18|21.04|-105.25
Santa María Magdalena|22|20.60|-100.45
Coatetelco|17|18.73|-99.33
Cardonal|13|20.06|-99.23
Playa Vicente|30|17.83|-95.81
Galaxia Bonito Jalisco|14|20.50|-103.20
El Tobarito|26|27.37|-109.89
La Resurrección|21|19.10|-98.13
Huichapan|13|20.38|-99.65
Ciudad de Tlatlauquitepec|21|19.85|-97.50
Antúnez (Morelos)|16|19.01|-102.20
La Trinitaria|07|16.12|-92.05
Las Juntas|14|20.70|-105.25
Unión de Tula|14|19.96|-104.27
Tomatlán|14|19.94|-105.25
La Alameda|14|20.50|-103.25
El Niño|02|32.51|-116.79
San Hipólito|21|18.94|-97.87
China|19|25.70|-99.23
Santa María Jalapa del Marqués|20|16.44|-95.44
Calixtlahuaca|15|19.34|-99.69
Ixtapa|12|17.67|-101.64
Fraccionamiento Lomas de Ahuatlán|17|18.95|-99.26
Salinas Victoria|19|25.96|-100.29
San Mateo Xoloc|15|19.71|-99.25
San Francisco Chimalpa|17|19.44|-99.34
Atzacan|30|18.91|-97.08
San Pedro Cholula|15|19.26|-99.49
La Junta|08|28.48|-107.33
Lomas de Barrillas|30|18.15|-94.53
Tlacotepec|21|18.68|-97.66
Tlalixtac de Cabrera|20|17.07|-96.65
Xaltepec|21|18.88|-97.61
Tarécuato|15|19.84|-102.46
Coyote|05|25.70|-103.28
Coatepec|15|19.38|-98.85
Talpa de Allende|14|20.38|-104.82
Vicam|26|27.64|-110.29
El Sauzal de Rodríguez|02|31.89|-116.69
Tamulte de las Sabanas|27|18.16|-92.78
Villa la Venta|27|18.10|-94.05
Álvaro Obregón|16|19.82|-101.04
Aguililla|16|18.74|-102.79
Mascota|14|20.53|-104.79
San Pedro Chochula|17|19.26|-99.49
Las Amilpas|20|16.37|-94.62
San Pablo Huixtepec|20|16.82|-96.78
Villa Avila Camacho|21|20.39|-97.88
Villa del Carbón|15|19.73|-99.46
Adolfo López Mateos|08|28.47|-107.30
Estación Queréndaro|16|19.88|-100.95
San Isidro Buen Suceso|29|19.15|-98.10
Piedras Negras|30|18.77|-96.17
Santa Bárbara|08|26.80|-105.82
Santiaguito Tlalcilalcalli|15|19.34|-99.73
Ciudad Insurgentes|03|25.26|-111.77
Capulín|14|20.48|-103.27
Emiliano Zapata|13|19.65|-98.54
Seybaplaya|04|19.64|-90.69
Tetepango|13|20.10|-99.15
Lázaro Cárdenas|08|28.39|-105.62
Marte R. Gómez (Tobarito)|26|27.37|-109.89
El Cerrillo Vista Hermosa|15|19.32|-99.54
San José Ixtapa (Barrio Viejo)|12|17.70|-101.62
Pomuch|04|20.14|-90.17
Urireo|11|20.21|-100.84
Fraccionamiento Misión del Valle|16|19.77|-101.12
Santiago de la Peña|30|20.95|-97.40
Camalú|02|30.84|-116.06
Colonia Santa Bárbara|30|19.50|-96.88
Tacoaleche|32|22.82|-102.40
Quesería|06|19.39|-103.57
Cuauhtémoc|06|19.33|-103.60
Bosque de Saloya|27|18.02|-92.96
Antúnez|16|19.01|-102.20
Santa María Rayón|15|19.15|-99.58
Jesús Gómez Portugal|01|22.00|-102.29
Miguel Ahumada|08|30.62|-106.51
San Luis|02|32.43|-116.95
San Lucas el Grande|21|19.31|-98.48
Colonia Rincón Viejo|20|16.89|-95.05
Bacobampo|26|26.98|-109.65
Jilotzingo|15|19.87|-99.06
Cuacnopalan|21|18.82|-97.51
San Andrés Azumiatla|21|18.90|-98.25
Tlahuelilpan|13|20.13|-99.23
Acayuca|13|20.03|-98.84
Ario de Rayón|16|20.03|-102.35
El Higo|30|21.77|-98.45
San Gaspar Tlahuelilpan|17|19.24|-99.55
Arteaga|05|25.45|-100.85
Rancho Alegre [Fraccionamiento]|14|20.47|-103.26
Pajapan|30|18.26|-94.69
Mundo Nuevo|30|18.09|-94.39
San Juan Tilapa|17|19.22|-99.66
Coyutla|30|20.25|-97.66
Santa Rita Tlahuapan|21|19.33|-98.58
Yerbabuena|11|20.96|-101.27
Cuapiaxtla|29|19.30|-97.77
San Pedro Buenavista|07|16.08|-93.12
Zacapoaxtla|21|19.87|-97.59
Necaxa|21|20.21|-98.01
Ex-Rancho San Dimas|15|19.17|-99.57
Seyé|31|20.84|-89.37
Jacarandas|30|19.50|-96.85
El Pino|15|19.35|-98.95
Alpuyeca|17|18.74|-99.26
Concordia|25|23.29|-106.06
Cosolapa|30|18.60|-96.69
Tepetitla|29|19.27|-98.38
San Pedro Piedra Gorda|32|22.45|-102.35
Jalapa|20|16.50|-95.47
San Pedro Atocpan|09|19.20|-99.05
Lerma|04|19.80|-90.60
San Luis Acatlán|12|16.81|-98.73
San Juan Xiutetelco|21|19.80|-97.33
Jesús María|14|20.61|-102.22
Jalapilla|30|18.83|-97.09
San Juan Tepulco|21|19.12|-97.99
San Miguel Totocuitlapilco|15|19.23|-99.59
Nuevo Necaxa|21|20.21|-98.01
San José las Palmas|15|19.37|-98.93
Villa Vicente Guerrero|27|18.39|-92.90
Unión y Progreso|30|18.87|-97.12
Misión San Pablo|19|25.74|-100.14
Rinconada|30|19.35|-96.57
San Pablo Villa de Mitla|20|16.92|-96.36
Ampliación Colonia Lázaro Cárdenas|08|28.38|-105.62
Copoya|07|16.71|-93.12
Tatahuicapan|30|18.25|-94.76
Atotonilco de Tula|13|20.01|-99.22
Jonacatepec|17|18.68|-98.80
Isla Soyaltepec|20|18.20|-96.48
La Negreta|22|20.53|-100.45
San Martín Hidalgo|14|20.44|-103.93
Tenextepango|17|18.73|-98.96
El Pueblito|30|18.89|-96.97
Tacotalpa|27|17.60|-92.83
Doctor Alberto Oviedo Mota|02|32.23|-115.17
Santa Cruz Atizapán|15|19.18|-99.49
Totolapa|30|20.56|-97.48
Malinalco|15|18.95|-99.50
Ejido San Lorenzo Cuauhtenco|15|19.30|-99.75
Santo Domingo de Guzmán|15|19.59|-99.78
Ciudad Camargo|28|26.31|-98.83
Atlatlahucan|17|18.93|-98.90
Altar|26|30.72|-111.84
La Huerta|14|19.48|-104.64
Mazamitla|14|19.92|-103.02
Esperanza|21|18.86|-97.38
El Espinal|20|16.49|-95.04
Tingambato|16|19.50|-101.85
Huehuetán|07|15.02|-92.38
Guerrero|08|28.55|-107.48
Jerécuaro|11|20.15|-100.51
San Ignacio Río Muerto|26|27.42|-110.25
Axtla de Terrazas|24|21.44|-98.88
Amealco|22|20.19|-100.14
Valle de Banderas|18|20.81|-105.25
Vega de Alatorre|30|20.03|-96.65
La Concordia|07|16.12|-92.69
Santa María del Tule|20|17.05|-96.64
Unión de San Antonio|14|21.13|-102.01
Santa María Xadani|20|16.36|-95.02
Villa Corona|14|20.42|-103.66
Tlacotalpan|30|18.61|-95.66
Teotitlán|20|18.13|-97.07
Jocotitlán|15|19.71|-99.79
Villa de Arista|24|22.64|-100.85
Chinameca|30|18.02|-94.68
Tenabo|04|20.04|-90.23
Tlanalapa|13|19.82|-98.60
Acacoyagua|07|15.34|-92.68
San Lorenzo Chiautzingo|21|19.20|-98.47
Paso de Ovejas|30|19.28|-96.44
Tapilula|07|17.25|-93.02
Santa María Huatulco|20|15.83|-96.32
Chilón|07|17.11|-92.27
Panotla|29|19.32|-98.27
Tabasco|32|21.86|-102.91
Hopelchén|04|19.75|-89.84
Juárez|07|17.61|-93.19
Santiago Suchilquitongo|20|17.25|-96.88
Benemérito de las Américas|07|16.52|-90.65
Ayutla|14|20.13|-104.34
Miacatlán|17|18.76|-99.36
Concepción del Oro|32|24.61|-101.42
Villa Comaltitlán|07|15.21|-92.58
San Jerónimo de Juárez|12|17.14|-100.47
Conkal|31|21.07|-89.52
Ciudad Cerralvo|19|26.08|-99.62
Tila|07|17.30|-92.43
San Andrés Calpan|21|19.10|-98.46
Kantunilkín|23|21.10|-87.49
Cuapiaxtla de Madero|21|18.92|-97.82
Santa Eulalia|08|28.59|-105.89
Buenavista de Cuéllar|12|18.46|-99.41
San Diego de la Unión|11|21.47|-100.87
Santa Ana Maya|16|20.01|-101.02
Acultzingo|30|18.72|-97.30
Apaxtla de Castrejón|12|18.13|-99.93
San Ciro de Acosta|24|21.65|-99.82
Tuxtla Chico|07|14.94|-92.17
Galeana|19|24.82|-100.08
Jolalpan|21|18.32|-98.84
Colón|22|20.78|-100.05
Totolac|29|19.33|-98.26
San Buenaventura|08|29.84|-107.46
Copalillo|12|18.03|-99.04
Yehualtepec|21|18.80|-97.66
Jonuta|27|18.09|-92.14
Pantelhó|07|17.01|-92.47
Zongolica|30|18.67|-97.00
Coyuca de Catalán|12|18.33|-100.70
Santa Ana Nopalucan|29|19.30|-98.33
Tlacotepec|12|17.79|-99.98
Morelos|05|28.41|-100.89
Mazatán|07|14.86|-92.45
Tolcayuca|13|19.96|-98.92
Coacoatzintla|30|19.65|-96.94
Celestún|31|20.86|-90.40
Zempoala|13|19.92|-98.67
Indaparapeo|16|19.79|-100.97
Nopalucán|21|19.22|-97.82
Tonanitla|15|19.69|-99.05
Ahuacatlán|18|21.05|-104.48
Ixtenco|29|19.25|-97.89
Huandacareo|16|19.99|-101.28
Acuítzio del Canje|16|19.50|-101.33
San Juan Huactzinco|29|19.23|-98.25
Oxchuc|07|16.79|-92.34
Ixhuatlán del Café|30|19.05|-96.98
Pastor Ortíz|16|20.31|-101.60
Copala|12|16.61|-98.98
Tochtepec|21|18.84|-97.82
Morelos|32|22.86|-102.61
Cosalá|25|24.42|-106.69
Xilitla|24|21.39|-98.99
Marquelia|12|16.58|-98.82
Copainalá|07|17.09|-93.21
Villa García|32|22.16|-101.96
Villa Mariano Matamoros|21|19.33|-98.38
San Rafael|30|20.19|-96.87
Ocampo|11|21.65|-101.48
San Vicente Tancuayalab|24|21.72|-98.59
Ciudad General Terán|19|25.26|-99.68
San Juan Cancuc|07|16.89|-92.37
Temascalapa|15|19.83|-98.90
Coxcatlán|21|18.27|-97.15
Tepecoacuilco de Trujano|12|18.29|-99.46
Chavinda|16|20.01|-102.46
Ixtlahuacán del Río|14|20.86|-103.24
Acapetahua|07|15.28|-92.69
Villa González Ortega|32|22.51|-101.92
Cañitas de Felipe Pescador|32|23.60|-102.73
Atoyatempan|21|18.82|-97.91
Ixtlahuacán de los Membrillos|14|20.35|-103.19
Tepetlaoxtoc de Hidalgo|15|19.57|-98.82
Ixtapa|07|16.80|-92.91
Mecayapan|30|18.22|-94.84
Zitlala|12|17.69|-99.19
Naco|26|31.33|-109.95
Huamuxtitlán|12|17.80|-98.56
Tarandacuao|11|20.00|-100.52
Juchipila|32|21.41|-103.12
Abasolo|28|24.06|-98.37
Chapultepec|15|19.20|-99.56
Tlaltenango|21|19.17|-98.34
Chicomuselo|07|15.74|-92.28
Rayón|24|21.84|-99.64
Rayón|07|17.20|-93.01
Dzilam González|31|21.28|-88.93
Domingo Arenas|21|19.14|-98.46
Soconusco|30|17.96|-94.88
Guadalupe y Calvo|08|26.09|-106.96
Acambay|15|19.96|-99.84
Olinalá|12|17.78|-98.74
Cuetzalan|21|20.02|-97.52
Tapalpa|14|19.95|-103.76
El Oro de Hidalgo|15|19.80|-100.13
Villa de Cos|32|23.29|-102.35
Venado|24|22.93|-101.10
Cuanalá|21|19.11|-98.33
Quechultenango|12|17.41|-99.24
Pinotepa de Don Luis|20|16.43|-97.98
Hualahuises|19|24.88|-99.67
San Nicolás de los Ranchos|21|19.07|-98.49
Benito Juárez|29|19.59|-98.43
Nieves|32|24.00|-103.02
Jaumave|28|23.41|-99.38
Temamatla|15|19.20|-98.87
Mapimí|10|25.83|-103.85
Pinos|32|22.30|-101.58
Yanga|30|18.83|-96.80
Jala|18|21.10|-104.44
Rosales|08|28.19|-105.56
Panindícuaro|16|19.99|-101.76
Tocatlán|29|19.39|-98.03
San Juan Colorado|20|16.46|-97.95
Sotuta|31|20.60|-89.01
San Pablo Huitzo|20|17.28|-96.89
Nueva Villa de Padilla|28|24.05|-98.90
Huanímaro|11|20.37|-101.50
Santander Jiménez|28|24.22|-98.48
Valle Nacional|20|17.78|-96.30
Pesquería|19|25.79|-100.05
San Dionisio Ocotepec|20|16.80|-96.39
Atemajac de Brizuela|14|20.14|-103.73
Mocorito|25|25.48|-107.92
Villa de Arriaga|24|21.91|-101.38
Pitiquito|26|30.68|-112.05
Palo Alto|01|21.92|-101.96
Tezonapa|30|18.61|-96.68
San Juanito de Escobedo|14|20.79|-104.00
Chapulco|21|18.63|-97.40
San Antonino Castillo Velasco|20|16.80|-96.68
Villa Unión|05|28.22|-100.73
Hueytamalco|21|19.94|-97.29
Gómez Farías|08|29.36|-107.74
Chinampa de Gorostiza|30|21.36|-97.73
San Diego de Alejandría|14|20.99|-102.00
Nombre de Dios|10|23.85|-104.25
Manlio Fabio Altamirano|30|19.09|-96.33
Peñón Blanco|10|24.79|-104.03
Pilcaya|12|18.75|-99.68
Mochitlán|12|17.47|-99.37
Tierra Nueva|24|21.67|-100.57
Úrsulo Galván|30|19.41|-96.36
Casas Grandes|08|30.38|-107.96
Tulcingo de Valle|21|18.04|-98.44
Sinaloa de Leyva|25|25.82|-108.22
Panabá|31|21.30|-88.27
Tezontepec|13|19.88|-98.82
Huayacocotla|30|20.54|-98.48
Salto de Agua|07|17.55|-92.34
Tianguismanalco|21|18.98|-98.45
Mecatlán|30|20.21|-97.68
Hueyotlipan|21|18.89|-97.87
Tepetzintla|30|21.16|-97.85
Tecali|21|18.90|-97.97
El Bosque|07|17.06|-92.72
Doctor Mora|11|21.14|-100.32
Soteapan|30|18.23|-94.87
Tzimol|07|16.18|-92.19
Ocampo|28|22.85|-99.34
Angostura|25|25.37|-108.16
Tamiahua|30|21.28|-97.45
Jungapeo de Juárez|16|19.46|-100.49
Benjamín Hill|26|30.17|-111.11
Atoyac|14|20.01|-103.52
Sain Alto|32|23.58|-103.25
San Damián Texoloc|29|19.28|-98.29
Angamacutiro de la Unión|16|20.15|-101.71
Lampazos de Naranjo|19|27.03|-100.51
Tamalín|30|21.34|-97.81
Citlaltépec|30|21.33|-97.88
Jalapa|27|17.72|-92.81
Ixhuatlancillo|30|18.90|-97.15
Terrenate|29|19.48|-97.92
Zapotlán de Juárez|13|19.98|-98.86
Numarán|16|20.26|-101.95
San José de Gracia|01|22.15|-102.41
Hueyotlipan|29|19.47|-98.35
Cosío|01|22.37|-102.30
Cutzamala de Pinzón|12|18.47|-100.58
Tetecala|17|18.73|-99.40
Palmar de Bravo|21|18.84|-97.55
Rafael J. García|21|19.25|-97.18
Socoltenango|07|16.24|-92.35
Xochihuehuetlán|12|17.91|-98.49
Santa Cruz Tlaxcala|29|19.35|-98.15
Ocuituco|17|18.88|-98.77
San Felipe Usila|20|17.89|-96.52
Ixtacomitán|07|17.43|-93.10
San José Chiapa|21|19.24|-97.77
Huejuquilla el Alto|14|22.63|-103.90
Almoloya|13|19.70|-98.40
Moctezuma|24|22.75|-101.08
Tepeojuma|21|18.72|-98.45
Santa María Huazolotitlán|20|16.30|-97.91
Mier|28|26.43|-99.15
Santa Catarina de Tepehuanes|10|25.34|-105.72
Concepción de Buenos Aires|14|19.98|-103.26
Huehuetlan el Chico|21|18.37|-98.69
Sanctórum|29|19.49|-98.47
Churumuco de Morelos|16|18.66|-101.65
Tenamaxtlán|14|20.22|-104.16
San Pedro Jicayán|20|16.45|-98.01
Tlanepantla|21|18.86|-97.89
Cuquío|14|20.93|-103.03
Rodeo|10|25.18|-104.56
Ocotepec|07|17.23|-93.16
Amatenango del Valle|07|16.53|-92.43
Otatitlán|30|18.18|-96.03
Ignacio de la Llave|30|18.73|-95.99
Jantetelco|17|18.72|-98.78
Texcalyacac|15|19.13|-99.50
Cosautlán|30|19.33|-96.99
Villa Hidalgo|32|22.36|-101.71
Tepechitlán|32|21.67|-103.33
General Pánfilo Natera|32|22.66|-102.11
Totolapa|07|16.54|-92.68
Tecolutla|30|20.48|-97.01
Minatitlán|06|19.39|-104.05
Ixtlán de los Hervores|16|20.17|-102.39
Mazatepec|17|18.73|-99.36
Huitzilac|17|19.03|-99.27
Hidalgo|28|24.25|-99.44
Francisco I. Madero|10|24.40|-104.32
San Ignacio|25|23.94|-106.42
Tecpatán|07|17.14|-93.31
Tlaltetela|30|19.31|-96.90
Chicontepec|30|20.97|-98.17
Asientos|01|22.24|-102.09
Carbo|26|29.68|-110.96
Tepezalá|01|22.22|-102.17
Santa Catarina Mechoacán|20|16.34|-97.84
Ahualulco del Sonido Trece|24|22.40|-101.17
Valle de Guadalupe|14|21.01|-102.62
Santa María del Oro|18|21.33|-104.59
Santa Cruz Quilehtla|29|19.22|-98.22
Santa Isabel Xiloxoxtla|29|19.27|-98.21
Jitotol|07|17.07|-92.86
General Cepeda|05|25.38|-101.48
San Gregorio Atzompa|21|19.02|-98.35
Tlacoachistlahuaca|12|16.81|-98.30
Teotitlán del Valle|20|17.03|-96.52
San Felipe del Progreso|15|19.71|-99.95
Tomatlán|30|19.03|-97.01
Apango|12|17.74|-99.33
San Andrés Huayápam|20|17.10|-96.67
Nadadores|05|27.03|-101.59
Moctezuma|26|29.81|-109.68
San Miguel Totolapan|12|18.16|-100.39
Nueva Ciudad Guerrero|28|26.56|-99.23
Cocula|12|18.24|-99.66
Castillo de Teayo|30|20.75|-97.63
Magdalena Teitipac|20|16.90|-96.56
Soyaniquilpan|15|20.01|-99.53
Nicolás Ruiz|07|16.44|-92.59
Tecoanapa|12|16.99|-99.26
Zongozotla|21|19.98|-97.73
Santa Apolonia Teacalco|29|19.24|-98.31
Cazones de Herrera|30|20.70|-97.31
Xalpatlahuac|12|17.47|-98.61
El Oro|08|26.86|-105.85
Tetela de Ocampo|21|19.82|-97.81
Bácum|26|27.55|-110.08
Ozuluama de Mascareñas|30|21.66|-97.85
Tetlatlahuca|29|19.23|-98.30
Azoyú|12|16.73|-98.60
Yauhquemehcan|29|19.41|-98.18
Briseñas de Matamoros|16|20.27|-102.56
Valle de Allende|08|26.94|-105.39
Contepec|15|19.95|-100.16
Coxquihui|30|20.18|-97.59
Xochistlahuaca|12|16.79|-98.24
Llera de Canales|28|23.32|-99.03
San Andrés Huaxpaltepec|20|16.33|-97.92
Morelos Cañada|21|18.74|-97.42
Súchil|10|23.62|-103.92
Actopan|30|19.50|-96.62
Rafael Lucio|30|19.59|-96.99
San Cristóbal Amatlán|20|16.32|-96.41
Chicxulub Pueblo|31|21.14|-89.52
Papalotla|15|19.56|-98.86
Singuilucan|13|19.97|-98.52
Tlalchapa|12|18.41|-100.48
Zumpahuacán|15|18.84|-99.58
San Juan Evangelista|30|17.89|-95.14
Sahuaripa|26|29.05|-109.23
Joquicingo|15|19.05|-99.53
Acaxochitlán|13|20.16|-98.20
Coroneo|11|20.20|-100.37
Jesús Carranza|30|17.44|-95.03
Soyaló|07|16.89|-92.92
Tlacojalpan|30|18.23|-95.95
Valle de Juárez|14|19.93|-102.94
Hueypoxtla|15|19.91|-99.07
Xpujil|04|18.51|-89.39
Hidalgotitlán|30|17.77|-94.65
Chiquilistlán|14|20.09|-103.86
Amatán|07|17.37|-92.82
San Pedro Comitancillo|20|16.49|-95.16
La Perla|30|18.93|-97.13
Teocuitatlán de Corona|14|20.09|-103.38
Monte Escobedo|32|22.30|-103.57
Jamapa|30|19.04|-96.24
General Bravo|19|25.79|-99.18
Tequila|30|18.73|-97.07
Ures|26|29.43|-110.39
General Enrique Estrada|32|23.00|-102.74
Zinacantán|07|16.76|-92.72
Alpoyeca|12|17.67|-98.51
Timucuy|31|20.81|-89.51
Tlalnepantla|17|19.01|-99.00
Jilotepec|30|19.61|-96.95
Villa Guerrero|14|21.98|-103.60
Coeneo de la Libertad|16|19.82|-101.58
Santa Cruz Xitla|20|16.32|-96.67
Ayoquezco de Aldama|20|16.68|-96.84
Magdalena Tequisistlán|20|16.40|-95.60
Villa Victoria|15|19.44|-100.00
Santiago Maravatío|11|20.17|-100.99
San Pedro Mixtepec|20|16.27|-96.28
Chiapilla|07|16.57|-92.72
Totutla|30|19.21|-96.96
Chalchihuites|32|23.47|-103.88
Ocampo|16|19.58|-100.34
Matlapa|24|21.34|-98.83
Sucilá|31|21.16|-88.31
Omealca|30|18.75|-96.79
Teuchitlán|14|20.68|-103.85
Hostotipaquillo|14|21.06|-104.05
San Pedro Lagunillas|18|21.22|-104.75
Pueblo Nuevo|11|20.53|-101.37
Villa de la Paz|24|23.68|-100.71
Ixil|31|21.15|-89.48
Badiraguato|25|25.37|-107.55
San Agustín Yatareni|20|17.08|-96.67
Ocampo|05|27.31|-102.40
Huejúcar|14|22.36|-103.21
Bustamante|19|26.53|-100.51
Benito Juárez|16|19.31|-100.43
Santa María Mixtequilla|20|16.37|-95.26
Nazas|10|25.22|-104.11
Ixhuatán|07|17.29|-93.01
Rosamorada|18|22.12|-105.21
Santiago Apostol|20|16.80|-96.72
Viesca|05|25.34|-102.80
San Vicente Coatlán|20|16.39|-96.84
Sultepec|15|18.86|-99.97
Metlatónoc|12|17.19|-98.41
Cuautepec|12|16.75|-99.00
Huitzilan|21|19.97|-97.69
Santa Lucía Ocotlán|20|16.74|-96.68
Tzintzuntzán|16|19.63|-101.58
Tlalpujahua de Rayón|16|19.81|-100.17
Zapotitlán de Vadillo|14|19.55|-103.81
Frontera Hidalgo|07|14.78|-92.18
Ignacio Zaragoza|08|29.64|-107.76
Ahuacuotzingo|12|17.71|-98.93
Animas Trujano|20|16.99|-96.71
Tonaya|14|19.79|-103.97
Pahuatlán de Valle|21|20.28|-98.15
Tlilapan|30|18.81|-97.10
Villa Juárez|24|22.33|-100.27
Tixpehual|31|20.98|-89.44
Juchitlán|14|20.09|-104.10
Nopaltepec|15|19.78|-98.71
San José Chiltepec|20|17.95|-96.17
Tlahuitoltepec|20|17.10|-96.06
Santiago Matatlán|20|16.86|-96.38
Siltepec|07|15.56|-92.32
Caxhuacán|21|20.06|-97.61
San Marcos|14|20.79|-104.20
Teúl de González Ortega|32|21.46|-103.46
Altzayanca|29|19.43|-97.80
Penjamillo de Degollado|16|20.10|-101.93
Atlixtac|12|17.56|-98.93
San José Acateno|21|20.13|-97.21
Juchitán|12|16.62|-98.64
Chicoasén|07|16.97|-93.10
San Francisco Lachigoló|20|17.02|-96.60
Axapusco|15|19.72|-98.76
Temoaya|15|19.47|-99.59
Tochimilco|21|18.89|-98.57
Ixtepec|21|20.02|-97.65
Cenotillo|31|20.97|-88.60
Zirándaro de los Chávez|12|18.48|-100.98
La Unión|12|17.99|-101.81
Miahuatlán|30|19.71|-96.87
Tepeyanco|29|19.25|-98.23
Zozocolco de Hidalgo|30|20.14|-97.58
Saltabarranca|30|18.59|-95.53
El Tuito|14|20.32|-105.32
Coapilla|07|17.13|-93.16
Cuichapa|30|18.77|-96.87
Atzitzintla|21|18.90|-97.32
Epazoyucan|13|20.02|-98.64
Amatlán de Cañas|18|20.81|-104.40
Almoloya de Alquisiras|15|18.87|-99.89
San Miguel Tilquiapam|20|16.78|-96.58
Chenalhó|07|16.89|-92.63
Chiconquiaco|30|19.74|-96.82
Chapultenango|07|17.34|-93.13
Copándaro de Galeana|16|19.89|-101.21
El Limón|14|19.83|-104.16
Villamar|16|20.02|-102.60
Palizada|04|18.26|-92.09
San Lucas|16|18.59|-100.79
Santa Catarina Loxicha|20|16.07|-96.75
Tampamolón Corona|24|21.56|-98.82
Marín|19|25.88|-100.03
Sabanilla|07|17.28|-92.55
Yecuatla|30|19.87|-96.78
La Independencia|07|16.25|-92.02
Nautla|30|20.21|-96.77
Guadalupe|08|31.39|-106.11
Irimbo|16|19.70|-100.48
Huiramba|16|19.55|-101.44
Yaxcabá|31|20.55|-88.83
Huaquechula|21|18.77|-98.54
Cumpas|26|30.00|-109.78
San Juan Guelavía|20|16.96|-96.54
San Andrés Duraznal|07|17.13|-92.80
Ostuacán|07|17.41|-93.34
Catazajá|07|17.72|-92.01
Zacualpan|15|18.72|-99.78
Zacazonapan|15|19.07|-100.26
Teopantlán|21|18.71|-98.26
Jalcomulco|30|19.33|-96.76
Tancanhuitz|24|21.60|-98.97
Acatlán|30|19.70|-96.84
Copanatoyac|12|17.46|-98.71
San Martín Chalchicuautla|24|21.37|-98.66
Ciudad de Villaldama|19|26.50|-100.43
San Juan del Rio del Centauro del Norte|10|24.78|-104.46
Ayotoxco de Guerrero|21|20.10|-97.41
Guanaceví|10|25.93|-105.96
Polotitlán de la Ilustración|15|20.23|-99.82
Dzitás|31|20.84|-88.53
Amacueca|14|20.01|-103.60
Zoquitlán|21|18.34|-97.02
Tuzantán|07|15.15|-92.42
San Bartolomé Ayautla|20|18.03|-96.67
Huitiupán|07|17.17|-92.69
Igualapa|12|16.75|-98.48
Coatecas Altas|20|16.54|-96.67
Tolimán|22|20.91|-99.93
Atenango del Río|12|18.11|-99.11
Ayahualulco|30|19.35|-97.15
Yaxkukul|31|21.06|-89.42
Huehuetla|13|20.46|-98.08
Tumbiscatío de Ruiz|16|18.53|-102.38
Villa Hidalgo|24|22.45|-100.68
San Pedro Quiatoni|20|16.78|-96.03
Florencia|32|21.50|-103.55
San Salvador el Verde|21|19.27|-98.52
Juchique de Ferrer|30|19.84|-96.69
Calotmul|31|21.02|-88.18
Tilapa|21|18.60|-98.55
Cuaxomulco|29|19.35|-98.10
Ciénega de Zimatlán|20|16.89|-96.77
Tepanco|21|18.56|-97.56
Villa Díaz Ordaz|20|17.00|-96.43
Janos|08|30.89|-108.19
Vanegas|24|23.88|-100.95
Tlapanalá|21|18.70|-98.54
Medellín de Bravo|30|19.06|-96.16
Ixtlahuacán|06|19.00|-103.74
Santa Clara Huitziltepec|21|18.77|-97.88
Senguio|16|19.73|-100.35
Santo Domingo Tonalá|20|17.67|-97.97
Zapotitlán|21|18.33|-97.47
Yaxe|20|16.73|-96.47
Espinal|30|20.26|-97.40
San Mateo Yoloxochitlán|20|18.14|-96.87
Texcaltitlán|15|18.93|-99.94
Chalma|30|21.21|-98.40
San Lucas Tecopilco|29|19.49|-98.26
Acula|30|18.51|-95.77
Jesús María|18|22.25|-104.52
Unión Juárez|07|15.06|-92.08
Ixhuacán de los Reyes|30|19.36|-97.12
Apozol|32|21.47|-103.09
Cañadas de Obregón|14|21.15|-102.69
Petlalcingo|21|18.08|-97.92
Santa Ana Zegache|20|16.84|-96.73
Matamoros|08|26.76|-105.59
Cochoapa el Grande|12|17.19|-98.46
Metapa|07|14.84|-92.19
Coxcatlán|24|21.54|-98.91
Ucú|31|21.03|-89.74
Cuautitlán|14|19.45|-104.36
Asunción Ocotlán|20|16.76|-96.72
Erongarícuaro|16|19.59|-101.72
San Bartolo Tutotepec|13|20.40|-98.20
Huaniqueo de Morales|16|19.90|-101.50
Tampico Alto|30|22.11|-97.80
Victoria|11|21.21|-100.22
La Manzanilla de la Paz|14|20.00|-103.15
Montecristo|07|15.69|-92.62
Alcozauca de Guerrero|12|17.46|-98.38
San Juan Teitipac|20|16.93|-96.61
Aramberri|19|24.10|-99.82
Temascaltepec de González|15|19.04|-100.04
San Juan del Estado|20|17.27|-96.80
San Pedro Atoyac|20|16.49|-97.99
Lagunillas|16|19.56|-101.42
Villa de Ramos|24|22.83|-101.91
Colipa|30|19.92|-96.73
Santo Domingo Tomaltepec|20|17.06|-96.62
Santo Domingo Huehuetlán|21|18.74|-98.16
Techaluta de Montenegro|14|20.07|-103.55
Progreso de Zaragoza|30|20.27|-97.71
Españita|29|19.46|-98.42
Tenango de Doria|13|20.34|-98.23
Santa Gertrudis|20|16.79|-96.80
San Baltazar Chichicapam|20|16.76|-96.49
Tlacotepec de Mejía|30|19.19|-96.84
San Bartolomé Quialana|20|16.90|-96.50
Dzilam de Bravo|31|21.39|-88.89
Larráinzar|07|16.88|-92.71
Xoxocotla|30|18.65|-97.15
Ahuazotepec|21|20.05|-98.16
Tamazula de Victoria|10|24.97|-106.97
Chontla|30|21.30|-97.92
Cuetzala del Progreso|12|18.13|-99.83
San Jerónimo Tlacochahuaya|20|17.01|-96.58
Mezquitic|14|22.39|-103.73
Sacramento|05|27.00|-101.72
San Martín de Bolaños|14|21.68|-103.81
Tataltepec de Valdés|20|16.31|-97.55
Trinidad García de la Cadena|32|21.21|-103.47
Naranjal|30|18.81|-96.96
San Pedro Huamelula|20|16.03|-95.67
Coatzingo|21|18.61|-98.17
Tlalixtaquilla|12|17.58|-98.37
Sergio Butrón Casas|23|18.51|-88.57
Nuevo Morelos|28|22.54|-99.22
Valle de Zaragoza|08|27.45|-105.81
Santiago Astata|20|15.99|-95.68
San Baltazar Loxicha|20|16.08|-96.79
Ayutla|20|17.03|-96.08
Moyahua de Estrada|32|21.27|-103.17
Turicato|16|19.05|-101.42
Tuxtilla|30|18.24|-95.89
Praxedis G. Guerrero|08|31.37|-106.01
Aquismón|24|21.62|-99.02
Aporo|16|19.67|-100.41
San Juan Epatlán|21|18.64|-98.37
Tinum|31|20.77|-88.39
Bachíniva|08|28.77|-107.26
Camarón de Tejeda|30|19.02|-96.62
Acteopan|21|18.76|-98.71
Doctor González|19|25.86|-99.94
Teojomulco|20|16.59|-97.22
Metepec|13|20.24|-98.32
Silacayoápam|20|17.50|-98.14
Tepetlán|30|19.67|-96.80
San Lorenzo|20|16.39|-97.87
Candelaria Loxicha|20|15.93|-96.49
Tierra Blanca|11|21.10|-100.16
Témoris|08|27.28|-108.28
Topia|10|25.21|-106.57
Mococha|31|21.11|-89.45
Solosuchiapa|07|17.43|-93.03
Muñoz|29|19.47|-98.21
La Libertad|07|17.69|-91.72
Coatlán del Río|17|18.74|-99.43
Santiago Huajolotitlán|20|17.83|-97.73
San Agustín Chayuco|20|16.40|-97.81
San Miguel Tlacamama|20|16.42|-98.06
Tlazala de Fabela|15|19.56|-99.41
Tamazola|20|17.67|-98.22
Pinal de Amoles|22|21.13|-99.63
`;
