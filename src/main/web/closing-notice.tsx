import { use } from 'react'
import { paths } from '#paths.ts'
import { readClosing } from '#privacy/closing-contract.ts'
import { formatInstant } from '#platform/shared/day-text.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import styles from './closing-notice.module.css'
import type { workspaceText } from './workspace.text.ts'

/** That the company is about to close, told to every member where they begin; only an owner can keep it. */
export function ClosingNotice({ isOwner }: { isOwner: boolean }) {
  const w = useText<typeof workspaceText>('workspace')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  const { data } = useCallQuery(readClosing, {}, { staleTime: 60_000 })
  if (!data?.pending) return null
  return (
    <Notice
      tone="warn"
      className={styles.notice ?? ''}
      title={w('closesOn', { day: formatInstant(data.pending.closesAt, lang, 'full', timeZone) })}
      action={
        <ButtonLink href={paths.account('data')}>{w(isOwner ? 'closesKeep' : 'closesMore')}</ButtonLink>
      }
    >
      {w(isOwner ? 'closesOwner' : 'closesMember')}
    </Notice>
  )
}
