import type { ReactNode } from 'react'
import { useText } from '#platform/web/text.ts'
import { Button } from './button.tsx'
import { IconAlertTriangle, IconRefresh } from './icons.ts'
import { StateFrame, type StateProps } from './state-frame.tsx'
import type { uiText } from './ui.text.ts'
import styles from './state-frame.module.css'

/** What failed, what is safe, and a way to try again. */
export function ErrorState({
  safe,
  onRetry,
  retrying,
  action,
  children,
  ...rest
}: StateProps & { safe?: ReactNode; onRetry?: () => void; retrying?: boolean }) {
  const t = useText<typeof uiText>('ui')
  const retry = onRetry && (
    <Button onClick={onRetry} loading={retrying} icon={<IconRefresh />}>
      {t('tryAgain')}
    </Button>
  )
  return (
    <StateFrame
      role="alert"
      {...rest}
      drawing={<IconAlertTriangle size={28} className={styles.badMark} />}
      action={action ?? retry}
    >
      {children && <p>{children}</p>}
      <p>{safe ?? t('errorNothingLost')}</p>
    </StateFrame>
  )
}
