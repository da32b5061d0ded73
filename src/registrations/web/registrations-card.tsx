import { useIsViewer } from '#accounts/web/use-is-viewer.ts'
import { downloadDocument } from '#documents/contract.ts'
import { toWire } from '#documents/wire-names.ts'
import { paths } from '#paths.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Facts, type Fact } from '#platform/ui/facts.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { IconCopy, IconDownload } from '#platform/ui/icons.ts'
import { Link } from '#platform/ui/link.tsx'
import { downloadFile } from '#platform/web/file-calls.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { listRegistrations, type Registration } from '../contract.ts'
import { MandateLine } from './mandate-line.tsx'
import { TakeoverLine } from './takeover-line.tsx'
import { TermBadge, useTermFacts } from './filing-term.tsx'
import type { registrationsText } from './registrations.text.ts'
import styles from './registrations.module.css'

/** What the company has obtained, with what is due next on it. Nothing until there is something. */
export function RegistrationsCard({ page = false }: { page?: boolean }) {
  const t = useText<typeof registrationsText>('registrations')
  const list = useCallQuery(listRegistrations, { pageSize: 100 })
  if (list.error && !list.data)
    return (
      <Card as="div">
        <ErrorState title={t('failed')} onRetry={() => void list.refetch()} retrying={list.isFetching} />
      </Card>
    )
  const records = list.data?.records ?? []
  if (records.length === 0) return null
  return (
    <Card
      title={t('registrations')}
      ruled
      flush
      aside={
        page ? undefined : (
          <Link look="alone" href={paths.registrations()}>
            {t('allRegistrations')}
          </Link>
        )
      }
    >
      <ul className={styles.list}>
        {records.map((registration) => (
          <OneRegistration key={registration.id} registration={registration} isPage={page} />
        ))}
      </ul>
    </Card>
  )
}

function OneRegistration({ registration, isPage }: { registration: Registration; isPage: boolean }) {
  const t = useText<typeof registrationsText>('registrations')
  const { country, kind, number, product, term, workOrder, order } = registration
  const validity = useValidity(registration)
  const facts: Fact[] = [
    { label: t('validity'), value: validity },
    { label: t('certificate'), value: <Certificate registration={registration} /> },
    { label: t('order'), value: <Link href={paths.order(order.id)}>{order.number}</Link> },
  ]
  return (
    <li className={styles.registration}>
      <div className={styles.head}>
        <Flag code={country} />
        <span>{kind === null ? t('registration') : t(`kind_${kind}`)}</span>
        {number !== null && <Number number={number} />}
        {registration.endedOn === null ? (
          term && <TermBadge term={term} />
        ) : (
          <Badge variant="cancelled">{t('ended')}</Badge>
        )}
      </div>
      <p className={styles.quiet}>
        <Link href={paths.workOrder(workOrder.id)}>{product}</Link>
      </p>
      <Renewal registration={registration} />
      <MandateLine registration={registration} />
      <TakeoverLine registration={registration} mayStart={isPage} />
      {term && term.status !== 'WAITING' ? <WithTerm facts={facts} term={term} /> : <Facts items={facts} />}
    </li>
  )
}

/** Shops and offices ask for it exactly as it is written. */
function Number({ number }: { number: string }) {
  const t = useText<typeof registrationsText>('registrations')
  const copy = () =>
    void navigator.clipboard.writeText(number).then(() => showMessage(t('copied', { number }), 'good'))
  return (
    <>
      <span className={styles.number}>{number}</span>
      <Button size={32} icon={<IconCopy />} aria-label={t('copyNumber', { number })} onClick={copy}>
        {t('copy')}
      </Button>
    </>
  )
}

/** Until when it is covered, and what can be done about it. */
function Renewal({ registration }: { registration: Registration }) {
  const { id, renewal, number, product } = registration
  const t = useText<typeof registrationsText>('registrations')
  const lang = useLang()
  const mayRenew = !useIsViewer()
  if (!renewal) return <Ended registration={registration} />
  const day = (value: string) => formatDay(value, lang)
  const { end, from, isOver, due, isOrdered } = renewal
  if (isOrdered) return <p className={styles.quiet}>{t('renewalOrdered')}</p>
  if (!due)
    return isOver ? (
      <p>{t('ended_EXPIRED', { day: day(end) })}</p>
    ) : (
      <p className={styles.quiet}>{t('renewFrom', { day: day(from) })}</p>
    )
  return (
    <div className={styles.renewal}>
      <p>{t(isOver ? 'endedOn' : 'endsOn', { day: day(end) })}</p>
      {mayRenew ? (
        <ButtonLink
          variant="primary"
          size={32}
          href={paths.registrations({ renew: id })}
          aria-label={t('renewNamed', { name: number ?? product })}
        >
          {t('renew')}
        </ButtonLink>
      ) : (
        <p className={styles.quiet}>{t('viewersCannotRenew')}</p>
      )}
    </div>
  )
}

/** Why it goes on no more. */
function Ended({ registration }: { registration: Registration }) {
  const { id, number, product, endedOn, endReason } = registration
  const t = useText<typeof registrationsText>('registrations')
  const lang = useLang()
  if (endReason === null) return null
  if (endedOn === null) return <p>{t('refunded')}</p>
  const text = t(`ended_${endReason}`, { day: formatDay(endedOn, lang) })
  if (endReason !== 'DEREGISTERED') return <p>{text}</p>
  return (
    <div className={styles.renewal}>
      <p>{text}</p>
      <Link href={paths.ending(id)} aria-label={t('toEndingNamed', { name: number ?? product })}>
        {t('toEnding')}
      </Link>
    </div>
  )
}

function WithTerm({ facts, term }: { facts: readonly Fact[]; term: NonNullable<Registration['term']> }) {
  return <Facts items={[...facts, ...useTermFacts(term)]} />
}

function Certificate({ registration: { certificate, product } }: { registration: Registration }) {
  const t = useText<typeof registrationsText>('registrations')
  if (!certificate) return t('noCertificate')
  return (
    <Button
      size={32}
      icon={<IconDownload />}
      aria-label={t('downloadNamed', { name: product })}
      onClick={() =>
        void downloadFile(downloadDocument, toWire({ fileId: certificate.uploadId })).catch(() => undefined)
      }
    >
      {t('download')}
    </Button>
  )
}

function useValidity({ validFrom, validUntil }: Registration): string {
  const t = useText<typeof registrationsText>('registrations')
  const lang = useLang()
  const from = validFrom && formatDay(validFrom, lang)
  const until = validUntil && formatDay(validUntil, lang)
  if (from && until) return t('validBetween', { from, until })
  if (until) return t('validUntil', { day: until })
  return from ? t('validFrom', { day: from }) : t('noEnd')
}
