import { useState } from 'react'
import { TwoLines } from '#back-office/web/frame/two-lines.tsx'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { SelectField } from '#platform/ui/field.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Money } from '#platform/ui/money.tsx'
import type { Column } from '#platform/ui/table.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { creditTax, type ReadStatement } from '../../tax-contract.ts'
import styles from '../declarations-staff.module.css'
import type { taxPaymentsStaffText } from '../tax-payments-staff.text.ts'

type Line = ReadStatement['lines'][number]
type Of = { companyId: string; currency: string; onChanged: () => void }

export function useLineColumns(of: Of): Column<Line>[] {
  const t = useText<typeof taxPaymentsStaffText>('tax-payments-staff')
  return [
    { key: 'on', header: t('day'), cell: ({ on }) => <DateText value={on} format="medium" /> },
    {
      key: 'amount',
      header: t('amount'),
      numeric: true,
      primary: true,
      cell: ({ amount }) => <Money value={{ amount, currency: of.currency }} strong />,
    },
    {
      key: 'line',
      header: t('line'),
      named: true,
      cell: ({ reference, payer }) => <TwoLines second={payer}>{reference || '–'}</TwoLines>,
    },
    { key: 'outcome', header: t('outcome'), cell: (line) => <Outcome line={line} of={of} /> },
  ]
}

function Outcome({ line, of }: { line: Line; of: Of }) {
  const t = useText<typeof taxPaymentsStaffText>('tax-payments-staff')
  const { outcome, taxes, isOtherPayer } = line
  const [first] = taxes
  const tax = first && { number: first.number, period: first.period }
  if (outcome === 'KNOWN')
    return <span className={styles.quiet}>{tax ? t('out_KNOWN', tax) : t('out_KNOWN_gone')}</span>
  if (outcome === 'EXACT' && tax) return t('out_EXACT', tax)
  if (!tax) return <span className={styles.warn}>{t('out_UNKNOWN')}</span>
  return (
    <Stack gap={8}>
      <span className={styles.warn}>
        {t(isOtherPayer ? 'out_PAYER' : outcome === 'SEVERAL' ? 'out_SEVERAL' : 'out_NONE')}
      </span>
      <Choose line={line} of={of} />
    </Stack>
  )
}

/** A line that somebody decides on; the difference becomes a to-do of that tax. */
function Choose({ line, of: { companyId, currency, onChanged } }: { line: Line; of: Of }) {
  const t = useText<typeof taxPaymentsStaffText>('tax-payments-staff')
  const lang = useLang()
  const [picked, setPicked] = useState('')
  const credit = useStaffAction(creditTax, { done: t('creditDone'), onDone: onChanged, toastsAll: true })
  const { on, amount, reference, payer, taxes } = line
  const tax = taxes.find(({ id }) => id === picked)
  const nameOf = ({ number, period, outstanding }: Line['taxes'][number]) => {
    const missing = outstanding - amount
    const sum = formatMoney({ amount: Math.abs(missing), currency }, lang)
    return t(missing === 0 ? 'fit_SAME' : missing > 0 ? 'fit_SHORT' : 'fit_OVER', {
      number,
      period,
      sum,
    })
  }
  return (
    <Row gap={8} align="end">
      <SelectField
        label={t('chooseTax', { sum: formatMoney({ amount, currency }, lang) })}
        hideLabel
        value={picked}
        placeholder={t('notMatched')}
        options={taxes.map((one) => ({ value: one.id, label: nameOf(one) }))}
        onChange={({ target }) => setPicked(target.value)}
      />
      {tax && (
        <Button
          size={32}
          loading={credit.pending}
          onClick={() =>
            credit.run({ companyId, id: tax.id, revision: tax.revision, on, amount, reference, payer })
          }
        >
          {t('matchLine')}
        </Button>
      )}
    </Row>
  )
}
