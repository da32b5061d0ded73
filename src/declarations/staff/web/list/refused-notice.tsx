import { RefusedRows } from '#back-office/web/frame/refused-notice.tsx'
import { useText } from '#platform/web/text.ts'
import { paths } from '#paths.ts'
import type { declarationsStaffText } from '../declarations-staff.text.ts'
import type { Refused } from './refused.ts'

/** What was not done of a group. */
export function RefusedNotice({ refused, onClose }: { refused: readonly Refused[]; onClose: () => void }) {
  const t = useText<typeof declarationsStaffText>('declarations-staff')
  return (
    <RefusedRows
      title={t('refused', { count: refused.length })}
      answer={refused}
      rows={refused.map(({ companyId, id, number, company, why }) => ({
        id,
        href: paths.adminDeclaration({ companyId, id }),
        name: `${company}, ${number}`,
        why: t('refusedWhy', { why }),
      }))}
      close={{ label: t('refusedClose'), onClose }}
    />
  )
}
