import { Link } from 'react-router'
import { site } from '../../../contract/paths.ts'
import { siteTexts as texts } from '../../../contract/texts/site.ts'
import { useSite } from '../frame/layoutData.ts'
import { chatLink } from '../ui/phone.ts'
import { type Chapter, Guide } from './frame.tsx'

/** How to request a quotation, from finding the product to reading the answer. */
export default function Cotizacion() {
  return (
    <Guide
      title="Cotización"
      path={site.cotizacion}
      description="Cómo pedir precio por escrito a un negocio del directorio, qué datos dar y qué revisar en la respuesta."
      chapters={CHAPTERS}
    />
  )
}

const CHAPTERS: readonly Chapter[] = [
  { id: 'elegir', title: '1. Elige qué y a quién', Body: Choose },
  { id: 'datos', title: '2. Reúne los datos', Body: Facts },
  { id: 'pedir', title: '3. Pide la cotización', Body: Ask },
  { id: 'revisar', title: '4. Revisa la respuesta', Body: Check },
  { id: 'ayuda', title: 'Si necesitas ayuda', Body: Help },
]

function Choose() {
  return (
    <>
      <p>
        Una cotización es el precio por escrito de algo concreto. El sitio muestra precios de referencia; el
        que vale es el que el negocio confirma.
      </p>
      <ul>
        <li>
          Recorre las <Link to={site.categorias}>categorías</Link> y abre «Ver más» en el producto que te
          interesa. Anota su nombre y su código.
        </li>
        <li>
          Busca en <Link to={site.sucursales}>sucursales</Link> los negocios de ese giro cerca de ti. Dos o
          tres bastan para comparar.
        </li>
        <li>
          En <Link to={`${site.home}#documentos`}>Documentos</Link> están los catálogos en PDF; la búsqueda
          también lee lo que dicen por dentro.
        </li>
      </ul>
    </>
  )
}

function Facts() {
  return (
    <>
      <p>Con estos datos el negocio puede responder a la primera:</p>
      <ul>
        <li>
          <strong>Qué:</strong> nombre y código del producto, medida, color o modelo.
        </li>
        <li>
          <strong>Cuánto:</strong> número de piezas, kilos, metros o personas.
        </li>
        <li>
          <strong>Cuándo:</strong> la fecha en que lo necesitas, y si puede moverse.
        </li>
        <li>
          <strong>Dónde:</strong> si pasas por él o lo quieres a domicilio, y en qué colonia.
        </li>
        <li>
          <strong>Factura:</strong> dilo desde el principio; el precio y los datos cambian.
        </li>
      </ul>
    </>
  )
}

function Ask() {
  return (
    <>
      <p>
        Abre la sucursal y usa «Llamar», «WhatsApp» o su correo. Por escrito es mejor: queda constancia. Este
        texto sirve de base:
      </p>
      <blockquote>
        <p>
          Buen día. Quisiera una cotización de 12 piezas del producto con código FER-001, para recoger el
          viernes 14. Necesito factura. ¿Me pueden indicar precio total con IVA, forma de pago y hasta cuándo
          respetan el precio? Gracias.
        </p>
      </blockquote>
    </>
  )
}

function Check() {
  return (
    <>
      <p>Antes de aceptar, comprueba que la respuesta diga:</p>
      <ol>
        <li>El precio total en pesos, con impuestos incluidos.</li>
        <li>Qué incluye y qué se cobra aparte: entrega, montaje, instalación.</li>
        <li>El anticipo, la forma de pago y si se devuelve al cancelar.</li>
        <li>La fecha de entrega.</li>
        <li>La garantía y quién la cumple.</li>
        <li>Hasta qué día se respeta el precio.</li>
      </ol>
      <p>
        Compara cotizaciones que incluyan lo mismo. La más barata sin entrega puede salir más cara que la otra
        con entrega.
      </p>
    </>
  )
}

function Help() {
  const { ajustes } = useSite()
  const chat = chatLink(ajustes.telefono_chat, ajustes.texto_chat ?? texts.chat)
  return (
    <p>
      Si un negocio no responde o no sabes a quién pedirle, {ajustes.nombre} puede orientarte
      {chat ? (
        <>
          {' '}
          <a href={chat} target="_blank" rel="noopener">
            por WhatsApp
          </a>
        </>
      ) : null}
      . En el <a href={site.manual}>manual</a> se explica el resto del sitio.
    </p>
  )
}
