import { createContext, type RefObject } from 'react'

export const nothingUnsaved = (): boolean => false

/** Whether the screen has unsaved changes. The form on it answers, and the area's frame asks before a logout. */
export const Unsaved = createContext<RefObject<() => boolean>>({ current: nothingUnsaved })
