/** So long a form that was not saved is kept, in the browser; and so long the pictures that its texts may still show. */
export const DRAFT_DAYS = 30
