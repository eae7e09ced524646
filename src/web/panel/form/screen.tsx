import { Button, Group, Stack, Text } from '@mantine/core'
import { useCallback } from 'react'
import { Link, useLocation } from 'react-router'
import type { Resource } from '../../../contract/resource.ts'
import { panel } from '../../../contract/texts/panel.ts'
import { ApiError } from '../../api.ts'
import { logFailure } from '../../log.ts'
import { type Address, type Area, hasFull } from '../area.ts'
import { readItem } from '../calls.ts'
import { HistoryLink } from '../history/link.tsx'
import { useQueryOfList } from '../listBehind.ts'
import { Gone } from '../ui/gone.tsx'
import { Heading } from '../ui/heading.tsx'
import { LoadFailure } from '../ui/loadFailure.tsx'
import { useLoad } from '../ui/useLoad.ts'
import { readDraft } from './drafts.ts'
import { RecordForm } from './form.tsx'
import type { OpenedForm, Target } from './types.ts'

interface FormScreenProps {
  readonly area: Area
  readonly resource: Resource
  /** The record to edit; null creates one. */
  readonly id: string | null
  readonly userId: number
  /** Whether it has every field of the record. */
  readonly isFull?: boolean
  /** Content below the form of an existing record. */
  readonly below?: React.ReactNode
}

/** Creates or edits one record of a resource. */
export function FormScreen({ area, resource, id, userId, isFull = false, below }: FormScreenProps) {
  const address: Address =
    id === null ? { screen: 'create', resource } : { screen: isFull ? 'full' : 'edit', resource, id }
  const back = area.paths.list(resource.name) + useQueryOfList()
  const { state } = useLocation()
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Heading area={area} address={address} />
        <Group gap="xs">
          {id !== null && !isFull && area.paths.full && hasFull(area, resource) && (
            <Button component={Link} to={area.paths.full(resource.name, id)} state={state} variant="default">
              {panel.editFull}
            </Button>
          )}
          {id !== null && <HistoryLink area={area} resource={resource} id={id} />}
        </Group>
      </Group>
      <LoadedForm
        area={area}
        resource={resource}
        url={id === null ? area.calls.list(resource.name) : area.calls.item(resource.name, id)}
        {...(isFull && id !== null && { saveUrl: area.calls.full?.(resource.name, id) })}
        action={id === null ? 'create' : isFull ? 'full' : 'update'}
        draftKey={[area.audience, resource.name, id ?? 'nuevo', ...(isFull ? ['datos'] : []), userId].join(
          '/',
        )}
        back={back}
        below={below}
      />
    </Stack>
  )
}

/** A form whose record and draft are loaded. */
export function LoadedForm(target: Target) {
  const { data, error, reload } = useOpened(target)
  if (error instanceof ApiError && error.status === 404) return <Gone back={target.back} />
  if (error !== undefined) return <LoadFailure error={error} onRetry={reload} />
  if (!data) return <Text role="status">{target.resource.texts.loadingItem ?? panel.loading}</Text>
  return (
    <>
      <RecordForm target={target} opened={data} />
      {target.below}
    </>
  )
}

function useOpened({ url, action, draftKey }: Target) {
  const load = useCallback(
    async (signal: AbortSignal): Promise<OpenedForm> => {
      const [found, draft] = await Promise.all([
        action === 'create' ? null : readItem(url, signal),
        readDraft(draftKey).catch((error: unknown) => logFailure('No se pudo leer el borrador:', error)),
      ])
      return { item: found?.data ?? null, etag: found?.etag ?? null, draft: draft ?? null }
    },
    [url, action, draftKey],
  )
  return useLoad(load)
}
