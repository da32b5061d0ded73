import { useId, useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { exponentOf } from '#platform/shared/currency-exponent.ts'
import { parseDecimal } from '#platform/shared/decimal.ts'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { formatMoney } from '#platform/shared/format-money.ts'
import { TextAreaField, TextField } from '#platform/ui/field.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { adjust, type DeclarationWorkDetail } from '../../contract.ts'
import type { declarationWorkText } from '../declaration-work.text.ts'
import { boxNow } from './adjusted.ts'

type Typed = { box: string; amount: string; reason: string }

/** Adds an amount to a box. Boxes that follow from others are not among the suggestions. */
export function AdjustDialog({ work, onClose }: { work: DeclarationWorkDetail; onClose: () => void }) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const listId = useId()
  const [typed, setTyped] = useState<Typed>({ box: '', amount: '', reason: '' })
  const [missing, setMissing] = useState<Partial<Typed>>({})
  const send = useStaffAction(adjust, { done: t('adjusted'), onDone: onClose })
  const currency = work.payable?.currency ?? 'EUR'
  const change = useChange(work, { box: typed.box.trim(), amount: typed.amount, currency })
  const boxes = work.boxes.filter(({ parts }) => parts.length > 0).map(({ box }) => box)
  const field = (name: keyof Typed) => ({
    value: typed[name],
    error: missing[name] ?? send.errors[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })
  const submit = () => {
    const amount = amountOf(typed.amount, currency)
    const wrong = {
      ...(typed.box.trim() === '' && { box: t('boxMissing') }),
      ...(!amount && { amount: t('adjustAmountWrong') }),
      ...(typed.reason.trim() === '' && { reason: t('reasonMissing') }),
    }
    setMissing(wrong)
    if (!amount || Object.keys(wrong).length > 0) return
    const { company, id, revision } = work
    send.run({ companyId: company.id, id, revision, box: typed.box, amount, reason: typed.reason })
  }
  return (
    <FormDialog
      title={t('adjustTitle')}
      onClose={onClose}
      form={{
        busy: send.pending,
        onSubmit: () => {
          submit()
        },
      }}
      submit={t('adjustNow')}
      cancel={t('cancel')}
    >
      <p>{t('adjustText')}</p>
      <TextField
        label={t('adjustBox')}
        help={change ?? (boxes[0] && t('adjustBoxHelp', { box: boxes[0] }))}
        maxLength={40}
        spellCheck={false}
        list={listId}
        data-autofocus
        {...field('box')}
      />
      <datalist id={listId}>
        {boxes.map((box) => (
          <option key={box} value={box}>
            {box}
          </option>
        ))}
      </datalist>
      <TextField
        label={t('adjustAmount', { currency })}
        help={t('adjustAmountHelp')}
        inputMode="text"
        maxLength={24}
        {...field('amount')}
      />
      <TextAreaField label={t('reason')} rows={3} maxLength={1000} {...field('reason')} />
    </FormDialog>
  )
}

const amountOf = (typed: string, currency: string) =>
  parseDecimal(typed.replace('−', '-'), exponentOf(currency))

/** What the named box comes to now, and with the amount typed so far. */
function useChange(
  work: DeclarationWorkDetail,
  { box, amount, currency }: { box: string; amount: string; currency: string },
): string | undefined {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const lang = useLang()
  const now = boxNow(work, box)
  if (now === null) return undefined
  const money = (sum: number) => formatMoney({ amount: sum, currency }, lang)
  const added = amountOf(amount, currency)
  return added
    ? t('adjustWas', { before: money(now), after: money(now + added) })
    : t('adjustBoxNow', { before: money(now) })
}
