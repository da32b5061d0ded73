import type { ReactNode } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'

/** A question before something that cannot be taken back. */
export function AskDialog(props: {
  title: string
  children: ReactNode
  action: string
  cancel: string
  busy: boolean
  onAct: () => void
  onClose: () => void
}) {
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <Stack gap={20}>
        <p>{props.children}</p>
        <Row>
          <Button variant="dangerFilled" loading={props.busy} onClick={props.onAct}>
            {props.action}
          </Button>
          <Button onClick={props.onClose}>{props.cancel}</Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
