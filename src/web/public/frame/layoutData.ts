import { useRouteLoaderData } from 'react-router'
import type { PublicAjustes } from '../../../contract/views.ts'

/** The settings that any page may show. The two legal texts are long, and load on their own pages. */
export type SiteAjustes = Omit<PublicAjustes, 'terminos' | 'politica_cookies'>

/** The data of every public page: the site's settings, its own address, and whether it has a map of the city. */
export interface SiteData {
  readonly ajustes: SiteAjustes
  readonly publicUrl: string
  readonly mapa: boolean
}

const LAYOUT_ID = 'public/frame/layout'

export const useMaybeSite = (): SiteData | undefined => useRouteLoaderData<SiteData>(LAYOUT_ID)

/** For pages inside the public layout. */
export function useSite(): SiteData {
  const data = useMaybeSite()
  if (!data) throw new Error('This page stands outside the public layout')
  return data
}
