import { RichTextEditor } from '@mantine/tiptap'
import { type Editor, useEditorState } from '@tiptap/react'
import { editor as texts } from '../../../contract/texts/panel.ts'
import { AltIcon } from './icons.tsx'

/** Changes the alternative text of the selected picture. */
export function AltControl({
  editor,
  ask,
}: {
  editor: Editor
  ask: (src: string, alt: string) => Promise<string>
}) {
  const selected = useEditorState({ editor, selector: () => editor.isActive('image') })
  const change = async () => {
    const { src, alt } = editor.getAttributes('image')
    const said = await ask(String(src), String(alt ?? ''))
    editor.chain().focus().updateAttributes('image', { alt: said }).run()
  }
  return (
    <RichTextEditor.Control aria-label={texts.alt} title={texts.alt} disabled={!selected} onClick={change}>
      <AltIcon />
    </RichTextEditor.Control>
  )
}
