import { formatDay } from '#platform/shared/day-text.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { paths } from '#paths.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { staffMe } from '#staff/contract.ts'
import { needsConsent } from '../../hmrc-consent.ts'
import { readHmrc } from '../hmrc-contract.ts'
import styles from './declarations-staff.module.css'
import type { hmrcToDoText } from './hmrc-to-do.text.ts'

/** Above the work list: the sign-in at HMRC ends soon, or has ended. It stays until somebody has signed in. */
export function HmrcToDo() {
  const me = useCallQuery(staffMe, {}, { staff: true })
  // Partner firms have their own portals.
  if (!me.data || me.data.role === 'partner') return null
  return <ToDo />
}

function ToDo() {
  const t = useText<typeof hmrcToDoText>('hmrc-to-do')
  const lang = useLang()
  const { data } = useCallQuery(readHmrc, {}, { staff: true })
  if (!data || !needsConsent(data.state)) return null
  const isOver = data.state === 'BROKEN'
  const day = data.expiresOn === null ? '' : formatDay(data.expiresOn, lang, 'full')
  return (
    <div className={styles.above}>
      <Notice
        tone={isOver ? 'bad' : 'warn'}
        title={isOver ? t('over') : t('soon', { day })}
        action={
          <ButtonLink size={32} href={paths.adminHmrc()}>
            {t(data.consentUrl === null ? 'look' : 'signIn')}
          </ButtonLink>
        }
      >
        {t(data.consentUrl === null ? 'askAdmin' : 'how')}
      </Notice>
    </div>
  )
}
