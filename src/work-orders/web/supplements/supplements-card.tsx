import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { IconFileText } from '#platform/ui/icons.ts'
import { paths } from '#paths.ts'
import { DueAside } from '../due-aside.tsx'
import type { Details } from '../step-status.ts'
import { useReader } from '../use-reader.ts'
import styles from '../cards/cards.module.css'

/** On the work order's page: supplements that wait for the seller or are being checked, with a link to their page. */
export function SupplementsCard({
  kind,
  details: { workOrder },
}: {
  kind: 'supplements' | 'supplementsChecked'
  details: Details
}) {
  const { t } = useReader()
  const waits = kind === 'supplements'
  return (
    <Card
      title={t('supplements')}
      icon={<IconFileText />}
      aside={waits && <DueAside dueAt={workOrder.supplements.dueAt} />}
      ruled
    >
      <div className={styles.stack}>
        <p>
          {waits ? t('supplementsAsked', { count: workOrder.supplements.waiting }) : t('supplementsChecking')}
        </p>
        <div className={styles.actions}>
          <ButtonLink
            variant={waits ? 'primary' : 'default'}
            size={52}
            href={paths.replenishInfo(workOrder.id)}
          >
            {t(waits ? 'sendSupplements' : 'seeSupplements')}
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}
