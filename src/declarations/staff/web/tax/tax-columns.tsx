import { TwoLines } from '#back-office/web/frame/two-lines.tsx'
import { formatDay } from '#platform/shared/day-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Money } from '#platform/ui/money.tsx'
import type { Column } from '#platform/ui/table.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { StaffTax } from '../../tax-contract.ts'
import styles from '../declarations-staff.module.css'
import type { taxPaymentsStaffText } from '../tax-payments-staff.text.ts'
import { useWhoseColumns } from './whose-columns.tsx'

type Acts = { onMatch: (tax: StaffTax) => void; onStatement: (tax: StaffTax) => void }

export function useTaxColumns({ onMatch, onStatement }: Acts): Column<StaffTax>[] {
  const t = useText<typeof taxPaymentsStaffText>('tax-payments-staff')
  const lang = useLang()
  const whose = useWhoseColumns<StaffTax>()
  return [
    ...whose,
    {
      key: 'owed',
      header: t('owed'),
      numeric: true,
      cell: ({ outstanding, payable, currency }) => (
        <TwoLines
          second={
            outstanding !== payable && t('ofAll', { sum: formatMoney({ amount: payable, currency }, lang) })
          }
        >
          <Money value={{ amount: outstanding, currency }} strong />
        </TwoLines>
      ),
    },
    {
      key: 'payBy',
      header: t('payBy'),
      cell: ({ payBy, late }) =>
        payBy === null ? (
          '–'
        ) : (
          <TwoLines second={late && <span className={styles.bad}>{t('isLate')}</span>}>
            <DateText value={payBy} format="medium" />
          </TwoLines>
        ),
    },
    { key: 'state', header: t('state'), cell: (tax) => <Known tax={tax} /> },
    {
      key: 'action',
      header: t('action'),
      onPhone: 'bare',
      cell: (tax) => (
        <span className={styles.actions}>
          <Button
            size={32}
            aria-label={t('openNamed', { number: tax.number, company: tax.company })}
            onClick={() => onMatch(tax)}
          >
            {t('open')}
          </Button>
          <Button
            size={32}
            variant="subtle"
            aria-label={t('readNamed', { company: tax.company })}
            onClick={() => onStatement(tax)}
          >
            {t('statement')}
          </Button>
        </span>
      ),
    },
  ]
}

/** The most telling of what is known: a difference, the last proof, a missing account. */
function Known({ tax: { toDos, proofs, payee, currency } }: { tax: StaffTax }) {
  const t = useText<typeof taxPaymentsStaffText>('tax-payments-staff')
  const lang = useLang()
  const open = toDos.filter(({ settledAt }) => settledAt === null)
  const last = proofs.at(-1)
  const words = open.map(({ kind, amount }) =>
    t(`toDo_${kind}`, { sum: formatMoney({ amount, currency }, lang) }),
  )
  if (words.length > 0) return <span className={styles.warn}>{words.join(lang === 'zh' ? '；' : '; ')}</span>
  if (last)
    return (
      <TwoLines second={last.payer}>
        {t('proofOf', { sum: formatMoney(last, lang), day: formatDay(last.paidOn, lang, 'medium') })}
      </TwoLines>
    )
  if (!payee?.reference) return <span className={styles.warn}>{t('noPayee')}</span>
  return <span className={styles.quiet}>{t('nothingSent')}</span>
}
