import { Alert, Button, Stack, Text } from '@mantine/core'
import { messages } from '../../contract/textos.ts'
import { panel } from '../../contract/textosPanel.ts'
import { ApiError } from '../api.ts'

/** What could not be loaded, in the server's words, and another try. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Alert color="red" role="alert">
      <Stack gap="xs" align="flex-start">
        <Text>{error instanceof ApiError ? error.message : messages.internal}</Text>
        <Button variant="default" onClick={onRetry}>
          {panel.retry}
        </Button>
      </Stack>
    </Alert>
  )
}
