export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** What hands letters over to their way. */
export interface Mailer {
  /** Whether letters reach people; otherwise they are written to the log. */
  readonly delivers: boolean
  /** Throws when the letter could not be handed over. */
  readonly send: (letter: Letter) => Promise<void>
}
