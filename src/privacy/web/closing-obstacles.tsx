import { paths } from '#paths.ts'
import { Link } from '#platform/ui/link.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useText } from '#platform/web/text.ts'
import type { Closing } from '../closing-contract.ts'
import type { closingText } from './closing.text.ts'

type Kind = Closing['obstacles'][number]['kind']

const PLACES: Record<Kind, { href: string; label: 'toOrders' | 'toWork' | 'toRegistrations' }> = {
  UNPAID_ORDERS: { href: paths.myOrders(), label: 'toOrders' },
  OPEN_REFUNDS: { href: paths.myOrders(), label: 'toOrders' },
  OPEN_WORK: { href: paths.myServices(), label: 'toWork' },
  RUNNING_FILING: { href: paths.registrations(), label: 'toRegistrations' },
}

/** What has to be over first, each with what to do about it. */
export function ClosingObstacles({ obstacles }: { obstacles: Closing['obstacles'] }) {
  const t = useText<typeof closingText>('closing')
  return (
    <Notice tone="warn" title={t('blockedTitle')}>
      <ul>
        {obstacles.map(({ kind, count }) => (
          <li key={kind}>
            {t(`blocked_${kind}`, { count })} <Link href={PLACES[kind].href}>{t(PLACES[kind].label)}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
