import type { Slide } from './tipos.ts'

export const slides = [
  {
    frase: 'Todo Peñablanca, a la vuelta de la esquina',
    link: '/categorias',
    posicion: 1,
    scene: 'plaza',
  },
  {
    frase: 'Este sábado hay mercado: pan recién hecho, flores y fruta de temporada desde las siete',
    link: '/categorias/abarrotes-y-miscelaneas',
    posicion: 2,
    scene: 'mercado',
  },
  {
    frase: 'Detrás de cada mostrador hay alguien que conoce tu nombre',
    link: null,
    posicion: 3,
    scene: 'portales',
  },
  {
    frase: 'Jueves de música en los portales: las tiendas abren hasta las diez de la noche',
    link: '/blog/post/jueves-de-musica-en-los-portales',
    posicion: 4,
    scene: 'noche',
  },
  {
    frase: 'Del barrio de La Cañada al Cerro del Niño: da de alta tu negocio y que te encuentren',
    link: '/register',
    posicion: 5,
    scene: 'cerro',
  },
] as const satisfies readonly Slide[]
