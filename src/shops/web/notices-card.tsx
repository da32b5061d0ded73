import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { shopNotices, type Shop, type ShopNotice } from '../contract.ts'
import type { NoticeAction } from '../notices.ts'
import { NoticeView } from './notice-view.tsx'
import { MoveNoticeDialog } from './move-notice-dialog.tsx'
import { OpenNoticeDialog } from './open-notice-dialog.tsx'
import styles from './notices.module.css'
import type { shopsText } from './shops.text.ts'
import { useScrollToHash } from '#platform/web/use-scroll-to-hash.ts'

type Moving = { notice: ShopNotice; action: NoticeAction }

/** What marketplaces wrote about the shops, as cases with a clock. */
export function NoticesCard({ shops, mayWrite }: { shops: readonly Shop[]; mayWrite: boolean }) {
  const t = useText<typeof shopsText>('shops')
  const notices = useCallQuery(shopNotices, {})
  const [opening, setOpening] = useState(false)
  const [moving, setMoving] = useState<Moving>()
  useScrollToHash('notices', notices.data !== undefined)
  if (!notices.data) return null
  return (
    <Card
      id="notices"
      title={t('notices')}
      aside={
        mayWrite && (
          <Button size={32} onClick={() => setOpening(true)}>
            {t('openNotice')}
          </Button>
        )
      }
      flush
    >
      <p className={styles.lead}>{t(notices.data.length === 0 ? 'noticesNone' : 'noticesLead')}</p>
      <ul className={styles.notices}>
        {notices.data.map((notice) => (
          <li key={notice.id}>
            <NoticeView notice={notice}>
              {mayWrite &&
                notice.actions.map((action) => (
                  <Button key={action} size={32} onClick={() => setMoving({ notice, action })}>
                    {t(`notice_${action}`)}
                  </Button>
                ))}
            </NoticeView>
          </li>
        ))}
      </ul>
      {opening && <OpenNoticeDialog shops={shops} onClose={() => setOpening(false)} />}
      {moving && <MoveNoticeDialog {...moving} onClose={() => setMoving(undefined)} />}
    </Card>
  )
}
