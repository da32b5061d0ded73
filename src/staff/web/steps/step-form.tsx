import type { ReactNode } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import styles from '../steps.module.css'

/** Fields, and the one button that records them. */
export function StepForm({
  submit,
  pending,
  danger,
  reason,
  also,
  onSubmit,
  children,
}: {
  submit: string
  pending: boolean
  danger?: boolean
  /** Why it cannot be sent yet. */
  reason?: string | undefined
  /** Beside the button. */
  also?: ReactNode
  onSubmit: () => void
  children: ReactNode
}) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!pending && !reason) onSubmit()
      }}
    >
      <Stack gap={16}>
        {children}
        <div className={styles.actions}>
          <Button
            type="submit"
            variant={danger ? 'dangerFilled' : 'primary'}
            loading={pending}
            {...(reason && { reason })}
          >
            {submit}
          </Button>
          {also}
        </div>
      </Stack>
    </form>
  )
}
