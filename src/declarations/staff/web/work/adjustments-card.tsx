import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Money } from '#platform/ui/money.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { takeBackAdjustment, type DeclarationWorkDetail } from '../../contract.ts'
import type { declarationWorkText } from '../declaration-work.text.ts'
import { offeredWork } from '../offered-work.ts'
import { adjustedBox } from './adjusted.ts'
import { AdjustDialog } from './adjust-dialog.tsx'
import styles from '../declarations-staff.module.css'

type Props = { work: DeclarationWorkDetail }

/** What was added by hand, why and by whom; each can be taken back as long as nothing was filed. */
export function AdjustmentsCard({ work }: Props) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const [adjusting, setAdjusting] = useState(false)
  const { adjust } = offeredWork(work)
  if (!adjust && work.adjustments.length === 0) return null
  return (
    <Card
      title={t('adjustments')}
      aside={
        adjust && (
          <Button size={32} onClick={() => setAdjusting(true)}>
            {t('adjust')}
          </Button>
        )
      }
    >
      {work.adjustments.length === 0 && <p className={styles.quiet}>{t('noAdjustments')}</p>}
      <Stack gap={16}>
        {work.adjustments.map((one) => (
          <Adjustment key={one.id} work={work} adjustment={one} mayTakeBack={adjust} />
        ))}
      </Stack>
      {adjusting && <AdjustDialog work={work} onClose={() => setAdjusting(false)} />}
    </Card>
  )
}

function Adjustment(
  props: Props & { adjustment: DeclarationWorkDetail['adjustments'][number]; mayTakeBack: boolean },
) {
  const { work, adjustment, mayTakeBack } = props
  const t = useText<typeof declarationWorkText>('declaration-work')
  const lang = useLang()
  const undo = useStaffAction(takeBackAdjustment, { done: t('takenBack'), toastsAll: true })
  const { id, box, amount, reason, by, at } = adjustment
  const currency = work.payable?.currency ?? 'EUR'
  const value = { amount, currency }
  const change = adjustedBox(work, id)
  const money = (sum: number) => formatMoney({ amount: sum, currency }, lang)
  return (
    <Row gap={16} between align="start">
      <div className={styles.words}>
        <p>
          <b>{t('boxOf', { box })}</b> <Money value={value} strong />
        </p>
        {change && (
          <p className={styles.quiet}>
            {t('adjustWas', { before: money(change.before), after: money(change.after) })}
          </p>
        )}
        <p>{reason}</p>
        <p className={styles.quiet}>
          {by} · <DateText value={at} format="fullTime" />
        </p>
      </div>
      {mayTakeBack && (
        <Button
          size={32}
          loading={undo.pending}
          aria-label={t('takeBackNamed', { amount: formatMoney(value, lang), box })}
          onClick={() => undo.run({ companyId: work.company.id, id: work.id, adjustmentId: id })}
        >
          {t('takeBack')}
        </Button>
      )}
    </Row>
  )
}
