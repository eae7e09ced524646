/** The days that the browser keeps an unsaved form, and that the server keeps the pictures that its texts may show. */
export const DRAFT_DAYS = 30
