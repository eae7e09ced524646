import { useRouteLoaderData } from 'react-router'
import type { PublicAjustes } from '../../../contract/views.ts'

/** The settings that a page may show anywhere; the two legal texts, which are long, are told on their own pages. */
export type SiteAjustes = Omit<PublicAjustes, 'terminos' | 'politica_cookies'>

/** What every public page is told: the site's settings and its own address. */
export interface SiteData {
  readonly ajustes: SiteAjustes
  readonly publicUrl: string
}

const LAYOUT_ID = 'public/frame/layout'

export const useMaybeSite = (): SiteData | undefined => useRouteLoaderData<SiteData>(LAYOUT_ID)

/** For pages inside the public layout. */
export function useSite(): SiteData {
  const data = useMaybeSite()
  if (!data) throw new Error('This page stands outside the public layout')
  return data
}
