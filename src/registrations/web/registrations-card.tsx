import { downloadDocument } from '#documents/contract.ts'
import { toWire } from '#documents/wire-names.ts'
import { paths } from '#paths.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Facts, type Fact } from '#platform/ui/facts.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { IconDownload } from '#platform/ui/icons.ts'
import { Link } from '#platform/ui/link.tsx'
import { downloadFile } from '#platform/web/file-calls.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { listRegistrations, type Registration } from '../contract.ts'
import { TermBadge, useTermFacts } from './filing-term.tsx'
import type { registrationsText } from './registrations.text.ts'
import styles from './registrations.module.css'

/** What the company has obtained, with what is due next on it. Nothing until there is something. */
export function RegistrationsCard() {
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
    <Card title={t('registrations')} ruled flush>
      <ul className={styles.list}>
        {records.map((registration) => (
          <OneRegistration key={registration.id} registration={registration} />
        ))}
      </ul>
    </Card>
  )
}

function OneRegistration({ registration }: { registration: Registration }) {
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
        {number !== null && <span className={styles.number}>{number}</span>}
        {term && <TermBadge status={term.status} />}
      </div>
      <p className={styles.quiet}>
        <Link href={paths.workOrder(workOrder.id)}>{product}</Link>
      </p>
      {term && term.status !== 'WAITING' ? <WithTerm facts={facts} term={term} /> : <Facts items={facts} />}
    </li>
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
