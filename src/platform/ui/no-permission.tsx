import type { ReactNode } from 'react'
import { useText } from '#platform/web/text.ts'
import { IconLock } from './icons.ts'
import { StateFrame, type StateProps } from './state-frame.tsx'
import type { uiText } from './ui.text.ts'
import styles from './state-frame.module.css'

/** The person may not see or do this; the text says who can. */
export function NoPermission({ title, ...rest }: Omit<StateProps, 'title'> & { title?: ReactNode }) {
  const t = useText<typeof uiText>('ui')
  return (
    <StateFrame
      {...rest}
      title={title ?? t('noPermission')}
      drawing={<IconLock size={28} className={styles.quietMark} />}
    />
  )
}
