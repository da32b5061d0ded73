import type { ReactNode } from 'react'
import { FormDialog } from '#platform/ui/form-dialog.tsx'

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
    <FormDialog
      title={props.title}
      onClose={props.onClose}
      form={{ busy: props.busy, onSubmit: props.onAct }}
      submit={props.action}
      cancel={props.cancel}
      danger
    >
      <p>{props.children}</p>
    </FormDialog>
  )
}
