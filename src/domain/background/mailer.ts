export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends letters. */
export interface Mailer {
  /** Whether letters reach people; otherwise they are written to the log. */
  readonly delivers: boolean
  /** Throws when the letter could not be handed to the mail server. */
  readonly send: (letter: Letter) => Promise<void>
}
