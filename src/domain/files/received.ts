import type { Permit } from '../access.ts'
import type { Context } from '../context.ts'
import { countPicture } from '../limits/rations.ts'
import { prepareImage } from './images.ts'
import { preparePdf } from './pdfs.ts'
import type { PreparedFile } from './prepared.ts'

/**
 * Prepares uploads in their sender's queue and within the sender's ration. Throws UnusableFile, too_many and
 * unavailable.
 */

export async function receivePicture(
  ctx: Context,
  permit: Permit,
  folder: string,
  bytes: Uint8Array,
): Promise<PreparedFile> {
  await countPicture(ctx, permit)
  return prepareImage(ctx.decoder, turnOf(permit), folder, bytes)
}

export const receivePdf = (ctx: Context, permit: Permit, bytes: Uint8Array): Promise<PreparedFile> =>
  preparePdf(ctx.decoder, turnOf(permit), bytes)

const turnOf = ({ actorId }: Permit): string => `user ${actorId}`
