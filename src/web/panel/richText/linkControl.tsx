import { Button, Checkbox, Group, Popover, Stack, TextInput } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { editor as texts } from '../../../contract/texts/panel.ts'
import { webAddress } from '../inputs/webAddress.ts'
import { isLinkAddress } from './extensions.ts'
import { LinkIcon } from './icons.tsx'

interface Draft {
  readonly href: string
  readonly newTab: boolean
  /** The selection when the dialog was opened. */
  readonly from: number
  readonly to: number
}

/** Puts a link on the selected text. A dialog in the page asks for its address. */
export function LinkControl({ editor }: { editor: Editor }) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [error, setError] = useState<string | null>(null)
  const active = useEditorState({ editor, selector: () => editor.isActive('link') })

  const open = () => {
    if (active) editor.commands.extendMarkRange('link')
    const { from, to } = editor.state.selection
    const { href = '', target } = editor.getAttributes('link')
    setError(null)
    setDraft({ href: String(href), newTab: target === '_blank', from, to })
  }
  const put = () => {
    if (!draft) return
    const href = webAddress(draft.href.trim())
    if (!isLinkAddress(href)) return setError(texts.linkInvalid)
    putLink(editor, { ...draft, href })
    setDraft(null)
  }
  const remove = () => {
    if (draft) editor.chain().focus().setTextSelection(draft).unsetLink().run()
    setDraft(null)
  }

  return (
    <Popover
      opened={draft !== null}
      onDismiss={() => setDraft(null)}
      trapFocus
      returnFocus
      withinPortal
      width={320}
    >
      <Popover.Target>
        <RichTextEditor.Control
          aria-label={texts.link}
          title={texts.link}
          active={active}
          onClick={() => (draft ? setDraft(null) : open())}
        >
          <LinkIcon />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.link}>
        {draft && (
          <Stack gap="sm">
            <TextInput
              label={texts.linkAddress}
              description={texts.linkHelp}
              error={error}
              value={draft.href}
              onChange={(event) => setDraft({ ...draft, href: event.currentTarget.value })}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                put()
              }}
            />
            <Checkbox
              label={texts.linkNewTab}
              checked={draft.newTab}
              onChange={(event) => setDraft({ ...draft, newTab: event.currentTarget.checked })}
            />
            <Group justify="flex-end">
              {active && (
                <Button size="xs" variant="default" onClick={remove}>
                  {texts.linkRemove}
                </Button>
              )}
              <Button size="xs" onClick={put}>
                {texts.linkSave}
              </Button>
            </Group>
          </Stack>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}

/** Without a selection the address itself becomes the text. */
function putLink(editor: Editor, { href, newTab, from, to }: Draft): void {
  const attributes = { href, target: newTab ? '_blank' : null, rel: newTab ? 'noopener noreferrer' : null }
  const chain = editor.chain().focus().setTextSelection({ from, to })
  if (from === to)
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: attributes }] }).run()
  else chain.setLink(attributes).run()
}
