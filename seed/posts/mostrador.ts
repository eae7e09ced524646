import type { Post } from '../tipos.ts'

const ESCAPARATE = `
<p>Una persona que camina por la banqueta tarda entre tres y cinco segundos en pasar frente a tu vidrio. En ese tiempo decide si se detiene o sigue. No hace falta gastar mucho para ganarse esos segundos: hace falta decidir qué quieres que vea primero.</p>
<h2>1. Una sola idea a la vez</h2>
<p>El error más común es mostrar todo lo que hay. Escoge <strong>un producto protagonista</strong> y dos o tres que lo acompañen. El resto vive adentro. Una zapatería del centro retiró cuarenta pares del aparador y dejó cinco: las preguntas por esos cinco se duplicaron en una semana.</p>
<h2>2. Altura de los ojos, pero de todos los ojos</h2>
<p>Lo importante va entre el metro veinte y el metro sesenta. Si vendes a familias, guarda también una franja a ochenta centímetros: ahí miran las niñas y los niños, que son quienes jalan la mano.</p>
<h2>3. Luz de frente, no de techo</h2>
<p>El foco del techo aplana y hace reflejo. Dos lámparas pequeñas a los lados, apuntando al producto, cuestan menos de trescientos pesos y gastan poco. Déjalas encendidas una hora después de cerrar; de noche el aparador trabaja sin sueldo.</p>
<h2>4. El precio a la vista</h2>
<p>Mucha gente no entra porque teme que sea caro. Un precio claro, escrito grande y <u>con el impuesto incluido</u>, invita más que un letrero de oferta. Si el precio depende de algo, dilo con sencillez: «desde 220 pesos».</p>
<h2>5. Cambia el primer lunes</h2>
<p>Quien pasa todos los días deja de ver lo que no cambia. Fija una fecha mensual y anótala. Este ciclo funciona para casi cualquier giro:</p>
<ul>
<li><strong>Semana 1:</strong> producto nuevo o de temporada.</li>
<li><strong>Semana 2:</strong> el mismo, con otra compañía.</li>
<li><strong>Semana 3:</strong> lo que te recomiendan tus clientes, con su frase escrita.</li>
<li><strong>Semana 4:</strong> limpieza a fondo y últimas piezas.</li>
</ul>
<h2>Una prueba de cinco minutos</h2>
<p>Sal a la acera de enfrente, cruza los brazos y cuenta hasta cuatro mirando tu local. Después cierra los ojos y di qué recuerdas. Si no puedes nombrar una cosa concreta, ya sabes por dónde empezar. Mejor aún: pídeselo a alguien que nunca haya entrado.</p>
<p>El tercer martes de cada mes una escaparatista voluntaria recorre los negocios que lo solicitan. La visita dura media hora y es gratuita para afiliados; se aparta en el teléfono <a href="tel:+525555550100">55 5555 0100</a>.</p>
`.trim()

const ENTREGA = `
<p>Entregar a domicilio parece sencillo hasta que suena el teléfono: el pastel llegó volteado, el timbre no servía, el cambio no alcanzó. Reunimos lo que han aprendido veinte negocios de la ciudad que reparten todos los días, algunos desde antes de que existieran los teléfonos inteligentes.</p>
<h2>Antes de salir</h2>
<ol>
<li><strong>Repite el pedido en voz alta</strong> o por escrito: producto, cantidad, dirección, hora y forma de pago.</li>
<li>Pide una seña del lugar. «Portón verde junto a la tortillería» vale más que tres códigos postales.</li>
<li>Di una hora que puedas cumplir y súmale diez minutos. A nadie le molesta que llegue antes.</li>
<li>Sal con cambio para un billete grande. Siempre.</li>
</ol>
<h2>El empaque es la mitad del trabajo</h2>
<p>Caja rígida para lo que se aplasta, bolsa de papel para lo que suda, botella bien cerrada y parada para lo que se derrama. Las florerías mojan el tallo y lo envuelven; las taquerías separan la salsa de la tortilla. Un empaque que aguanta una vuelta a la manzana en bicicleta aguanta cualquier entrega: <em>haz la prueba con algo que puedas perder</em>.</p>
<h3>Cuánto cobrar</h3>
<p>Hay tres maneras que funcionan y una que no. Funcionan la cuota fija por zona, la entrega incluida desde cierto monto y el horario de reparto compartido entre vecinos. No funciona decidir en el momento: la persona siente que le inventaron el precio, y muchas veces tiene razón.</p>
<h2>Si algo sale mal</h2>
<p>Saldrá. Lo que distingue a un buen negocio es lo que ocurre en los siguientes cinco minutos:</p>
<ul>
<li>Avisa tú primero. Un «vamos veinte minutos tarde» a tiempo evita el enojo.</li>
<li>No discutas en la puerta. Repón o devuelve, y averigua después.</li>
<li>Anota qué pasó. Tres notas iguales son una regla que falta.</li>
</ul>
<h2>Cuida a quien reparte</h2>
<p>Casco, luces, impermeable y un sueldo que no dependa de correr. Si contratas a alguien de fuera, acuerda por escrito quién responde por un golpe o por un pedido perdido. Y dale agua: la cuesta de La Cañada, a las dos de la tarde, no perdona.</p>
<p>En la oficina prestamos básculas, muestras de empaque y un formato de comanda que puedes copiar. Si quieres sumarte al reparto compartido del centro, lee cómo funciona en <a href="/blog/post/reparto-en-bicicleta">Reparto en bicicleta</a>.</p>
`.trim()

const BICICLETA = `
<p>Seis bicicletas, cuatro repartidores y un pizarrón. Con eso empezó hace año y medio el reparto compartido del mercado. Hoy hace <strong>ciento diez entregas diarias</strong> y ha convencido incluso a quien juraba que sin motocicleta no se podía.</p>
<h2>Cómo funciona</h2>
<p>Los negocios participantes apartan lugar en una de las cuatro salidas del día: 9:30, 11:30, 14:00 y 18:00. Un mensaje con la dirección y el peso es suficiente. Quien coordina acomoda la ruta en el pizarrón, siempre con la misma lógica: primero lo frío, luego lo frágil y al final lo pesado, que se entrega más cerca.</p>
<ul>
<li>Zona centro: 20 pesos por entrega.</li>
<li>La Cañada, Obrera y San Miguelito: 30 pesos.</li>
<li>Los Fresnos y Loma Bonita: 45 pesos, solo en las salidas de 11:30 y 18:00.</li>
</ul>
<p>El máximo son doce kilos por pedido. Para más, la bicicleta de carga con remolque se aparta desde el día anterior.</p>
<h2>Lo que se aprendió</h2>
<h3>La ruta importa más que la velocidad</h3>
<p>Al principio cada quien salía cuando sonaba el teléfono. Al agrupar, los kilómetros bajaron a menos de la mitad y el tiempo de espera casi no cambió. La gente prefiere una hora segura a una promesa rápida.</p>
<h3>Una bicicleta parada cuesta</h3>
<p>Los lunes por la mañana se revisan frenos, cadena y luces en <a href="https://bicicletas-la-ciguena.example">Bicicletas La Cigüeña</a>, que cobra una iguala mensual por las seis. Desde entonces no se ha cancelado una sola salida por descompostura.</p>
<h3>Las personas primero</h3>
<p>Quienes reparten tienen contrato, seguro y descanso a mediodía. Tres de los cuatro empezaron sin conocer la ciudad y hoy saben qué perro muerde y qué abuelita necesita que le suban la bolsa.</p>
<h2>Cómo sumarte</h2>
<ol>
<li>Tu negocio debe estar publicado en el directorio.</li>
<li>Se paga una inscripción de 200 pesos, que cubre la caja térmica y el chaleco.</li>
<li>Los primeros diez envíos van por cuenta del programa, para que pruebes sin riesgo.</li>
</ol>
<p>Si fabricas algo que parezca imposible de llevar en bicicleta, cuéntanos. Ya hemos entregado un pastel de tres pisos, un arbolito de limón y una puerta. <s>La puerta la volveríamos a hacer.</s> La puerta, mejor en camioneta.</p>
`.trim()

const CREDITO = `
<p>Pedir prestado no es bueno ni malo: depende de para qué, a cuánto y con qué letra chica. En la asesoría de los viernes vemos cada semana a personas que firmaron con prisa. Esta guía resume las preguntas que conviene hacer <strong>antes</strong>, con calma y con un lápiz en la mano.</p>
<h2>Primero, para qué</h2>
<p>Un crédito sirve cuando lo que compras con él produce más de lo que cuesta. Un horno que permite vender el doble, sí. Pagar la renta atrasada, casi nunca: en dos meses tendrás la renta y además la deuda. Escribe en una línea qué vas a comprar y cuánto más vas a ganar cada mes. Si la línea no sale, espera.</p>
<h2>Cuánto cuesta de verdad</h2>
<p>La tasa que aparece en el anuncio rara vez es la que se paga. Pide por escrito el <strong>costo anual total</strong>, que junta intereses, comisiones y seguros. Y haz esta cuenta sencilla:</p>
<ol>
<li>Multiplica el pago mensual por el número de meses.</li>
<li>Suma la comisión por apertura y el seguro.</li>
<li>Resta lo que te prestaron. Eso es lo que cuesta.</li>
</ol>
<p>Ejemplo: por 40 000 pesos a dieciocho meses, con pagos de 3 050 y comisión de 1 200, terminas entregando 56 100. El préstamo cuesta <span style="background-color: #fef3c7">16 100 pesos</span>, aunque el cartel diga «desde dos por ciento».</p>
<h2>Señales para levantarse de la silla</h2>
<ul>
<li>Te piden un depósito para «liberar» el crédito.</li>
<li>No te dejan llevarte el contrato a casa.</li>
<li>El nombre de la empresa en el contrato no es el del letrero.</li>
<li>Te ofrecen firmar en blanco «para avanzar».</li>
<li>Prometen aprobarlo sin ver tus ventas ni tus cuentas.</li>
</ul>
<h2>Lo que ayuda a que te lo den</h2>
<p>Un cuaderno de ventas de seis meses, aunque sea a mano. Recibos de proveedores. Estar al corriente con los impuestos. Y una cuenta del negocio separada de la de la casa: es lo primero que miran y lo que más cuesta improvisar.</p>
<h2>Alternativas</h2>
<p>Antes del banco pregunta a tus proveedores: muchos dan treinta días sin interés a quien paga puntual. Las cajas de ahorro suelen prestar el doble o el triple de lo ahorrado. Y para equipo, compara con rentarlo con opción a compra.</p>
<p>La asesoría es gratuita y confidencial, los viernes de 10:00 a 13:00 en nuestra oficina. Trae el contrato sin firmar. No recomendamos instituciones ni recibimos comisión de ninguna; nuestro trabajo es ayudarte a leer.</p>
`.trim()

/** Posts with advice for shopkeepers. */
export const mostrador = [
  {
    name: 'Cinco ideas para tu escaparate',
    title: 'Cinco ideas para un escaparate que detenga a la gente',
    description:
      'Entre tres y cinco segundos: eso dura la oportunidad de un aparador. Consejos baratos y probados para aprovecharla, con una prueba que se hace desde la acera de enfrente.',
    descripcion: ESCAPARATE,
    order: 3,
    theme: 'escaparate',
  },
  {
    name: 'Entregas a domicilio sin enojos',
    title: 'Entregas a domicilio sin enojos: lo que aprendieron veinte negocios',
    description:
      'Confirmar, empacar, cobrar y responder cuando algo sale mal. Una guía práctica para repartir bien sin perder dinero ni clientes.',
    descripcion: ENTREGA,
    order: 10,
    theme: 'entrega',
  },
  {
    name: 'Reparto en bicicleta',
    title: 'Reparto en bicicleta: seis bicicletas que mueven el mercado',
    description:
      'El reparto compartido del mercado hace ciento diez entregas diarias. Aquí están sus tarifas, sus salidas y lo que se aprendió en año y medio.',
    descripcion: BICICLETA,
    order: 6,
    theme: 'bicicleta-reparto',
  },
  {
    name: 'Crédito para negocios pequeños',
    title: 'Antes de firmar: guía de crédito para negocios pequeños',
    description:
      'Para qué pedirlo, cuánto cuesta de verdad y en qué momento conviene levantarse de la silla. Resumen de la asesoría gratuita de los viernes.',
    descripcion: CREDITO,
    order: 9,
    theme: 'credito',
  },
] as const satisfies readonly Post[]
