import { formatMoney } from '#platform/shared/format-money.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { cx } from '#platform/ui/cx.ts'
import { DateText } from '#platform/ui/date-text.tsx'
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconBuildingBank,
  IconCheck,
  IconClock,
  IconX,
} from '#platform/ui/icons.ts'
import { Row } from '#platform/ui/layout.tsx'
import { paths } from '#paths.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { PaymentState } from '../contract.ts'
import type { paymentsText } from './payments.text.ts'
import styles from './pay-success-page.module.css'

const MARKS = {
  PAID: { Icon: IconCheck, look: styles.good },
  REFUSED: { Icon: IconAlertTriangle, look: styles.bad },
  PENDING: { Icon: IconClock, look: styles.waiting },
  PROCESSING: { Icon: IconClock, look: styles.waiting },
  TRANSFER: { Icon: IconBuildingBank, look: styles.waiting },
  REFUNDED: { Icon: IconArrowBackUp, look: styles.quiet },
  UNPAID: { Icon: IconClock, look: styles.waiting },
  CLOSED: { Icon: IconX, look: styles.quiet },
}

const WORDS = {
  PAID: ['paid', 'paidText'],
  REFUSED: ['refused', 'refusedText'],
  PENDING: ['pending', 'pendingText'],
  PROCESSING: ['processing', 'processingText'],
  TRANSFER: ['transfer', 'transferText'],
  REFUNDED: ['refunded', 'refundedText'],
  UNPAID: ['unpaid', 'unpaidText'],
  CLOSED: ['closed', 'closedText'],
} as const

/** The outcome of the payment, in one sentence, and the one next action. */
export function PayOutcome({ state }: { state: PaymentState }) {
  const t = useText<typeof paymentsText>('payments')
  const lang = useLang()
  const { Icon, look } = MARKS[state.state]
  const [title, text] = WORDS[state.state]
  return (
    <Card>
      <div className={styles.outcome} aria-live="polite">
        <span className={cx(styles.mark, look)} aria-hidden="true">
          <Icon size={28} />
        </span>
        <div>
          <h1>{t(title)}</h1>
          <p>{t(text, { number: state.orderNumber, sum: formatMoney(sumOf(state), lang) })}</p>
          {state.expiresAt && state.state !== 'PROCESSING' && (
            <p className={styles.until}>
              {t('payBy')} <DateText value={state.expiresAt} format="deadline" />
            </p>
          )}
        </div>
      </div>
      <Row gap={12} className={styles.actions}>
        <Actions state={state} />
        <ButtonLink href={paths.order(state.orderId)}>{t('seeOrder')}</ButtonLink>
      </Row>
    </Card>
  )
}

/** The amount: while money is awaited, what is still missing of it. */
const sumOf = ({ total, due }: PaymentState) => (due.amount > 0 ? due : total)

/** The method of the open payment. */
const methodOf = (state: PaymentState) =>
  state.payments.find((payment) => payment.status === 'PENDING' || payment.status === 'CREATED')?.method

function Actions({ state }: { state: PaymentState }) {
  const t = useText<typeof paymentsText>('payments')
  const lang = useLang()
  const choose = paths.pay(state.orderId)
  switch (state.state) {
    case 'PENDING':
      return (
        <>
          <ButtonLink variant="primary" href={paths.pay(state.orderId, { method: methodOf(state) })}>
            {t('goOn')}
          </ButtonLink>
          <ButtonLink href={paths.pay(state.orderId, { restart: true })}>{t('startAnew')}</ButtonLink>
        </>
      )
    case 'REFUSED':
      return (
        <>
          <ButtonLink
            variant="primary"
            href={paths.pay(state.orderId, { method: state.payments[0]?.method })}
          >
            {t('tryAgain')}
          </ButtonLink>
          <ButtonLink href={choose}>{t('payOtherwise')}</ButtonLink>
        </>
      )
    case 'UNPAID':
      return (
        <ButtonLink variant="primary" href={choose}>
          {t('pay', { sum: formatMoney(state.due, lang) })}
        </ButtonLink>
      )
    case 'TRANSFER':
      return <ButtonLink href={choose}>{t('payOtherwise')}</ButtonLink>
    default:
      return null
  }
}
