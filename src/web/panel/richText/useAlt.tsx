import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useCallback, useState } from 'react'
import { editor as texts } from '../../../contract/texts/panel.ts'
import { PanelDialog } from '../ui/dialog.tsx'

interface Question {
  readonly src: string
  readonly alt: string
  readonly answer: (alt: string) => void
}

/** Asks in a dialog what each picture shows, one after the other. */
export function useAlt() {
  const [questions, setQuestions] = useState<readonly Question[]>([])
  const ask = useCallback(
    (src: string, alt = '') =>
      new Promise<string>((answer) => setQuestions((waiting) => [...waiting, { src, alt, answer }])),
    [],
  )
  const [current] = questions
  const answer = (alt: string) => {
    current?.answer(alt)
    setQuestions((waiting) => waiting.slice(1))
  }
  const dialog = current && <AltDialog key={current.src} question={current} onAnswer={answer} />
  return { ask, dialog }
}

function AltDialog({ question, onAnswer }: { question: Question; onAnswer: (alt: string) => void }) {
  const [alt, setAlt] = useState(question.alt)
  return (
    <PanelDialog title={texts.altTitle} onClose={() => onAnswer(question.alt)}>
      <Stack>
        <img src={question.src} alt="" width={200} className="panel-preview" />
        <TextInput
          label={texts.alt}
          description={texts.altHelp}
          value={alt}
          maxLength={255}
          data-autofocus
          onChange={(event) => setAlt(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onAnswer(alt.trim())
          }}
        />
        <Group justify="flex-end">
          <Button onClick={() => onAnswer(alt.trim())}>{texts.altSave}</Button>
        </Group>
      </Stack>
    </PanelDialog>
  )
}
