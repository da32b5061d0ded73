import { paths } from '#paths.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { SelectField } from '#platform/ui/field.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Money } from '#platform/ui/money.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { RefusedRenewal, RenewableService, RenewalCheck } from '../renewal-contract.ts'
import type { checkoutText } from './checkout.text.ts'
import styles from './order-lines.module.css'

/** What goes on, and what of the services asked for does not. */
type OnAnnual = (serviceId: string, value: string) => void

export function RenewalLines({ check, onAnnual }: { check: RenewalCheck; onAnnual: OnAnnual }) {
  const t = useText<typeof checkoutText>('checkout')
  return (
    <Card
      title={t('services')}
      flush
      ruled
      aside={
        <ButtonLink size={32} href={paths.registrations()}>
          {t('toRegistrations')}
        </ButtonLink>
      }
    >
      <ul className={styles.lines}>
        {check.renewable.map((service) => (
          <RenewalLine key={service.serviceId} service={service} onAnnual={onAnnual} />
        ))}
        {check.refused.map((one) => (
          <RefusedLine key={one.serviceId} refused={one} />
        ))}
      </ul>
    </Card>
  )
}

export function RefusedRenewals({ refused }: { refused: readonly RefusedRenewal[] }) {
  if (refused.length === 0) return null
  return (
    <ul className={styles.lines}>
      {refused.map((one) => (
        <RefusedLine key={one.serviceId} refused={one} />
      ))}
    </ul>
  )
}

function RenewalLine({ service, onAnnual }: { service: RenewableService; onAnnual: OnAnnual }) {
  const t = useText<typeof checkoutText>('checkout')
  const lang = useLang()
  const day = (value: string) => formatDay(value, lang)
  const { country, name, number, from, to, gap, quote, price, optionTexts } = service
  const facts = [...(number === null ? [] : [number]), ...optionTexts.map((one) => t('option', one))]
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <Flag code={country} size={24} />
        <h3 className={styles.name}>{name}</h3>
        <Money value={price} strong />
      </div>
      <p className={styles.options}>{facts.join(' · ')}</p>
      <p>{t('renewalSpan', { from: day(from), to: day(to) })}</p>
      {gap && (
        <Notice tone="warn" title={t('renewalGap')}>
          {t('renewalGapText', { from: day(gap.from), to: day(gap.to) })}
        </Notice>
      )}
      <AnnualReturn service={service} onAnnual={onAnnual} />
      <div className={styles.quote}>
        {quote.map(({ label, amount }) => (
          <div key={label}>
            <span>{label}</span>
            <Money value={amount} />
          </div>
        ))}
      </div>
    </li>
  )
}

/** Whether the annual return is among them and what it costs, chosen as at the first purchase. */
function AnnualReturn({ service, onAnnual }: { service: RenewableService; onAnnual: OnAnnual }) {
  const t = useText<typeof checkoutText>('checkout')
  const lang = useLang()
  const { serviceId, kind, included: about, annualReturns, annualChoice } = service
  if (kind !== 'FILING') return null
  if (!annualChoice) return about === null ? null : <p>{about}</p>
  const included = annualReturns > 0 ? t('annualIncluded', { count: annualReturns }) : t('annualNotIncluded')
  const { name, help, value, values } = annualChoice
  return (
    <SelectField
      label={name}
      help={help === null ? included : `${included} ${help}`}
      value={value}
      options={values.map(({ value: one, label, price }) => ({
        value: one,
        label: price.amount === 0 ? label : t('annualPrice', { label, price: formatMoney(price, lang) }),
      }))}
      onChange={({ target }) => onAnnual(serviceId, target.value)}
    />
  )
}

/** Where one can do what the reason says. */
const NEXT: Partial<Record<RefusedRenewal['reason'], { href: string; text: NextText }>> = {
  ALREADY_ORDERED: { href: paths.myOrders(), text: 'toOrders' },
  ENDED: { href: paths.services(), text: 'chooseService' },
  REFUNDED: { href: paths.services(), text: 'chooseService' },
  BUY_AGAIN: { href: paths.services(), text: 'chooseService' },
  NOT_SOLD: { href: paths.contactUs(), text: 'askUs' },
}
type NextText = 'toOrders' | 'chooseService' | 'askUs'

function RefusedLine({ refused: { name, number, country, message, reason } }: { refused: RefusedRenewal }) {
  const next = NEXT[reason]
  const t = useText<typeof checkoutText>('checkout')
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        {country !== null && <Flag code={country} size={24} />}
        <h3 className={styles.name}>{name ?? t('unknownService')}</h3>
      </div>
      {number !== null && <p className={styles.options}>{number}</p>}
      <p>
        {message} {next && <Link href={next.href}>{t(next.text)}</Link>}
      </p>
    </li>
  )
}
