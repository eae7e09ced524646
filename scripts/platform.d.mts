/** What these functions ask of `process`. */
interface System {
  readonly platform: string
  readonly arch: string
  readonly execPath: string
  readonly env: Readonly<Record<string, string | undefined>>
}

export function carriedNode(modules: string, system: System): string | null
export function npmPlaces(system: System): string[]
export function chromiumPlaces(system: System): string[]
export function handedOn(system: System): NodeJS.Signals[]
export function nodeRefusal(version: string): string | null
