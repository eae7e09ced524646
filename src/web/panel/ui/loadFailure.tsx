import { Alert, Button, Stack, Text } from '@mantine/core'
import { panel } from '../../../contract/texts/panel.ts'
import { errorText } from '../calls.ts'

/** What could not be loaded, in the server's words, and another try. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Alert color="red" role="alert">
      <Stack gap="xs" align="flex-start">
        <Text>{errorText(error)}</Text>
        <Button variant="default" onClick={onRetry}>
          {panel.retry}
        </Button>
      </Stack>
    </Alert>
  )
}
