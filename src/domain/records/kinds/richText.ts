import { htmlFits } from '../../../contract/kinds/richText.ts'
import { validation } from '../../../contract/texts/server.ts'
import { UnusableFile } from '../../files/prepared.ts'
import { receivePicture } from '../../files/received.ts'
import { TEXT_FOLDER } from '../../texts/richText.ts'
import type { StoredKind } from './stored.ts'

export const storedRichText = {
  clean: async (ctx, permit, html) => {
    const cleaned = await ctx.html.clean(html, (bytes) => receivePicture(ctx, permit, TEXT_FOLDER, bytes))
    // The sanitizer closes open elements, which makes the text longer. Stored HTML has to be accepted when it is sent again.
    if (!htmlFits(cleaned.html)) throw new UnusableFile(validation.htmlTooBig)
    return cleaned
  },
} satisfies StoredKind
