import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const yes = () => true
const no = () => false

/** Whether the page's scripts have taken over: false on the server and while the page wakes up. */
export const useAlive = (): boolean => useSyncExternalStore(never, yes, no)
