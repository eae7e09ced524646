import { Alert, Button, Stack, Text } from '@mantine/core'
import { panel } from '../../../contract/texts/panel.ts'
import { errorText } from '../calls.ts'

/** Shows in the server's words why loading failed, and a button to try again. */
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
