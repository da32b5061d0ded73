import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { IconAlertTriangle, IconBan, IconCheck } from '#platform/ui/icons.ts'
import { Skeleton, SkeletonBar } from '#platform/ui/skeleton.tsx'
import type { OutputOf } from '#platform/shared/call.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { answerChecks } from '../../checks-contract.ts'
import { showAnswer } from '../review/show-answer.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import type { checksText } from './checks.text.ts'
import styles from './checks.module.css'

type Check = OutputOf<typeof answerChecks>['records'][number]

const ICONS = { wrong: IconBan, look: IconAlertTriangle, good: IconCheck }

/** What stands out in the answers. Hints only: the verdict is the reader's. */
export function ChecksCard() {
  const { data } = useWorkOrder()
  const isSubmitted = data.forms.some((form) => form.submissions.length > 0)
  return isSubmitted ? <Checks workOrderId={data.workOrder.id} /> : null
}

function Checks({ workOrderId }: { workOrderId: string }) {
  const t = useText<typeof checksText>('checks')
  const read = useCallQuery(answerChecks, { workOrderId }, { staff: true })
  return (
    <div className={styles.place}>
      <Card
        title={t('title')}
        level={3}
        aside={<span className={styles.second}>{t('hints')}</span>}
        flush
        ruled
      >
        {read.data ? (
          <Found records={read.data.records} compared={read.data.compared.length} />
        ) : read.error ? (
          <p className={styles.line}>
            {t('failed')} <Button onClick={() => void read.refetch()}>{t('again')}</Button>
          </p>
        ) : (
          <div className={styles.line}>
            <Skeleton label={t('loading')}>
              <SkeletonBar width={260} />
            </Skeleton>
          </div>
        )}
      </Card>
    </div>
  )
}

function Found({ records, compared }: { records: readonly Check[]; compared: number }) {
  const t = useText<typeof checksText>('checks')
  return (
    <>
      {records.length > 0 && (
        <ul className={styles.list}>
          {records.map((check) => (
            <OneCheck key={`${check.nodeId}/${check.path}/${check.text}`} check={check} />
          ))}
        </ul>
      )}
      <p className={styles.foot}>
        {records.some(({ level }) => level !== 'good') ? '' : t('nothing')}
        {compared > 0 ? t('compared', { count: compared }) : t('comparedProfile')}
      </p>
    </>
  )
}

function OneCheck({ check: { path, level, what, text } }: { check: Check }) {
  const t = useText<typeof checksText>('checks')
  const Icon = ICONS[level]
  return (
    <li className={styles.line}>
      <Icon size={18} className={styles[level]} aria-label={t(`level_${level}`)} role="img" />
      <div className={styles.words}>
        <button type="button" className={styles.what} onClick={() => showAnswer(path)}>
          {what}
        </button>
        <span className={styles.second}>{text}</span>
      </div>
    </li>
  )
}
