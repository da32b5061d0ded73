import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import type { taxPaymentsStaffText } from '../tax-payments-staff.text.ts'

/** A form that opens inside a dialog, with the way back to its other acts. */
export function ActForm(props: {
  title: string
  text?: string
  submit: string
  pending: boolean
  onSubmit: () => void
  onBack: () => void
  children: ReactNode
}) {
  const { title, text, submit, pending, onSubmit, onBack, children } = props
  const t = useText<typeof taxPaymentsStaffText>('tax-payments-staff')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, textarea')?.focus()
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!pending) onSubmit()
  }
  return (
    <form ref={form} noValidate aria-label={title} onSubmit={send}>
      <Stack gap={16}>
        {text !== undefined && <p>{text}</p>}
        {children}
        <Row gap={12}>
          <Button type="submit" variant="primary" loading={pending}>
            {submit}
          </Button>
          <Button onClick={onBack}>{t('cancel')}</Button>
        </Row>
      </Stack>
    </form>
  )
}
