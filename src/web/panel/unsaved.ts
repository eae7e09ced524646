import { createContext, type RefObject } from 'react'

export const nothingUnsaved = (): boolean => false

/** Whether the screen holds something unsaved: the form on it answers, the area's frame asks before a logout. */
export const Unsaved = createContext<RefObject<() => boolean>>({ current: nothingUnsaved })
