import { nameFor } from '#platform/shared/original-name.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { UrgencySentence } from '#work-orders/staff/web/urgency-sentence.tsx'
import type { queueFilterText } from './queue-filter.text.ts'
import type { QueueRow } from './queue-row.ts'
import styles from './next-best.module.css'

/** What is best done next, and in one sentence why. It is the first row too, so that the keys agree with it. */
export function NextBest({
  row,
  href,
}: {
  row: QueueRow & { urgency: NonNullable<QueueRow['urgency']> }
  href: string
}) {
  const t = useText<typeof queueFilterText>('queue-filter')
  const lang = useLang()
  const company = nameFor(row.company, lang)
  return (
    <section className={styles.card} aria-label={t('nextBest')}>
      <div className={styles.words}>
        <p className={styles.head}>
          <span className={styles.label}>{t('nextBest')}</span>
          <Flag code={row.country} size={20} />
          <b dir="auto">{company}</b>
          <span className={styles.service}>{row.product.name}</span>
        </p>
        <p>
          <UrgencySentence urgency={row.urgency} />
        </p>
      </div>
      <ButtonLink href={href} size={32} aria-label={t('openNamed', { number: row.number, company })}>
        {t('openNextBest')} <kbd aria-hidden="true">↵</kbd>
      </ButtonLink>
    </section>
  )
}
