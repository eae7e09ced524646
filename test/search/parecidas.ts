/** Returns the lines of a table without their indentation. */
export const lines = (table: string): string[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/**
 * What people in Mexico type, and a branch that has to be among the first ten: `text → name`, or one of several names
 * (`name | name`). Here the branches of sucursales.ts; those of the demo are in parecidasDemo.ts.
 */
export const EN_LAS_SUCURSALES: Readonly<Record<'oficios' | 'frases', readonly string[]>> = {
  oficios: lines(`
    pan dulce → Panadería La Espiga
    panadero → Panadería La Espiga
    pastelería → La Espiga de Oro | L'Amour Repostería
    fontanero → Plomería Méndez
    plomeros → Plomería Méndez
    boilers → Plomería Méndez
    tornillos → Tornillería El Perno
    tuerca → Tornillería El Perno
    herramientas → Ferretería Muñoz
    tlapalería → Ferretería Muñoz
    pinturas → Ferretería Muñoz
    candado → Munoz e Hijos
    gelish → Uñas Bonitas Lety
    manicurista → Uñas Bonitas Lety
    estilistas → Estética Doña Lupe
    médico → Consultorio Doctora Ibarra
    doctores → Doctores Asociados
    pediatría → Consultorio Doctora Ibarra
    medicinas → Farmacia San José
    botica → Farmacia San José
    lentes → Óptica Luz
    anteojos → Óptica Luz
    lámpara → Luces y Lámparas del Bajío
    refacciones → Refaccionaria Díaz | Autopartes El Güero
    grúa → Grúas y Camiones Norte
    cuaderno → El Lápiz Mágico
    taquería → Taquería Los Compadres
    taquero → Tacos El Paisa | Taquería Los Compadres
    tintorero → A Todo Vapor
    tiendita → Abarrotes 24/7
    miscelánea → Abarrotes 24/7
    hielos → Abarrotes 24/7
    juguetes → Juguetería El Niño Feliz
    muñeca → Juguetería El Niño Feliz
    ropa de dama → Boutique Nino
    calzado → Zapatería Cortés
    zapatos → Zapatería Cortés
    botas → Zapatería Cortés
    mueblero → Muebles Reyes | Mueblería El Rey
    sala → Mueblería El Rey
    cerrajería → S.O.S. Cerrajeros
    llaves → S.O.S. Cerrajeros | Munoz e Hijos
    floristería → Florería Jazmín
    flores → Florería Jazmín
    repostero → L'Amour Repostería
    mecánicos → Taller Mecánico Hermanos López
    hojalatero → López Hermanos
    camiones → Autobuses del Sur
    tarjetas de presentación → Imprenta Núñez
    impresor → Imprenta Núñez
    sastre → Muñoz
    trajes → Muñoz
    persianas → Cortinas y Persianas Ñandú
    bordar → Nanduty Bordados
    barbería → Peluquería Ibarra
    peluquero → Peluquería Ibarra
    rayos x → Doctores Asociados
    agencia de viajes → Viajes Sol y Mar
    vuelos baratos → Viajes Sol y Mar
    colchonería → Zzz Colchones
    colchón → Zzz Colchones
  `),
  frases: lines(`
    corte de pelo → Peluquería Ibarra
    corte de pelo para niños → Estética Doña Lupe | Peluquería Ibarra
    fuga de agua → Plomería Méndez | Plomero Don Chava
    destapar drenaje → Plomero Don Chava | Plomería Méndez
    se tapó el drenaje → Plomero Don Chava | Plomería Méndez
    copia de llaves → S.O.S. Cerrajeros
    abrir mi coche → S.O.S. Cerrajeros
    lavado en seco → A Todo Vapor
    donde planchan ropa → A Todo Vapor | La Y
    pastel de bodas → La Espiga de Oro | L'Amour Repostería
    comprar zapatos de niño → Zapatería Cortés | Zapatos Andrade
    taller mecánico cerca → Taller Mecánico Hermanos López
    frenos de carro → Taller Mecánico Hermanos López | Autopartes El Güero
    tacos de canasta → El Taco Feliz
    tacos cerca de mí → Tacos El Paisa
    birria abierta los domingos → Tacos El Paisa
    examen de la vista → Óptica Luz
    lentes graduados baratos → Óptica Luz
    doctor para niños → Consultorio Doctora Ibarra
    regalo para niña → Juguetería El Niño Feliz | Florería Jazmín
    vestidos de fiesta → Boutique Nino
    boletos de camión → Autobuses del Sur
    imprimir lonas → Imprenta Núñez
    invitaciones de boda → Imprenta Núñez
    muebles para sala → Mueblería El Rey | Muebles Reyes
    tienda abierta 24 horas → Abarrotes 24/7
    café para trabajar → Café Wi-Fi
    traje a la medida → Muñoz
    carro descompuesto en carretera → Grúas y Camiones Norte | Taller Mecánico Hermanos López | Autopartes El Güero
    cortinas a la medida → Cortinas y Persianas Ñandú
  `),
}
