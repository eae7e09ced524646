import type { MetaFunction } from 'react-router'

export const meta: MetaFunction = () => [{ title: 'Cliente' }, { name: 'robots', content: 'noindex' }]

export default function ClienteArea() {
  return <p>Cargando...</p>
}
