/**
 * Texts that a Mexican visitor types and the first branches of sucursales.ts that the search must return, by rule:
 * `text → name · name`. A line that ends in `…` may have more; otherwise it is the whole answer, and an empty one means
 * none.
 */

const lines = (table: string): string[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const CONSULTAS: Readonly<Record<string, readonly string[]>> = {
  'accents and case never matter': lines(`
    panaderia → Panadería La Espiga · Panadería San José · La Espiga de Oro · Panificadora Zapata · L'Amour Repostería
    Panadería → Panadería La Espiga · Panadería San José · La Espiga de Oro · Panificadora Zapata · L'Amour Repostería
    PANADERÍA → Panadería La Espiga · Panadería San José · La Espiga de Oro · Panificadora Zapata · L'Amour Repostería
    pánadéria → Panadería La Espiga · Panadería San José · La Espiga de Oro · Panificadora Zapata · L'Amour Repostería
    plomeria → Plomería Méndez · Plomero Don Chava
    MENDEZ → Plomería Méndez
    cafe → Café Pena Ajena · Café Wi-Fi
    optica → Óptica Luz
    guero → Autopartes El Güero
    GÜERO → Autopartes El Güero
    jose → Panadería San José · Farmacia San José
    dia → Refaccionaria Díaz
  `),
  'ñ is a letter of its own, which a typed n finds last': lines(`
    peña → Peña Norteña
    pen\u0303a → Peña Norteña
    pena → Peña Norteña · Café Pena Ajena
    muñoz → Muñoz · Ferretería Muñoz
    MUÑOZ → Muñoz · Ferretería Muñoz
    munoz → Muñoz · Munoz e Hijos · Ferretería Muñoz
    nino → Boutique Nino · Juguetería El Niño Feliz · Estética Doña Lupe
    niño → Juguetería El Niño Feliz · Estética Doña Lupe
    niños → Juguetería El Niño Feliz · Estética Doña Lupe
    ninos → Boutique Nino · Juguetería El Niño Feliz · Estética Doña Lupe
    niña → Juguetería El Niño Feliz · Estética Doña Lupe
    año → Papelería Año Nuevo
    ano → Papelería Año Nuevo
    uñas → Uñas Bonitas Lety
    unas → Uñas Bonitas Lety
    uña → Uñas Bonitas Lety
    una → Uñas Bonitas Lety · Óptica Luz
    ñ → Cortinas y Persianas Ñandú
    ñandu → Cortinas y Persianas Ñandú
    nandu → Nanduty Bordados · Cortinas y Persianas Ñandú
    norteño → Peña Norteña
    nortenas → Peña Norteña
    doña → Estética Doña Lupe
    dona → Estética Doña Lupe
    nunez → Imprenta Núñez
    muñeco → Juguetería El Niño Feliz
    munecas → Juguetería El Niño Feliz
    ropa para ninos → Boutique Nino
    ropa para niños → Boutique Nino · Zapatería Cortés · Zapatos Andrade · Muñoz · Nanduty Bordados
  `),
  'every word is a beginning, in any order': lines(`
    pan → Panadería La Espiga · Panadería San José · Panificadora Zapata · La Espiga de Oro · L'Amour Repostería · Café Pena Ajena
    p → Panadería La Espiga · Panadería San José · Panificadora Zapata · Plomero Don Chava · Plomería Méndez · Peña Norteña · Papelería Año Nuevo · Peluquería Ibarra · Tornillería El Perno · Café Pena Ajena · Tacos El Paisa · Cortinas y Persianas Ñandú · …
    z → Zapatería Cortés · Zapatos Andrade · Zzz Colchones · Panificadora Zapata · Taquería Los Compadres
    zz → Zzz Colchones
    zzz → Zzz Colchones
    fer → Ferretería Muñoz · Tornillería El Perno · Munoz e Hijos
    ferr mun → Ferretería Muñoz · Munoz e Hijos
    ta → Taquería Los Compadres · Tacos El Paisa · Taller Mecánico Hermanos López · El Taco Feliz · L'Amour Repostería · Imprenta Núñez
    tac → Tacos El Paisa · El Taco Feliz
    espiga → Panadería La Espiga · La Espiga de Oro
    oro espiga → La Espiga de Oro
    jose san panaderia → Panadería San José
    san jose → Panadería San José · Farmacia San José
    zapatería-cortés → Zapatería Cortés
    taco,feliz → El Taco Feliz
  `),
  'numbers are words': lines(`
    5 de mayo → Tornillería El Perno
    morelos 8 → Panadería San José
    calle hidalgo → La Espiga de Oro · Óptica Luz
    calle hidalgo 45 → La Espiga de Oro
    hidalgo 2 → Óptica Luz
    24 → Abarrotes 24/7 · Grúas y Camiones Norte
    24/7 → Abarrotes 24/7
    247 → Abarrotes 24/7
    50000 →
  `),
  'signs separate words, and the joined form is found too': lines(`
    wifi → Café Wi-Fi
    Wi-Fi → Café Wi-Fi
    wi fi → Café Wi-Fi
    WI–FI → Café Wi-Fi
    cafe wifi → Café Wi-Fi
    sos → S.O.S. Cerrajeros
    S.O.S. → S.O.S. Cerrajeros · …
    s o s → S.O.S. Cerrajeros · …
    lamour → L'Amour Repostería
    l'amour → L'Amour Repostería
    amour → L'Amour Repostería
    "taco" → Tacos El Paisa · El Taco Feliz · Taquería Los Compadres
    taco* → Tacos El Paisa · El Taco Feliz · Taquería Los Compadres
    🌮 taco → Tacos El Paisa · El Taco Feliz · Taquería Los Compadres
    '; drop table empresa; -- →
  `),
  'plural and gender, from four letters on': lines(`
    plomeros → Plomero Don Chava · Plomería Méndez
    plomeras → Plomero Don Chava · Plomería Méndez
    plomero → Plomero Don Chava · Plomería Méndez
    plomer → Plomero Don Chava · Plomería Méndez
    panaderías → Panadería La Espiga · Panadería San José · La Espiga de Oro · Panificadora Zapata · L'Amour Repostería
    lápices → El Lápiz Mágico · Papelería Año Nuevo · Imprenta Núñez
    lapiz → El Lápiz Mágico · Papelería Año Nuevo · Imprenta Núñez
    luces → Luces y Lámparas del Bajío · Óptica Luz
    luz → Óptica Luz
    doctora → Consultorio Doctora Ibarra · Doctores Asociados
    doctor → Doctores Asociados · Consultorio Doctora Ibarra
    doctoras → Consultorio Doctora Ibarra · Doctores Asociados
    camion → Grúas y Camiones Norte · Autobuses del Sur · Refaccionaria Díaz · Autobús Escolar Fénix
    camiones → Grúas y Camiones Norte · Refaccionaria Díaz · Autobuses del Sur · Autobús Escolar Fénix
    autobuses → Autobuses del Sur · Autobús Escolar Fénix · Grúas y Camiones Norte
    autobús → Autobuses del Sur · Autobús Escolar Fénix · Grúas y Camiones Norte
    rey → Mueblería El Rey · Muebles Reyes
    reyes → Mueblería El Rey · Muebles Reyes
    muebles → Muebles Reyes · Mueblería El Rey
    mueble → Mueblería El Rey · Muebles Reyes
    tacos → Tacos El Paisa · El Taco Feliz · Taquería Los Compadres
    zapatos → Zapatos Andrade · Panificadora Zapata · Zapatería Cortés
    zapateria → Zapatería Cortés · Zapatos Andrade
    coronas → Florería Jazmín
    corona → Florería Jazmín
    arreglo → Florería Jazmín
    pastel → La Espiga de Oro · L'Amour Repostería
    viaje → Viajes Sol y Mar · Autobuses del Sur · Autobús Escolar Fénix
    hotel → Viajes Sol y Mar
    cruceros → Viajes Sol y Mar · Autobuses del Sur · Autobús Escolar Fénix
    costas → Autobuses del Sur
    cerrajera → S.O.S. Cerrajeros
    grua → Grúas y Camiones Norte
    meses →
  `),
  'stop words do not exclude, except as the last word and when there is nothing else': lines(`
    la espiga → La Espiga de Oro · Panadería La Espiga
    espiga la → Panadería La Espiga · La Espiga de Oro
    espiga de → La Espiga de Oro
    oro de la espiga → La Espiga de Oro
    panaderia de san jose → Panadería San José
    taller de los hermanos lopez → Taller Mecánico Hermanos López · López Hermanos
    a todo vapor → A Todo Vapor
    todo para → La Espiga de Oro · Refaccionaria Díaz
    la → La Espiga de Oro · La Y · Panadería La Espiga · Luces y Lámparas del Bajío · El Lápiz Mágico · L'Amour Repostería · Grúas y Camiones Norte · Papelería Año Nuevo · A Todo Vapor · Autobuses del Sur · Muñoz · Zzz Colchones
    a → Autopartes El Güero · A Todo Vapor · Abarrotes 24/7 · Autobuses del Sur · Autobús Escolar Fénix · Café Pena Ajena · Papelería Año Nuevo · Zapatos Andrade · L'Amour Repostería · Doctores Asociados · …
    y → Luces y Lámparas del Bajío · Grúas y Camiones Norte · La Y · Cortinas y Persianas Ñandú · Viajes Sol y Mar · …
    la y → La Y · Luces y Lámparas del Bajío · …
    de → La Espiga de Oro · Luces y Lámparas del Bajío · Autobuses del Sur · Tornillería El Perno · Refaccionaria Díaz · Zapatería Cortés · Zapatos Andrade · …
  `),
  'one typing error in a word of five letters or more, when nothing else is found': lines(`
    panaderya → Panadería La Espiga · Panadería San José · La Espiga de Oro · Panificadora Zapata · L'Amour Repostería
    panadeia → Panadería La Espiga · Panadería San José · La Espiga de Oro · Panificadora Zapata · L'Amour Repostería
    panaderria → Panadería La Espiga · Panadería San José · La Espiga de Oro · Panificadora Zapata · L'Amour Repostería
    pandaeria → Panadería La Espiga · Panadería San José · La Espiga de Oro · Panificadora Zapata · L'Amour Repostería
    apnaderia → Panadería La Espiga · Panadería San José · La Espiga de Oro · Panificadora Zapata · L'Amour Repostería
    tornulle → Tornillería El Perno
    tornileria → Tornillería El Perno
    feretería → Ferretería Muñoz · Tornillería El Perno · Munoz e Hijos
    farmasia → Farmacia San José
    famacia → Farmacia San José
    plomreos → Plomero Don Chava
    zapateria kortes → Zapatería Cortés
    ibara → Consultorio Doctora Ibarra · Peluquería Ibarra
    lopes → Taller Mecánico Hermanos López · López Hermanos
    mecaniko → Taller Mecánico Hermanos López · Autopartes El Güero · Refaccionaria Díaz · Grúas y Camiones Norte · López Hermanos
    refacionaria → Refaccionaria Díaz · Autopartes El Güero
    autopares → Autopartes El Güero
    panaderya espija → Panadería La Espiga · La Espiga de Oro
    nuñes → Imprenta Núñez
    muños → Ferretería Muñoz · Muñoz
    munos → Munoz e Hijos · Ferretería Muñoz · Muñoz
    ñunez →
    ñiños →
    tcao →
    ibra →
    yasmin →
    espiga fereteria → Tornillería El Perno · Ferretería Muñoz · Munoz e Hijos
    esiga → Panadería La Espiga · La Espiga de Oro
    munozz → Munoz e Hijos · Ferretería Muñoz · Muñoz
  `),
  'rank: exact name, its beginning, word in it, category, address, description, then the order of the list':
    lines(`
    lopez hermanos → López Hermanos · Taller Mecánico Hermanos López
    lopez her → López Hermanos · Taller Mecánico Hermanos López
    hermanos lopez → Taller Mecánico Hermanos López · López Hermanos
    lopez → López Hermanos · Taller Mecánico Hermanos López
    farmacia san jose → Farmacia San José
    panaderia san → Panadería San José
    el taco feliz → El Taco Feliz
    el taco → El Taco Feliz · Tacos El Paisa · Taquería Los Compadres
    taco → Tacos El Paisa · El Taco Feliz · Taquería Los Compadres
    norte → Peña Norteña · Grúas y Camiones Norte · Autopartes El Güero
    ibarra → Consultorio Doctora Ibarra · Peluquería Ibarra
    restaurante → Peña Norteña · Café Pena Ajena · Café Wi-Fi · Taquería Los Compadres · Tacos El Paisa · El Taco Feliz
    hogar → Plomero Don Chava · Plomería Méndez · Luces y Lámparas del Bajío · Mueblería El Rey · Muebles Reyes · S.O.S. Cerrajeros · Cortinas y Persianas Ñandú · Zzz Colchones
    juarez → Panadería La Espiga · Estética Doña Lupe · A Todo Vapor
    frenos → Autopartes El Güero · Taller Mecánico Hermanos López · Refaccionaria Díaz · Grúas y Camiones Norte · López Hermanos
    belleza uñas → Uñas Bonitas Lety
    tacos victoria → Tacos El Paisa · El Taco Feliz
    feliz → El Taco Feliz · Juguetería El Niño Feliz
    hogar reforma → Plomería Méndez · Mueblería El Rey · Muebles Reyes
  `),
  'what is not published, and telephone, e-mail and site, are not searched': lines(`
    panaderia secreta → Panadería La Espiga · Panadería San José · Panificadora Zapata · L'Amour Repostería · La Espiga de Oro · Café Pena Ajena
    quequitos → L'Amour Repostería
    4771234567 →
    correounico →
    sitiounico →
    astronauta →
  `),
  'without a letter or digit, as an empty text: the first five': lines(`
    ¿? → Panadería La Espiga · La Espiga de Oro · Panadería San José · Panificadora Zapata · Plomero Don Chava
    🎉 → Panadería La Espiga · La Espiga de Oro · Panadería San José · Panificadora Zapata · Plomero Don Chava
    %_ → Panadería La Espiga · La Espiga de Oro · Panadería San José · Panificadora Zapata · Plomero Don Chava
  `),
}
