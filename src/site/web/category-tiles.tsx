import type { firstCategories } from '#catalogue/contract.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { IconArrowRight } from '#platform/ui/icons.ts'
import { Anchor } from '#platform/ui/link.tsx'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import { Illustration } from './illustration.tsx'
import type { siteText } from './site.text.ts'
import styles from './category-tiles.module.css'

const COLUMNS = 3

/** The categories that have services; a gap in the last row is filled by a tile for all of them. */
export function CategoryTiles({
  categories,
  total,
}: {
  categories: OutputOf<typeof firstCategories>
  total: number
}) {
  const t = useText<typeof siteText>('site')
  return (
    <ul className={styles.tiles}>
      {categories.map((category) => (
        <li key={category.code} className={styles.tile}>
          <span className={styles.drawing}>
            <Illustration name={category.code} />
          </span>
          <div>
            <h3 className={styles.name}>
              <Anchor href={paths.services({ category: category.code })}>{category.name}</Anchor>
            </h3>
            <p className={styles.summary}>{category.summary}</p>
            <p className={styles.count}>{t('serviceCount', { count: category.productCount })}</p>
          </div>
        </li>
      ))}
      {categories.length % COLUMNS !== 0 && <Everything total={total} />}
    </ul>
  )
}

function Everything({ total }: { total: number }) {
  const t = useText<typeof siteText>('site')
  return (
    <li className={styles.tile}>
      <span className={styles.drawing}>
        <span className={styles.arrow}>
          <IconArrowRight size={24} />
        </span>
      </span>
      <div>
        <h3 className={styles.name}>
          <Anchor href={paths.services()}>{t('everything')}</Anchor>
        </h3>
        <p className={styles.summary}>{t('everythingText')}</p>
        <p className={styles.count}>{t('serviceCount', { count: total })}</p>
      </div>
    </li>
  )
}
