import { htmlFits } from '../../../contract/kinds/richText.ts'
import { validation } from '../../../contract/texts/server.ts'
import { UnusableFile } from '../../files/prepared.ts'
import { receivePicture } from '../../files/received.ts'
import { TEXT_FOLDER } from '../../texts/richText.ts'
import type { StoredKind } from './stored.ts'

export const storedRichText = {
  clean: async (ctx, permit, html) => {
    const cleaned = await ctx.html.clean(html, (bytes) => receivePicture(ctx, permit, TEXT_FOLDER, bytes))
    // Closing what was left open makes a text longer: what is kept must be taken again when it is saved again.
    if (!htmlFits(cleaned.html)) throw new UnusableFile(validation.htmlTooBig)
    return cleaned
  },
} satisfies StoredKind
