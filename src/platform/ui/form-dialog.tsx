import type { FormEvent, ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'
import { Row, Stack } from './layout.tsx'
import { Notice } from './notice.tsx'

/** What such a dialog needs of a form: one that makes a call has it, and so has a question with two answers. */
type DialogForm = {
  busy: boolean
  /** What the server refused as a whole. */
  refusal?: { message: string } | undefined
  onSubmit(event: FormEvent<HTMLFormElement>): void
  onInput?(event: FormEvent<HTMLFormElement>): void
}

type Buttons = {
  submit: ReactNode
  cancel: ReactNode
  /** It cannot be taken back: the focus is on the way out, where no field asks for it. */
  danger?: boolean
  disabled?: boolean
}

/** A dialog that is filled in, or only answered: what is to be done, and the way out beside it. */
export function FormDialog({
  form,
  submit,
  cancel,
  danger,
  disabled,
  children,
  ...dialog
}: DialogProps & Buttons & { form: DialogForm; size?: 'md' | 'lg' }) {
  return (
    <Dialog {...dialog}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // React hands it on to a form around the dialog too.
          event.stopPropagation()
          if (!form.busy) form.onSubmit(event)
        }}
        onInput={form.onInput}
      >
        <Stack gap={16}>
          {form.refusal && (
            <Notice tone="bad" role="alert">
              {form.refusal.message}
            </Notice>
          )}
          {children}
          <DialogButtons
            busy={form.busy}
            submit={submit}
            cancel={cancel}
            danger={danger}
            disabled={disabled}
            onClose={dialog.onClose}
          />
        </Stack>
      </form>
    </Dialog>
  )
}

/** The last row of a dialog: the deed, and the way out. */
export function DialogButtons(
  props: { [K in keyof Buttons]: Buttons[K] | undefined } & { busy: boolean; onClose: () => void },
) {
  const { submit, cancel, danger = false, disabled = false, busy, onClose } = props
  return (
    <Row gap={12}>
      <Button type="submit" variant={danger ? 'dangerFilled' : 'primary'} loading={busy} disabled={disabled}>
        {submit}
      </Button>
      <Button data-autofocus={danger ? '' : undefined} onClick={onClose}>
        {cancel}
      </Button>
    </Row>
  )
}
