import { expect, test } from 'vitest'
import { type AddressParts, composedAddress } from './address.ts'

const none: AddressParts = {
  calle: null,
  numero_exterior: null,
  numero_interior: null,
  entre_calles: null,
  colonia: null,
  codigo_postal: null,
  localidad: null,
  municipio: null,
  estado: null,
}

test.each<[Partial<AddressParts>, string | null]>([
  [{}, null],
  [
    {
      calle: 'Hidalgo',
      numero_exterior: '12',
      numero_interior: '3',
      entre_calles: 'Juárez y Allende',
      colonia: 'Centro',
      codigo_postal: '06000',
      localidad: 'Peñablanca',
      municipio: 'Cuauhtémoc',
      estado: '09',
    },
    'Hidalgo 12, int. 3, entre Juárez y Allende, col. Centro, C.P. 06000, Peñablanca, Cuauhtémoc, Ciudad de México',
  ],
  [{ calle: 'Hidalgo', estado: '16' }, 'Hidalgo, Michoacán'],
  [{ numero_exterior: '12' }, 'núm. 12'],
  [{ calle: 'Hidalgo', numero_exterior: 's/n' }, 'Hidalgo s/n'],
  [{ calle: 'Hidalgo', numero_interior: 'Local 3-B' }, 'Hidalgo, Local 3-B'],
  [{ calle: 'Hidalgo', entre_calles: 'Esquina con Juárez' }, 'Hidalgo, Esquina con Juárez'],
  [{ colonia: 'Fracc. Las Flores' }, 'Fracc. Las Flores'],
  [{ colonia: 'Colonial del Sur' }, 'col. Colonial del Sur'],
  [{ colonia: 'Villa Coapa' }, 'col. Villa Coapa'],
  [{ localidad: 'GUADALAJARA', municipio: 'Guadalajara', estado: '14' }, 'Guadalajara, Jalisco'],
  [{ municipio: 'Aguascalientes', estado: '01' }, 'Aguascalientes, Aguascalientes'],
  [{ codigo_postal: '06000' }, 'C.P. 06000'],
])('%j', (parts, address) => {
  expect(composedAddress({ ...none, ...parts })).toBe(address)
})
