import type { MetaFunction } from 'react-router'

export const meta: MetaFunction = () => [{ title: 'Administración' }, { name: 'robots', content: 'noindex' }]

export default function AdminArea() {
  return <p>Cargando...</p>
}
