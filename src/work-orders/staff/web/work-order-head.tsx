import { Badge, type BadgeVariant } from '#platform/ui/badge.tsx'
import { cx } from '#platform/ui/cx.ts'
import { Flag } from '#platform/ui/flag.tsx'
import { IconUser } from '#platform/ui/icons.ts'
import { Lane } from '#platform/ui/lane/lane.tsx'
import { formatDay } from '#platform/shared/day-text.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { spentIn } from '#work-orders/spent.ts'
import { CLOCKS } from '#work-orders/time-per-turn.ts'
import { AssignControl } from './assign-control.tsx'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import type { StaffWorkOrder } from './review/review.ts'
import { PresenceLine } from './presence/presence-line.tsx'
import { OrderLine } from './team/order-line.tsx'
import { useTurnText } from './use-turn-text.ts'
import { urgencyOf } from '#work-orders/staff/web/waiting.ts'
import { WorkOrderMenu } from './work-order-menu.tsx'
import { useWorkOrder } from './work-order-scope.ts'
import styles from './work-order.module.css'

/** Company, service, whose turn since when and until when; the lane; the assignee. */
export function WorkOrderHead({ level }: { level: 1 | 2 }) {
  const { data } = useWorkOrder()
  const { workOrder, company, forms } = data
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const lang = useLang()
  const turnText = useTurnText()
  const submissions = Math.max(0, ...forms.map((form) => form.submissions.length))
  const Heading = `h${level}` as const
  const [name, other] =
    lang === 'zh' && company.nameOriginal
      ? [company.nameOriginal, company.name]
      : [company.name, company.nameOriginal]
  return (
    <header className={styles.head}>
      {level === 1 && <title>{`${workOrder.number} · ${name}`}</title>}
      <div className={styles.headText}>
        <p className={styles.eyebrow}>
          <Flag code={workOrder.country} size={18} />
          <span>{workOrder.number}</span>
          <span>{workOrder.product.name}</span>
          {submissions > 1 && <span>{t('submission', { count: submissions })}</span>}
        </p>
        <Heading className={styles.company} title={other ?? undefined}>
          {name}
        </Heading>
        <Badges />
        <TimePerTurn />
        {data.seesCompany && data.mayWork && <PresenceLine />}
        {data.seesCompany && data.mayWork && <OrderLine />}
      </div>
      <div className={styles.headSide}>
        <div className={styles.lane}>
          <Lane size="card" bare model={turnText.lane(workOrder)} />
        </div>
        <div className={styles.headActions}>
          {data.mayWork && data.seesCompany ? (
            <>
              <AssignControl />
              <WorkOrderMenu />
            </>
          ) : (
            workOrder.assignee && <span className={styles.reads}>{workOrder.assignee.name}</span>
          )}
        </div>
      </div>
    </header>
  )
}

/** Whose turn since when, until when, and what the seller reads. */
function Badges() {
  const { workOrder, company } = useWorkOrder().data
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const turnText = useTurnText()
  return (
    <div className={styles.badges}>
      <TurnBadge workOrder={workOrder} text={turnText.turn(workOrder)} />
      {workOrder.dueAt && workOrder.status === 'OPEN' && (
        <Badge large variant={DUE_LOOK[urgencyOf(workOrder.dueAt, workOrder.late, turnText.today)]}>
          {turnText.due(workOrder.dueAt, workOrder.late)}
        </Badge>
      )}
      <WhyOnHold />
      {company.sameVatNumber.length > 0 && (
        <Badge large variant="wrong">
          {t('sameVatNumber', { names: company.sameVatNumber.map(({ name }) => name).join(' · ') })}
        </Badge>
      )}
      <span className={styles.reads}>{t(company.lang === 'zh' ? 'readsChinese' : 'readsEnglish')}</span>
    </div>
  )
}

/** For how long it was whose turn. */
function TimePerTurn() {
  const { timePerTurn } = useWorkOrder().data.workOrder
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const parts = CLOCKS.filter((clock) => timePerTurn[clock] >= SHOWN_SECONDS).map((clock) => {
    const { unit, ...time } = spentIn(timePerTurn[clock])
    return t(`spent_${clock}`, { time: t(`spent_${unit}`, time) })
  })
  if (parts.length === 0) return null
  return <p className={styles.reads}>{`${t('spentSoFar')} ${parts.join(' · ')}`}</p>
}

/** Less than a minute says nothing. */
const SHOWN_SECONDS = 60

/** Why it is on hold and until when, as the seller reads it too. */
function WhyOnHold() {
  const { hold, statusReason, status } = useWorkOrder().data.workOrder
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const lang = useLang()
  if (status !== 'ON_HOLD') return null
  const until = hold?.until && t('heldUntil', { day: formatDay(hold.until, lang) })
  const parts = [until, hold && t(`hold_${hold.why}`), statusReason]
  return <span className={styles.whyOnHold}>{parts.filter(Boolean).join(' · ')}</span>
}

const DUE_LOOK = { late: 'late', today: 'dueSoon', calm: 'neutral' } as const

const STATUS_LOOK = { ON_HOLD: 'onHold', COMPLETED: 'finished', CANCELLED: 'cancelled' } as const

function TurnBadge({ workOrder, text }: { workOrder: StaffWorkOrder['workOrder']; text: string }) {
  const { status, turn } = workOrder
  const look: BadgeVariant =
    status !== 'OPEN' ? STATUS_LOOK[status] : turn === 'authority' ? 'authority' : 'agency'
  const ours = status === 'OPEN' && turn === 'agency'
  return (
    <Badge
      large
      variant={look}
      icon={status === 'OPEN' && turn === 'seller' ? <IconUser size={16} /> : undefined}
      className={cx(ours && styles.ours)}
    >
      {text}
    </Badge>
  )
}
