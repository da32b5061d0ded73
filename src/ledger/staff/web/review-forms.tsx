import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { exponentOf } from '#platform/shared/currency-exponent.ts'
import { parseDecimal, POINT_DECIMALS } from '#platform/shared/decimal.ts'
import { plainAmount } from '#platform/shared/format-money.ts'
import { Button } from '#platform/ui/button.tsx'
import { TextAreaField, TextField } from '#platform/ui/field.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import { acceptLedgerLine, returnLedgerLine, type StaffLine } from '../contract.ts'
import type { ledgerStaffText } from './ledger-staff.text.ts'

type Props = { line: StaffLine; onBack: () => void; onDone: () => void }

const seen = ({ companyId, id, revision }: StaffLine) => ({ companyId, id, revision })

/** Accepts a line of which only a part is deducted. */
export function PartForm({ line, onBack, onDone }: Props) {
  const t = useText<typeof ledgerStaffText>('ledger-staff')
  const { vat: amount, currency } = line
  const [typed, setTyped] = useState(plainAmount({ amount, currency }))
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<{ deductible?: string; note?: string }>({})
  const accept = useStaffAction(acceptLedgerLine, { done: t('accepted'), onDone, toastsAll: true })
  const submit = () => {
    const deductible = parseDecimal(typed, exponentOf(currency), POINT_DECIMALS)
    setErrors({
      ...(deductible === null && { deductible: t('amountUnclear') }),
      ...(note.trim() === '' && { note: t('reasonMissing') }),
    })
    if (deductible !== null && note.trim() !== '') accept.run({ ...seen(line), deductible, note })
  }
  return (
    <ReviewForm submit={t('accept')} pending={accept.pending} onSubmit={submit} onBack={onBack}>
      <TextField
        label={t('deductible')}
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        end={currency}
        value={typed}
        error={errors.deductible ?? accept.errors['deductible']}
        onChange={({ target }) => setTyped(target.value)}
      />
      <TextAreaField
        label={t('reasonOfPart')}
        rows={2}
        maxLength={500}
        value={note}
        error={errors.note ?? accept.errors['note']}
        onChange={({ target }) => setNote(target.value)}
      />
    </ReviewForm>
  )
}

/** Sends a line back with a reason. */
export function ReturnForm({ line, onBack, onDone }: Props) {
  const t = useText<typeof ledgerStaffText>('ledger-staff')
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const send = useStaffAction(returnLedgerLine, { done: t('returned'), onDone, toastsAll: true })
  const submit = () => {
    setError(reason.trim() === '' ? t('reasonMissing') : undefined)
    if (reason.trim() !== '') send.run({ ...seen(line), reason })
  }
  return (
    <ReviewForm submit={t('returnNow')} pending={send.pending} onSubmit={submit} onBack={onBack}>
      <TextAreaField
        label={t('reason')}
        rows={3}
        maxLength={500}
        value={reason}
        error={error ?? send.errors['reason']}
        onChange={({ target }) => setReason(target.value)}
      />
    </ReviewForm>
  )
}

export function ReviewForm(props: {
  submit: string
  pending: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onInput?: (event: FormEvent<HTMLFormElement>) => void
  onBack: () => void
  children: ReactNode
}) {
  const { submit, pending, onSubmit, onInput, onBack, children } = props
  const t = useText<typeof ledgerStaffText>('ledger-staff')
  const form = useRef<HTMLFormElement>(null)
  // It opens below a tall preview.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus()
    form.current?.scrollIntoView({ block: 'end' })
  }, [])
  const onForm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(event)
  }
  return (
    <form ref={form} noValidate onSubmit={onForm} onInput={onInput}>
      <Stack gap={16}>
        {children}
        <Row gap={12}>
          <Button type="submit" variant="primary" loading={pending}>
            {submit}
          </Button>
          <Button onClick={onBack}>{t('back')}</Button>
        </Row>
      </Stack>
    </form>
  )
}
