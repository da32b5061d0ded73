import { type ReactNode, useState } from 'react'
import { Card } from '#platform/ui/card.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Tabs } from '#platform/ui/tabs.tsx'
import { DocumentsPart } from './documents-part.tsx'
import { FormPart } from './form/form-part.tsx'
import { HistoryPart } from './history-part.tsx'
import { isUnderWay, OrderFacts, RangeReason } from './order-aside.tsx'
import type { Details } from './step-status.ts'
import { useReader } from './use-reader.ts'
import { WhenOpened } from './when-opened.tsx'
import styles from './work-order-page.module.css'

type Part = 'history' | 'form' | 'documents'

/** Reference information: tabs where there is space, collapsible panels on a phone. */
export function WorkOrderParts({ details, narrow }: { details: Details; narrow?: boolean }) {
  const { t } = useReader()
  const [part, setPart] = useState<Part>('history')
  const form = details.nodes.find((node) => node.kind === 'FORM')
  const counts = { history: details.history.length, documents: details.documents.length }
  if (narrow)
    return (
      <Card as="div" flush className={styles.lines}>
        <Disclosure summary={t('history')} aside={t('historyCount', { count: counts.history })}>
          <HistoryPart details={details} />
        </Disclosure>
        {form && (
          <Disclosure summary={t('form')} aside={form.name}>
            <WhenOpened>
              <FormPart node={form} />
            </WhenOpened>
          </Disclosure>
        )}
        <Disclosure summary={t('documents')} aside={t('documentsCount', { count: counts.documents })}>
          <DocumentsPart details={details} />
        </Disclosure>
        <Disclosure summary={t('order')} aside={details.workOrder.order.number}>
          <OrderFacts details={details} />
        </Disclosure>
        {isUnderWay(details) && (
          <Disclosure summary={t('whyRange')}>
            <RangeReason details={details} />
          </Disclosure>
        )}
      </Card>
    )
  return (
    <Card as="section" aria-label={t('parts')}>
      <Tabs<Part>
        label={t('parts')}
        current={part}
        onSelect={setPart}
        items={[
          { key: 'history', label: t('history'), panel: inPanel(<HistoryPart details={details} />) },
          ...(form
            ? [{ key: 'form' as const, label: t('form'), panel: inPanel(<FormPart node={form} />) }]
            : []),
          {
            key: 'documents',
            label: t('documents'),
            count: counts.documents,
            panel: inPanel(<DocumentsPart details={details} />),
          },
        ]}
      />
    </Card>
  )
}

const inPanel = (part: ReactNode): ReactNode => <div className={styles.panel}>{part}</div>
