import { Button } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { historyTexts as texts } from '../../../contract/texts/history.ts'
import { historyPath, type Subject } from './addresses.ts'

/** Leads from a record's form to its history, if it has one. */
export function HistoryLink(subject: Subject) {
  const { state } = useLocation()
  if (subject.resource.unversioned) return null
  return (
    <Button component={Link} to={historyPath(subject)} state={state} variant="default">
      {texts.link}
    </Button>
  )
}
