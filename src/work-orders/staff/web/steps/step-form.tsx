import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import styles from './steps.module.css'

/** The first field with an error; a group of choices has only its description. */
const WRONG = '[aria-invalid="true"]:not([tabindex="-1"]), fieldset[aria-describedby] input'

type StepFormProps = {
  submit: string
  pending: boolean
  danger?: boolean
  /** Why it cannot be submitted yet. */
  reason?: string | undefined
  /** Beside the button. */
  also?: ReactNode
  onSubmit: () => void
  children: ReactNode
}

/** Fields, and the one button that records them. */
export function StepForm(props: StepFormProps) {
  const { submit, pending, danger, reason, also, onSubmit, children } = props
  const form = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  // An error, found by the page or the server, may be above the visible part.
  useEffect(() => {
    if (attempts > 0 && !pending) form.current?.querySelector<HTMLElement>(WRONG)?.focus()
  }, [attempts, pending])
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAttempts(attempts + 1)
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
