import { Button } from '#platform/ui/button.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useText } from '#platform/web/text.ts'
import { paths } from '#paths.ts'
import type { declarationsStaffText } from '../declarations-staff.text.ts'
import styles from '../declarations-staff.module.css'

export type Refused = { companyId: string; id: string; number: string; company: string; why: string }

/** What was not done of a group, each with its reason; it stays selected. */
export function RefusedNotice({ refused, onClose }: { refused: readonly Refused[]; onClose: () => void }) {
  const t = useText<typeof declarationsStaffText>('declarations-staff')
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
      <ul className={styles.points}>
        {refused.map(({ companyId, id, number, company, why }) => (
          <li key={id}>
            <Link href={paths.adminDeclaration({ companyId, id })}>
              {company}, {number}
            </Link>
            {t('refusedWhy', { why })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
