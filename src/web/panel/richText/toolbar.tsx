import { RichTextEditor } from '@mantine/tiptap'
import type { Editor } from '@tiptap/react'
import { editor as texts } from '../../../contract/texts/panel.ts'
import { AltControl } from './altControl.tsx'
import { ColourControl } from './colourControl.tsx'
import { BACKGROUND_COLOURS, TEXT_COLOURS } from './colours.ts'
import { BackgroundIcon, TextColourIcon } from './icons.tsx'
import { LinkControl } from './linkControl.tsx'

/** The specification's toolbar, in its order. */
export function Toolbar({
  editor,
  askAlt,
}: {
  editor: Editor
  askAlt: (src: string, alt: string) => Promise<string>
}) {
  const colour = (value: string | null) =>
    value === null ? editor.chain().focus().unsetColor().run() : editor.chain().focus().setColor(value).run()
  const background = (value: string | null) =>
    value === null
      ? editor.chain().focus().unsetBackgroundColor().run()
      : editor.chain().focus().setBackgroundColor(value).run()
  return (
    <RichTextEditor.Toolbar role="toolbar" aria-label={texts.toolbar}>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H1 />
        <RichTextEditor.H2 />
        <RichTextEditor.H3 />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Underline />
        <RichTextEditor.Strikethrough />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <ColourControl
          editor={editor}
          label={texts.colour}
          attribute="color"
          colours={TEXT_COLOURS}
          onChoose={colour}
          icon={TextColourIcon}
        />
        <ColourControl
          editor={editor}
          label={texts.background}
          attribute="backgroundColor"
          colours={BACKGROUND_COLOURS}
          onChoose={background}
          icon={BackgroundIcon}
        />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.OrderedList />
        <RichTextEditor.BulletList />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.AlignLeft />
        <RichTextEditor.AlignCenter />
        <RichTextEditor.AlignRight />
        <RichTextEditor.AlignJustify />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <LinkControl editor={editor} />
        <RichTextEditor.ImageUpload />
        <AltControl editor={editor} ask={askAlt} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.ClearFormatting />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  )
}
