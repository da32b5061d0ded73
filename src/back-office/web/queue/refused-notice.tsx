import { Button } from '#platform/ui/button.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useText } from '#platform/web/text.ts'
import type { queueFilterText } from './queue-filter.text.ts'

export type Refused = { id: string; number: string; company: string; why: string }

type Props = { refused: readonly Refused[]; hrefOf: (id: string) => string; onClose: () => void }

/** What was not done of several work orders, each with its reason; it stays selected. */
export function RefusedNotice({ refused, hrefOf, onClose }: Props) {
  const t = useText<typeof queueFilterText>('queue-filter')
  if (refused.length === 0) return null
  return (
    <Notice
      tone="warn"
      role="alert"
      title={t('refused', { count: refused.length })}
      action={
        <Button size={32} onClick={onClose}>
          {t('refusedClose')}
        </Button>
      }
    >
      <ul>
        {refused.map(({ id, number, company, why }) => (
          <li key={id}>
            <Link href={hrefOf(id)}>{t('refusedRow', { company, number })}</Link>
            {t('refusedWhy', { why })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
