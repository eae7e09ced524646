/** How long removed records can be restored. */
export const TRASH_DAYS = 30

/** The most records of a bulk removal that one call restores; repeating the call restores the next. */
export const RESTORED_AT_ONCE = 1000
