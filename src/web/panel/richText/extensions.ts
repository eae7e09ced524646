import { getUploadImageExtension, type UploadImageOptions } from '@mantine/tiptap'
import type { AnyExtension } from '@tiptap/core'
import Image from '@tiptap/extension-image'
import TextAlign from '@tiptap/extension-text-align'
import { BackgroundColor, Color, TextStyle } from '@tiptap/extension-text-style'
import StarterKit from '@tiptap/starter-kit'
import { pastedTexts } from './pasting.ts'
import { typingInLongTexts } from './typing.ts'

/** What the editor can make: what the toolbar offers, and nothing that the server's sanitiser would drop. */
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

/** The addresses that the sanitiser lets a link have. */
export const isLinkAddress = (address: string): boolean =>
  /^(https?:\/\/[^\s/]|mailto:\S|tel:\S|\/(?!\/)|#)/i.test(address)

/** Pictures of this site and of https ones; one that comes as data is uploaded as it is pasted. */
const isPictureAddress = (address: string): boolean => /^(\/img\/|https:\/\/|data:image\/)/i.test(address)

const sitePictures = (upload: UploadImageOptions) =>
  getUploadImageExtension(Image, upload).extend({
    parseHTML: () => [
      {
        tag: 'img[src]',
        // Any other is not read at all: it would stand in the text until the server drops it.
        getAttrs: (element: HTMLElement) => isPictureAddress(element.getAttribute('src') ?? '') && null,
      },
    ],
  })
