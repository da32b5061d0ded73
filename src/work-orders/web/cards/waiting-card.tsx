import { Card } from '#platform/ui/card.tsx'
import { Facts, type Fact } from '#platform/ui/facts.tsx'
import { formatDay, formatInstant } from '#platform/shared/day-text.ts'
import { IconBriefcase, IconBuildingBank, IconClock } from '#platform/ui/icons.ts'
import { Notice } from '#platform/ui/notice.tsx'
import type { Details, StepStatus } from '../step-status.ts'
import { authorityName, workingDays } from '../turn-text.ts'
import { useReader } from '../use-reader.ts'
import styles from './cards.module.css'

type Waiting = Extract<StepStatus, { kind: 'checking' | 'translation' | 'agency' | 'query' | 'authority' }>

const TITLES = {
  checking: 'waitingChecking',
  translation: 'waitingTranslation',
  agency: 'waitingAgency',
  query: 'waitingQuery',
  authority: 'waitingAuthority',
} as const

/** It is somebody else's turn: whose, since when, how long it usually takes, and that there is nothing to do. */
export function WaitingCard({ status, details }: { status: Waiting; details: Details }) {
  const { t } = useReader()
  const { kind, node } = status
  const authority = authorityName(details.workOrder.product.code, t)
  return (
    <Card
      title={t(TITLES[kind], { authority: authority.toLowerCase() })}
      icon={kind === 'authority' ? <IconBuildingBank /> : <IconBriefcase />}
      aside={t('nothingForYou')}
      ruled
      foot={t('ifAsked')}
    >
      <div className={styles.stack}>
        {/* A seller's step describes what the seller does, but here it is being checked. */}
        {node.description !== null && node.owner !== 'seller' && <p>{node.description}</p>}
        {node.late && (
          <Notice tone="warn" icon={<IconClock size={20} />}>
            {t('itIsLate')}
          </Notice>
        )}
        <Facts items={useFacts(status, details, authority)} />
      </div>
    </Card>
  )
}

function useFacts({ kind, node }: Waiting, { workOrder }: Details, authority: string): Fact[] {
  const { t, lang, timeZone, brand } = useReader()
  const { record } = node
  const who = kind === 'authority' ? authority : brand
  const facts: (Fact | false)[] = [
    { label: t('whoHas'), value: who },
    kind !== 'authority' &&
      workOrder.inCharge !== null && { label: t('inCharge'), value: workOrder.inCharge },
    { label: t('since'), value: formatInstant(node.statusSince, lang, 'full', timeZone) },
    kind === 'authority' &&
      record.date !== undefined && { label: t('handedIn'), value: formatDay(record.date, lang) },
    record.reference !== undefined && { label: t('referenceLabel'), value: record.reference },
    node.expectedDays.high > 0 &&
      kind !== 'query' && { label: t('usuallyTakes'), value: workingDays(node.expectedDays, t) },
    node.dueAt !== null && !node.late && { label: t('expectedBy'), value: formatDay(node.dueAt, lang) },
  ]
  return facts.filter((fact) => fact !== false)
}
