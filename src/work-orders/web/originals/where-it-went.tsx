import { formatDay } from '#platform/shared/day-text.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { OriginalRecord } from '../../originals/original-records.ts'
import styles from './originals.module.css'
import type { originalsText } from './originals.text.ts'

type Move = OriginalRecord['moves'][number]

/** Each move of a paper with its day, courier and holder; for sellers and staff. */
export function WhereItWent({ moves }: { moves: readonly Move[] }) {
  const t = useText<typeof originalsText>('originals')
  const lang = useLang()
  if (moves.length === 0) return null
  return (
    <details className={styles.moves}>
      <summary>{t('moves')}</summary>
      <ol>
        {moves.map((move) => (
          <li key={move.number}>
            {[
              formatDay(move.on, lang, 'full'),
              t(`move_${move.action}`),
              move.holder && t(`holder_${move.holder}`),
              move.holderName,
              move.courier,
              move.tracking,
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ol>
    </details>
  )
}
