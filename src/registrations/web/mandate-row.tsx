import { downloadDocument } from '#documents/contract.ts'
import { toWire } from '#documents/wire-names.ts'
import { paths } from '#paths.ts'
import { countryName } from '#platform/shared/countries.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { LOCALES } from '#platform/shared/format-number.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { Badge, type BadgeVariant } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Facts, type Fact } from '#platform/ui/facts.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { IconDownload } from '#platform/ui/icons.ts'
import { Link } from '#platform/ui/link.tsx'
import { downloadFile } from '#platform/web/file-calls.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { isInForce } from '../mandate-states.ts'
import type { Mandate } from '../mandates-contract.ts'
import type { mandatesText } from './mandates.text.ts'
import styles from './registrations.module.css'

const LOOK = {
  SUBMITTED: 'agency',
  RETURNED: 'cameBack',
  IN_FORCE: 'finished',
  ENDING: 'dueSoon',
  EXPIRED: 'late',
  REVOKED: 'cancelled',
  REPLACED: 'neutral',
  DEREGISTERED: 'cancelled',
  WITHDRAWN: 'neutral',
} as const satisfies Record<Mandate['status'], BadgeVariant>

export type MandateActions = {
  /** For owners. */
  onRevoke?: (mandate: Mandate) => void
  /** For those who may write. */
  onRenew?: (mandate: Mandate) => void
}

/** One mandate: where and for what, from when to when, its document, and what can be done with it. */
export function MandateRow({ mandate, onRevoke, onRenew }: MandateActions & { mandate: Mandate }) {
  const t = useText<typeof mandatesText>('mandates')
  const lang = useLang()
  const place = countryName(mandate.country, lang)
  const scope = t(`scope_${mandate.scope}`)
  const facts = useMandateFacts(mandate)
  const mayRenew = onRenew && mandate.isToSign
  const mayRevoke = onRevoke && isInForce(mandate.status)
  return (
    <li className={styles.registration} id={mandate.id}>
      <div className={styles.head}>
        <Flag code={mandate.country} />
        <span>{place}</span>
        <span className={styles.number}>{scope}</span>
        <Badge variant={LOOK[mandate.status]}>{t(`status_${mandate.status}`)}</Badge>
      </div>
      <NextThing mandate={mandate} />
      <Facts items={facts} />
      {(mayRenew || mayRevoke) && (
        <div className={styles.renewal}>
          {mayRenew && (
            <Button
              size={32}
              variant="primary"
              aria-label={t('renewNamed', { place, scope })}
              onClick={() => onRenew(mandate)}
            >
              {t('renew')}
            </Button>
          )}
          {mayRevoke && (
            <Button
              size={32}
              variant="danger"
              aria-label={t('revokeNamed', { place, scope })}
              onClick={() => onRevoke(mandate)}
            >
              {t('revoke')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

/** What is to be done about its end, or already was. */
function NextThing({ mandate: { status, expiresOn, again, isToSign } }: { mandate: Mandate }) {
  const t = useText<typeof mandatesText>('mandates')
  const lang = useLang()
  if (again?.status === 'SUBMITTED') return <p className={styles.quiet}>{t('againSubmitted')}</p>
  if (again) return <p>{t('againReturned', { reason: again.reason ?? '' })}</p>
  if (status === 'REVOKED') return isToSign ? <p>{t('wasRevoked')}</p> : null
  if (expiresOn === null) return null
  const day = formatDay(expiresOn, lang)
  if (status === 'ENDING') return <p>{t('endsSoon', { day })}</p>
  return status === 'EXPIRED' ? <p>{t('hasEnded', { day })}</p> : null
}

function useMandateFacts(mandate: Mandate): Fact[] {
  const t = useText<typeof mandatesText>('mandates')
  const lang = useLang()
  const { signedOn, expiresOn, endedOn, endedBy, reason, covers, workOrder, product } = mandate
  const day = (value: string) => formatDay(value, lang)
  const until = expiresOn === null ? t('untilRevoked') : t('untilDay', { day: day(expiresOn) })
  return [
    { label: t('signed'), value: day(signedOn) },
    ...(endedOn === null
      ? [{ label: t('until'), value: until }]
      : [
          {
            label: t('endedOn'),
            value: endedBy === null ? day(endedOn) : t('endedOnBy', { day: day(endedOn), name: endedBy }),
          },
        ]),
    ...(reason === null ? [] : [{ label: t('reason'), value: reason }]),
    ...(isInForce(mandate.status) && covers.length > 0
      ? [{ label: t('covers'), value: namesOf(covers, lang) }]
      : []),
    { label: t('workOrder'), value: <Link href={paths.workOrder(workOrder.id)}>{product}</Link> },
    { label: t('document'), value: <SignedDocument mandate={mandate} /> },
  ]
}

const namesOf = (covers: Mandate['covers'], lang: Lang) =>
  new Intl.ListFormat(LOCALES[lang], { type: 'conjunction' }).format(
    covers.map(({ number, product }) => number ?? product),
  )

function SignedDocument({ mandate: { document, country, scope } }: { mandate: Mandate }) {
  const t = useText<typeof mandatesText>('mandates')
  const lang = useLang()
  if (!document) return t('noDocument')
  const place = countryName(country, lang)
  return (
    <Button
      size={32}
      icon={<IconDownload />}
      aria-label={t('openNamed', { place, scope: t(`scope_${scope}`) })}
      onClick={() =>
        void downloadFile(downloadDocument, toWire({ fileId: document.uploadId })).catch(() => undefined)
      }
    >
      {t('open')}
    </Button>
  )
}
