import type { Lang } from '#platform/shared/local-text.ts'
import { formatMoney, type AnyMoney } from '#platform/shared/format-money.ts'
import { useLang } from '#platform/web/text.ts'
import { cx } from './cx.ts'
import styles from './figures.module.css'

/** An amount in the format of the reader's language; never broken over two lines. */
export function Money({
  value,
  lang,
  strong,
  className,
}: {
  value: AnyMoney
  lang?: Lang
  strong?: boolean
  className?: string
}) {
  const own = useLang()
  return (
    <span className={cx(styles.figure, strong && styles.strong, className)}>
      {formatMoney(value, lang ?? own)}
    </span>
  )
}
