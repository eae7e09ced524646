import type { PublicEmpresa } from '../../../contract/views.ts'

/** A picture of a branch: its file, and what it shows. */
export interface BranchPicture {
  readonly file: string
  readonly alt: string
}

/** Returns the pictures of a branch, the principal one first. */
export function picturesOf(of: Pick<PublicEmpresa, 'nombre' | 'urlfoto' | 'fotos'>): BranchPicture[] {
  const principal = of.urlfoto ? [{ file: of.urlfoto, alt: `Fachada de ${of.nombre}` }] : []
  const others = of.fotos.filter(({ foto }) => foto !== of.urlfoto)
  return [
    ...principal,
    ...others.map(({ foto, alt }, at) => ({
      file: foto,
      alt: alt ?? `Foto ${at + principal.length + 1} de ${of.nombre}`,
    })),
  ]
}
