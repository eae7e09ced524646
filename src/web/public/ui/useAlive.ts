import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const yes = () => true
const no = () => false

/** Whether the page is hydrated: false on the server and before. */
export const useAlive = (): boolean => useSyncExternalStore(never, yes, no)
