import { Extension } from '@tiptap/core'
import { Plugin, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/** From this size on (in the document's positions) the browser's own insertion of a character is noticeably slow. */
const LONG = 50_000

/**
 * Inserts typed characters into a long text through the editor's state. A browser that inserts a character itself walks
 * through all of an editable element more than once. Leaves touch keyboards to the browser, which corrects and
 * completes their words, and also characters composed of several keys.
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
  // Input rules, such as `# ` for a heading, come first.
  if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, event.key, insert)))
    view.dispatch(insert())
  return true
}

/** Whether the page's selection equals the editor's, which follows a little later after a key that moved it. */
function isAt(view: EditorView, { anchor, head }: TextSelection): boolean {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection() ?? {}
  if (!anchorNode || !focusNode || anchorOffset === undefined || focusOffset === undefined) return false
  return view.posAtDOM(anchorNode, anchorOffset) === anchor && view.posAtDOM(focusNode, focusOffset) === head
}
