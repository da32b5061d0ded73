import { useIsViewer } from '#accounts/web/use-is-viewer.ts'
import { paths } from '#paths.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { Link } from '#platform/ui/link.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { Registration } from '../contract.ts'
import type { registrationsText } from './registrations.text.ts'
import styles from './registrations.module.css'

type Own = NonNullable<Registration['mandate']>
type T = ReturnType<typeof useText<typeof registrationsText>>

/** Under what the agency acts for a registration, and the way to it. */
export function MandateLine({ registration: { mandate, product } }: { registration: Registration }) {
  const t = useText<typeof registrationsText>('registrations')
  const lang = useLang()
  const isViewer = useIsViewer()
  if (!mandate) return null
  const way = wayTo(mandate, { t, name: product, isViewer })
  return (
    <div className={styles.renewal}>
      <p className={isQuiet(mandate) ? styles.quiet : undefined}>
        {sayOf(mandate, t, (day) => formatDay(day, lang))}
      </p>
      <Link href={way.href} aria-label={way.name}>
        {way.text}
      </Link>
    </div>
  )
}

const isQuiet = ({ status }: Own) => status === 'IN_FORCE' || status === 'CHECKING'

function sayOf({ status, until }: Own, t: T, format: (day: string) => string): string {
  const day = until === null ? '' : format(until)
  switch (status) {
    case 'IN_FORCE':
      return until === null ? t('mandateOpen') : t('mandateUntil', { day })
    case 'ENDING':
      return t('mandateEnding', { day })
    case 'CHECKING':
      return t('mandateChecking')
    case 'EXPIRED':
      return t('mandateExpired', { day })
    case 'REVOKED':
      return t('mandateRevoked', { day })
    case 'MISSING':
      return t('mandateMissing')
  }
}

/** To be signed again: its dialog. Gone: us. Otherwise the mandate itself, below. */
function wayTo({ status, id }: Own, { t, name, isViewer }: { t: T; name: string; isViewer: boolean }) {
  if (status === 'MISSING' || id === null)
    return { href: paths.contactUs(), text: t('mandateWrite'), name: t('mandateWriteNamed', { name }) }
  if (!isViewer && (status === 'ENDING' || status === 'EXPIRED' || status === 'REVOKED'))
    return {
      href: paths.registrations({ mandate: id }),
      text: t('mandateSign'),
      name: t('mandateSignNamed', { name }),
    }
  return {
    href: `${paths.registrations()}#${id}`,
    text: t('mandateShow'),
    name: t('mandateShowNamed', { name }),
  }
}
