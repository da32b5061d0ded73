import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { Button } from '#platform/ui/button.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Table } from '#platform/ui/table.tsx'
import { useText } from '#platform/web/text.ts'
import { matchTaxStatement, type ReadStatement } from '../../tax-contract.ts'
import styles from '../declarations-staff.module.css'
import type { taxPaymentsStaffText } from '../tax-payments-staff.text.ts'
import { useLineColumns } from './line-columns.tsx'

type Props = {
  of: { companyId: string; country: string }
  found: ReadStatement
  busy: boolean
  /** Something was credited: the statement is to be read again. */
  onChanged: () => void
  onAnother: () => void
  onClose: () => void
}

/** What each line pays: the exact ones in one press, the rest with the difference. */
export function StatementLines({ of, found, busy, onChanged, onAnother, onClose }: Props) {
  const t = useText<typeof taxPaymentsStaffText>('tax-payments-staff')
  const exact = found.lines.filter(({ outcome }) => outcome === 'EXACT')
  const match = useStaffAction(matchTaxStatement, {
    done: ({ lines }) => {
      const count = lines.filter(({ outcome }) => outcome === 'EXACT').length
      return t('matched', { count })
    },
    onDone: onChanged,
    toastsAll: true,
  })
  const columns = useLineColumns({ ...of, currency: found.currency, onChanged })
  return (
    <Stack gap={16}>
      <Problems found={found} />
      {found.lines.length > 0 ? (
        <Table
          caption={t('lines')}
          columns={columns}
          rows={found.lines}
          rowKey={({ line, outcome }) => `${line} ${outcome}`}
          dense
        />
      ) : (
        <p>{t('noLines')}</p>
      )}
      {found.left > 0 && <p className={styles.quiet}>{t('left', { count: found.left })}</p>}
      <Row gap={12}>
        <Button
          variant="primary"
          loading={match.pending || busy}
          reason={exact.length === 0 ? t('noExact') : undefined}
          onClick={() =>
            match.run({
              ...of,
              lines: exact.map(({ on, amount, reference, payer }) => ({ on, amount, reference, payer })),
            })
          }
        >
          {exact.length === 0 ? t('noExact') : t('matchExact', { count: exact.length })}
        </Button>
        <Button onClick={onAnother}>{t('readAnother')}</Button>
        <Button variant="subtle" onClick={onClose}>
          {t('close')}
        </Button>
      </Row>
    </Stack>
  )
}

function Problems({ found: { problems } }: { found: ReadStatement }) {
  const t = useText<typeof taxPaymentsStaffText>('tax-payments-staff')
  if (problems.length === 0) return null
  return (
    <Notice tone="bad" title={t('problems')}>
      <ul className={styles.points}>
        {problems.map(({ line, column, problem }) => (
          <li key={`${line} ${column} ${problem}`}>
            {t('problemLine', { line, column: t(`column_${column}`), problem: t(`problem_${problem}`) })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
