import { lines } from './parecidas.ts'

/** What people type, and branches of the demo: see parecidas.ts. */
export const EN_LA_DEMO: Readonly<Record<'oficios' | 'frases', readonly string[]>> = {
  oficios: lines(`
    tacos → Taquería El Trompo de Oro
    taco → Taquería El Trompo de Oro
    taquero → Taquería El Trompo de Oro
    taquitos → Taquería El Trompo de Oro
    antojo → Antojitos La Jícara
    quesadillas → Antojitos La Jícara
    barbacoyero → Barbacoa Los Magueyes
    camarones → Mariscos El Pingüino
    ceviches → Mariscos El Pingüino
    pescado → Mariscos El Pingüino
    pescadería → Mariscos El Pingüino
    pan → Panadería La Espiga
    panadero → Panadería La Espiga
    panes → Panadería La Espiga
    bolillos → Panadería La Espiga
    bizcochos → Panadería La Espiga
    pasteles → Panadería La Espiga | Repostería El Niño Goloso
    pastelero → Repostería El Niño Goloso
    galletitas → Repostería El Niño Goloso
    postres → Repostería El Niño Goloso
    cafecito → Café La Peña | Barra de Café Niebla
    capuchino → Café La Peña | Cafetería El Año Nuevo
    desayunos → Cafetería El Año Nuevo
    chocolates → Chocolatería Cacahuatal
    chocolate caliente → Chocolatería Cacahuatal
    tortas → Lonchería y Café Tres Hermanas
    lonches → Lonchería y Café Tres Hermanas
    fonda → Lonchería y Café Tres Hermanas
    florista → Florería Azahar
    flores → Florería Azahar
    rosas → Florería Azahar
    ramos → Florería Azahar
    plantas → Vivero Loma Bonita
    macetas → Vivero Loma Bonita
    coronas fúnebres → Coronas y Arreglos La Siempreviva
    bodas → Casa Peña Flores y Eventos
    ferretero → Ferretería La Tuerca Loca
    martillo → Ferretería La Tuerca Loca
    clavos → Ferretería La Tuerca Loca
    foco → Ferretería La Tuerca Loca
    goteras → Tlapalería El Ñandú
    cemento → Materiales Peñafiel
    ladrillos → Materiales Peñafiel
    albañil → Materiales Peñafiel
    tuercas → Tornillería del Centro | Ferretería La Tuerca Loca
    tornillos → Tornillería del Centro
    tiendita → Abarrotes La Providencia
    tienda de la esquina → Abarrotes La Providencia
    abarrotero → Abarrotes La Providencia
    despensa → Súper La Cañada | Abarrotes La Providencia
    verduras → Súper La Cañada
    quesos → Cremería La Güera
    cremas → Cremería La Güera
    leche → Cremería La Güera
    licores → Vinos y Ultramarinos Peñablanca
    tequila → Vinos y Ultramarinos Peñablanca
    refresco → Miscelánea El Niño Perdido
    cuadernos → Papelería El Compás
    lápices → Papelería El Compás
    útiles → Papelería El Compás
    fotocopias → Copias y Planos Rubén
    impresiones → Papelería El Compás | Copias y Planos Rubén
    ploteo → Copias y Planos Rubén
    piñatas → Regalos y Papel La Piñata
    piñatero → Regalos y Papel La Piñata
    regalo → Regalos y Papel La Piñata
    zapato → Zapatería El Paso Firme
    zapatos → Zapatería El Paso Firme
    zapatero → Reparadora de Calzado El Remiendo
    tenis → Zapatería El Paso Firme
    huarache → Huaraches Don Ñico
    chanclas → Huaraches Don Ñico
    botas vaqueras → Botas Cañada Brava
    mecánico → Taller Mecánico Hermanos Ibáñez
    carro → Taller Mecánico Hermanos Ibáñez
    coches → Taller Mecánico Hermanos Ibáñez
    afinación → Taller Mecánico Hermanos Ibáñez
    llanta → Llantera y Vulcanizadora El Rayo
    llantas → Llantera y Vulcanizadora El Rayo
    llantero → Llantera y Vulcanizadora El Rayo
    ponchadura → Llantera y Vulcanizadora El Rayo
    talachero → Llantera y Vulcanizadora El Rayo
    bici → Bicicletas La Cigüeña
    bicicletero → Bicicletas La Cigüeña
    autopartes → Refacciones Peñablanca
    refaccionaria → Refacciones Peñablanca
    amortiguadores → Refacciones Peñablanca
    hojalatero → Hojalatería y Pintura El Camaleón
    choque → Hojalatería y Pintura El Camaleón
    libro → Librería La Eñe
    librero → Librería La Eñe
    novelas → Librería La Eñe
    mangas → Papel y Tinta Cómics
    peluquero → Peluquería Los Compadres
    barbero → Barbería El Cañón
    estilista → Salón Jacaranda
    manicure → Uñas Doña Toña
    uña → Uñas Doña Toña
    tinte → Salón Jacaranda
    medicinas → Farmacia de la Asunción
    pastillas → Farmacia de la Asunción
    farmacéutico → Farmacia de la Asunción
    boticario → Botica San Miguel
    veterinario → Farmacia Veterinaria El Arca
    perros → Farmacia Veterinaria El Arca
    croquetas → Farmacia Veterinaria El Arca
    muletas → Ortopedia y Farmacia Bienestar
    doctor → Farmacia Peñita
    consulta → Farmacia Peñita | Farmacia Veterinaria El Arca
  `),
  frases: lines(`
    corte de pelo → Peluquería Los Compadres
    corte de cabello → Peluquería Los Compadres
    donde cortarme el pelo → Peluquería Los Compadres
    llanta ponchada → Llantera y Vulcanizadora El Rayo
    se me ponchó la llanta → Llantera y Vulcanizadora El Rayo
    pastel de cumpleaños → Panadería La Espiga
    farmacia 24 horas → Farmacia de la Asunción
    farmacia abierta toda la noche → Farmacia de la Asunción
    donde comprar pan → Panadería La Espiga
    dónde puedo comprar flores → Florería Azahar
    tacos al pastor → Taquería El Trompo de Oro
    tacos al pastor cerca de mí → Taquería El Trompo de Oro
    busco mecánico → Taller Mecánico Hermanos Ibáñez
    mecánico barato → Taller Mecánico Hermanos Ibáñez
    necesito un mecánico urgente → Taller Mecánico Hermanos Ibáñez
    arreglar zapatos → Reparadora de Calzado El Remiendo
    reparación de zapatos → Reparadora de Calzado El Remiendo
    cambio de suelas → Reparadora de Calzado El Remiendo
    zapatos de niño → Calzado Infantil Pasitos | Zapatería El Paso Firme
    zapatos para la escuela → Zapatería El Paso Firme
    libros usados baratos → Libros Usados El Tlacuache
    libros de texto → Librería Escolar Montaño
    café con wifi → Café La Peña
    comida corrida → Lonchería y Café Tres Hermanas
    comida económica → Lonchería y Café Tres Hermanas
    lugar para desayunar → Cafetería El Año Nuevo
    poner uñas → Uñas Doña Toña
    corte y barba → Barbería El Cañón
    sacar copias → Copias y Planos Rubén | Papelería El Compás
    copias a color → Copias y Planos Rubén | Papelería El Compás
    impresión de tesis → Copias y Planos Rubén
    lista de útiles escolares → Papelería El Compás | Papelería Escolar Niños Héroes
    renta de herramienta → Ferretería La Tuerca Loca
    material para construcción → Materiales Peñafiel
    bultos de cemento → Materiales Peñafiel
    impermeabilizar techo → Tlapalería El Ñandú
    silla de ruedas → Ortopedia y Farmacia Bienestar
    renta de sillas de ruedas → Ortopedia y Farmacia Bienestar
    vacunas para perro → Farmacia Veterinaria El Arca
    doctor de perros → Farmacia Veterinaria El Arca
    arreglos florales a domicilio → Florería Azahar
    ramo de rosas → Florería Azahar
    corona para funeral → Coronas y Arreglos La Siempreviva
    flores para boda → Casa Peña Flores y Eventos
    mariscos frescos → Mariscos El Pingüino
    barbacoa los domingos → Barbacoa Los Magueyes
    piñatas para fiesta → Regalos y Papel La Piñata
    reparación de bicicletas → Bicicletas La Cigüeña
    ponchadura de bici → Bicicletas La Cigüeña | Llantera y Vulcanizadora El Rayo
    chocó mi carro → Hojalatería y Pintura El Camaleón | Taller Mecánico Hermanos Ibáñez
    pintar mi coche → Hojalatería y Pintura El Camaleón
    queso fresco de rancho → Cremería La Güera | Abarrotes La Providencia
    vino tinto → Vinos y Ultramarinos Peñablanca
    canastas navideñas → Vinos y Ultramarinos Peñablanca
    tienda abierta cerca → Abarrotes La Providencia | Miscelánea El Niño Perdido
    farmacia en el centro → Farmacia de la Asunción | Farmacia Peñita
    farmacia cerca de mí → Farmacia de la Asunción
    cafeterías por aquí → Cafetería El Año Nuevo
    quiero comprar huaraches → Huaraches Don Ñico
    afilar cuchillos → Tlapalería El Ñandú
    tornillos para madera → Tornillería del Centro | Tlapalería El Ñandú
    bautizo mesa de dulces → Repostería El Niño Goloso
  `),
}

/** Texts that nothing in the demo is meant by: they must not show these branches. */
export const FALSAS: readonly string[] = lines(`
  carro → Café La Peña | Cafetería El Año Nuevo | Barra de Café Niebla
  pollo → Panadería La Espiga | Panificadora Muñoz
  mueble → Chocolatería Cacahuatal | Café La Peña
  hielo → Papelería El Compás | Mercería y Papelería Lupita
  zapatos → Coronas y Arreglos La Siempreviva
  tela → Panadería La Espiga
  perro → Huaraches Don Ñico
  cerro → Cerrajería
  barro → Barbería El Cañón
  queso → Quesos
  ropero → Barbacoa Los Magueyes
  mesas → Coronas y Arreglos La Siempreviva
  vidrio → Vivero Loma Bonita
  muela → Chocolatería Cacahuatal
`)
