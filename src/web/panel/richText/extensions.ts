import { getUploadImageExtension, type UploadImageOptions } from '@mantine/tiptap'
import type { AnyExtension } from '@tiptap/core'
import Image from '@tiptap/extension-image'
import TextAlign from '@tiptap/extension-text-align'
import { BackgroundColor, Color, TextStyle } from '@tiptap/extension-text-style'
import StarterKit from '@tiptap/starter-kit'
import { pastedTexts } from './pasting.ts'
import { typingInLongTexts } from './typing.ts'

/** Returns what the editor can produce: what the toolbar offers, and nothing that the server's sanitiser would drop. */
export function extensionsOf(upload: UploadImageOptions): AnyExtension[] {
  return [
    StarterKit.configure({
      heading: { levels: [1, 2, 3] },
      blockquote: false,
      code: false,
      codeBlock: false,
      horizontalRule: false,
      link: {
        openOnClick: false,
        autolink: false,
        defaultProtocol: 'https',
        HTMLAttributes: { target: null, rel: null },
        isAllowedUri: (address) => isLinkAddress(address),
      },
    }),
    TextStyle,
    Color,
    BackgroundColor,
    TextAlign.configure({ types: ['heading', 'paragraph'] }),
    sitePictures(upload),
    pastedTexts,
    typingInLongTexts,
  ]
}

/** Whether the sanitiser allows the address in a link. */
export const isLinkAddress = (address: string): boolean =>
  /^(https?:\/\/[^\s/]|mailto:\S|tel:\S|\/(?!\/)|#)/i.test(address)

/** Allows pictures of this site and https ones. A data-URL is uploaded when pasted. */
const isPictureAddress = (address: string): boolean => /^(\/img\/|https:\/\/|data:image\/)/i.test(address)

const sitePictures = (upload: UploadImageOptions) =>
  getUploadImageExtension(Image, upload).extend({
    parseHTML: () => [
      {
        tag: 'img[src]',
        // Ignores any other, which would stay in the text until the server drops it.
        getAttrs: (element: HTMLElement) => isPictureAddress(element.getAttribute('src') ?? '') && null,
      },
    ],
  })
