import { use } from 'react'
import { formatMoney } from '#platform/shared/format-money.ts'
import { formatDayRange, formatInstant } from '#platform/shared/day-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { IconCopy } from '#platform/ui/icons.ts'
import { Link } from '#platform/ui/link.tsx'
import { paths } from '#paths.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import type { nowText } from './now.text.ts'
import styles from './now.module.css'
import { Telephones } from './telephone-lines.tsx'

/** What was bought and paid, whom to ask, when it will be finished, and what else the company has here. */
export function AroundFacts() {
  const { workOrder, seesCompany } = useWorkOrder().data
  const t = useText<typeof nowText>('now')
  const lang = useLang()
  const { expectedFinish, status, statusReason } = workOrder
  return (
    <div className={styles.around}>
      <dl className={styles.facts}>
        <Fact name={t('bought')}>
          <Bought />
        </Fact>
        {seesCompany && (
          <>
            <Fact name={t('order')}>
              <OrderMoney />
            </Fact>
            <Fact name={t('contact')}>
              <Contacts />
            </Fact>
          </>
        )}
        {expectedFinish && (
          <Fact name={t('finish')}>
            {formatDayRange(expectedFinish.low, expectedFinish.high, lang, 'medium')}
            {expectedFinish.heldDays > 0 && (
              <span className={styles.moved}>{t('movedByHold', { count: expectedFinish.heldDays })}</span>
            )}
          </Fact>
        )}
        {statusReason && status === 'CANCELLED' && <Fact name={t('whyCancelled')}>{statusReason}</Fact>}
      </dl>
      <AlsoHere />
    </div>
  )
}

/** What else the company has here; folded, since it is looked up and not read each time. */
function AlsoHere() {
  const { others, moreOthers, numbers } = useWorkOrder().data.around
  const t = useText<typeof nowText>('now')
  if (others.length === 0 && numbers.length === 0) return null
  return (
    <details className={styles.also}>
      <summary>
        {t(moreOthers ? 'alsoMany' : 'also', {
          orders: t('alsoOrders', { count: others.length }),
          numbers: t('alsoNumbers', { count: numbers.length }),
        })}
      </summary>
      <dl className={styles.facts}>
        <Fact name={t('others')}>
          <Others />
        </Fact>
        <Fact name={t('numbers')}>
          <Numbers />
        </Fact>
      </dl>
    </details>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Bought() {
  const { workOrder } = useWorkOrder().data
  const t = useText<typeof nowText>('now')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  const options = workOrder.options.map((option) => t('option', option))
  const day = formatInstant(workOrder.boughtAt, lang, 'medium', timeZone)
  return (
    <>
      {options.length > 0 && <span>{options.join(t('glue'))}</span>}
      <span className={options.length > 0 ? styles.second : undefined}>
        {t('boughtOn', { day, name: workOrder.boughtBy })}
      </span>
    </>
  )
}

function OrderMoney() {
  const { around } = useWorkOrder().data
  const t = useText<typeof nowText>('now')
  const lang = useLang()
  const { order } = around
  if (!order) return null
  const sum = formatMoney(order.total, lang)
  const isPartly = order.refunded.amount > 0 && order.refunded.amount < order.total.amount
  return (
    <>
      <Link href={paths.adminOrder(order.id)}>{order.number}</Link>
      <span className={styles.second}>
        {isPartly
          ? t('orderRefunded', { sum, back: formatMoney(order.refunded, lang) })
          : t('orderMoney', { sum, state: t(`order_${order.status}`) })}
      </span>
    </>
  )
}

/** So many are named; the rest are counted. */
const CONTACTS_SHOWN = 2

function Contacts() {
  const { contacts } = useWorkOrder().data.around
  const t = useText<typeof nowText>('now')
  const rest = contacts.length - CONTACTS_SHOWN
  if (contacts.length === 0)
    return (
      <>
        <span className={styles.warn}>{t('noContact')}</span>
        <Telephones />
      </>
    )
  return (
    <>
      {contacts.slice(0, CONTACTS_SHOWN).map(({ name, email, lang }) => (
        <span key={email} className={styles.contact}>
          {t('contactReads', { name, language: t(`lang_${lang}`) })}
          <a href={`mailto:${email}`}>{email}</a>
        </span>
      ))}
      {rest > 0 && <span className={styles.second}>{t('moreContacts', { count: rest })}</span>}
      <Telephones />
    </>
  )
}

function Others() {
  const { others, moreOthers } = useWorkOrder().data.around
  const t = useText<typeof nowText>('now')
  if (others.length === 0) return t('othersNone')
  return (
    <>
      {others.map(({ id, country, product, number, status }) => (
        <span key={id} className={styles.line}>
          <Flag code={country} size={16} />
          <Link href={paths.adminWorkOrder(id)} title={number}>
            {product}
          </Link>
          <span className={styles.second}>{t(`status_${status}`)}</span>
        </span>
      ))}
      {moreOthers && <span className={styles.second}>{t('othersMore')}</span>}
    </>
  )
}

/** Offices ask for them exactly as they are written. */
function Numbers() {
  const { numbers } = useWorkOrder().data.around
  const t = useText<typeof nowText>('now')
  const copy = (number: string) =>
    void navigator.clipboard.writeText(number).then(() => showMessage(t('copied', { number }), 'good'))
  if (numbers.length === 0) return t('numbersNone')
  return numbers.map(({ id, country, number, kind }) => (
    <span key={id} className={styles.line}>
      <Flag code={country} size={16} />
      <span className={styles.number}>{number}</span>
      <span className={styles.second}>{t(`kind_${kind}`)}</span>
      <Button
        size={32}
        variant="subtle"
        icon={<IconCopy size={16} />}
        aria-label={t('copyNumber', { number })}
        onClick={() => copy(number)}
      />
    </span>
  ))
}
