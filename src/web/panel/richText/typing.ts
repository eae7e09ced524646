import { Extension } from '@tiptap/core'
import { Plugin, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/** From this size on (in the document's positions) the browser's own way to insert a character is felt. */
const LONG = 50_000

/**
 * Writes what is typed into a long text by the editor's own state. A browser that inserts a character itself walks
 * through all of an editable element more than once. Keyboards on glass are left to the browser, which corrects and
 * completes what they type; so is what is composed of several keys.
 */
export const typingInLongTexts = Extension.create({
  name: 'typingInLongTexts',
  addProseMirrorPlugins: () => [new Plugin({ props: { handleKeyPress: insertTyped } })],
})

function insertTyped(view: EditorView, event: KeyboardEvent): boolean {
  const { doc, selection } = view.state
  if (doc.content.size < LONG || !(selection instanceof TextSelection)) return false
  if (event.key.length !== 1 || !window.matchMedia('(pointer: fine)').matches) return false
  if (!isAt(view, selection)) return false
  const { from, to } = selection
  const insert = () => view.state.tr.insertText(event.key, from, to).scrollIntoView()
  // What stands for something else, as `# ` for a heading, is another's to write.
  if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, event.key, insert)))
    view.dispatch(insert())
  return true
}

/** Whether the page's selection is this one: after a key that moved it, the editor hears of it a little later. */
function isAt(view: EditorView, { anchor, head }: TextSelection): boolean {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection() ?? {}
  if (!anchorNode || !focusNode || anchorOffset === undefined || focusOffset === undefined) return false
  return view.posAtDOM(anchorNode, anchorOffset) === anchor && view.posAtDOM(focusNode, focusOffset) === head
}
