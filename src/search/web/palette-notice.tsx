import { Button } from '#platform/ui/button.tsx'
import { useText } from '#platform/web/text.ts'
import type { PaletteView } from './palette-view.ts'
import type { searchText } from './search.text.ts'
import styles from './palette.module.css'

/** What is said below the list, or instead of it. */
export function PaletteNotice(props: {
  view: PaletteView
  typed: string
  noneHint: string
  onAgain: () => void
}) {
  const t = useText<typeof searchText>('search')
  const { view, typed, noneHint, onAgain } = props
  if (view.state === 'none') {
    return (
      <div className={styles.none}>
        <p className={styles.noneTitle}>{t('none', { typed })}</p>
        <p>{noneHint}</p>
      </div>
    )
  }
  if (view.state === 'failed') {
    return (
      <div className={styles.failed}>
        <p>{t('failed')}</p>
        <Button size={32} onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
    )
  }
  return view.isAsking ? <p className={styles.asking}>{t('searching')}</p> : null
}

export function PaletteKeys() {
  const t = useText<typeof searchText>('search')
  return (
    <>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('keyMove')}
      </span>
      <span>
        <kbd>↵</kbd> {t('keyOpen')}
      </span>
      <span>
        <kbd>esc</kbd> {t('keyClose')}
      </span>
    </>
  )
}
