import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { NETWORK, type CallFailure } from '#platform/web/api.ts'
import { useText } from '#platform/web/text.ts'
import type { shareFormText } from './share-form.text.ts'
import type { Ending } from './use-shared-form.ts'
import styles from './share-form.module.css'

const TITLES = {
  unknown: 'unknownTitle',
  expired: 'expiredTitle',
  revoked: 'revokedTitle',
  used: 'usedTitle',
  locked: 'lockedTitle',
  form_closed: 'closedTitle',
} as const
const REASON_TEXTS = {
  unknown: 'unknownText',
  expired: 'expiredText',
  revoked: 'revokedText',
  used: 'usedText',
  locked: 'lockedText',
  form_closed: 'closedText',
} as const

/** A link that does not work, why, and who can help. */
export function EndedPage({ reason }: { reason: Ending }) {
  const t = useText<typeof shareFormText>('share-form')
  return (
    <div className={styles.narrow} aria-live="polite">
      <h1 className="visually-hidden">{t('title')}</h1>
      <Card as="div">
        <EmptyState title={t(TITLES[reason])}>
          <p>{t(REASON_TEXTS[reason])}</p>
        </EmptyState>
      </Card>
    </div>
  )
}

/** The check failed; the link itself may be fine. */
export function FailedPage(props: { failure: CallFailure; retrying: boolean; onRetry: () => void }) {
  const { failure, retrying, onRetry } = props
  const t = useText<typeof shareFormText>('share-form')
  const isLimit = failure.error === 'limits.too_many_tries'
  return (
    <div className={styles.narrow}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <Card as="div">
        <ErrorState
          title={t(isLimit ? 'tooManyTitle' : 'failedTitle')}
          action={
            <Button loading={retrying} onClick={onRetry}>
              {t('tryAgain')}
            </Button>
          }
        >
          <p>{failure.code === NETWORK ? t('failedText') : failure.message}</p>
        </ErrorState>
      </Card>
    </div>
  )
}

export function DonePage({ company }: { company: string }) {
  const t = useText<typeof shareFormText>('share-form')
  return (
    <div className={styles.narrow} role="status">
      <h1 className="visually-hidden">{t('title')}</h1>
      <Notice tone="good" title={t('doneTitle')}>
        <p>{t('doneText', { company })}</p>
      </Notice>
    </div>
  )
}
