import { endSession } from '../logout.ts'
import type { Leave } from './guard.tsx'

/** Ends the session on the server and in the tab; when the server did not answer, the login page says so. */
export async function logout(leave: Leave): Promise<void> {
  leave(await endSession())
}
