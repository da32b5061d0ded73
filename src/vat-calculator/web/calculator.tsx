import { use, useEffect, useState } from 'react'
import { dayOf } from '#platform/shared/calendar.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { Tabs } from '#platform/ui/tabs.tsx'
import { useText } from '#platform/web/text.ts'
import styles from './calculator.module.css'
import type { calculatorText } from './calculator.text.ts'
import { type Drafts, storeDrafts, readDrafts } from './draft.ts'
import { ManySales } from './many-sales.tsx'
import { OneSale } from './one-sale.tsx'

/**
 * The whole calculator: one sale as a form, or a table of them. Rendered in the browser only; the server calculates.
 */
export function Calculator() {
  const t = useText<typeof calculatorText>('calculator')
  const timeZone = use(TimeZoneContext)
  const [today] = useState(() => dayOf(new Date(), timeZone))
  const [drafts, setDrafts] = useState<Drafts>(() => readDrafts(today))
  const [tab, setTab] = useState<'one' | 'many'>(drafts.lines.length > 0 ? 'many' : 'one')
  useEffect(() => storeDrafts(drafts), [drafts])
  const change = (part: Partial<Drafts>) => setDrafts((now) => ({ ...now, ...part }))
  const one = (
    <OneSale
      sale={drafts.one}
      seller={drafts.seller}
      setSale={(column, value) => setDrafts((now) => ({ ...now, one: { ...now.one, [column]: value } }))}
      setSeller={(column, value) =>
        setDrafts((now) => ({ ...now, seller: { ...now.seller, [column]: value } }))
      }
    />
  )
  const many = (
    <ManySales
      lines={drafts.lines}
      seller={drafts.seller}
      today={today}
      setLines={(lines) => change({ lines })}
      setSeller={(seller) => change({ seller })}
    />
  )
  return (
    <Tabs
      // Both stay mounted, so that switching tabs loses no answer.
      keepPanels
      className={styles.calculator}
      label={t('tabs')}
      items={[
        { key: 'one', label: t('one'), panel: one },
        { key: 'many', label: t('many'), panel: many },
      ]}
      current={tab}
      onSelect={setTab}
    />
  )
}
