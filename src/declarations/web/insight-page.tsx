import { useSearchParams } from 'react-router'
import { paths } from '#paths.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { IconDownload } from '#platform/ui/icons.ts'
import { NotRead } from '#platform/ui/not-read.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { LinkTabs } from '#platform/ui/link-tabs.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { downloadFile } from '#platform/web/file-calls.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { exportInsight, type Insight, readInsight } from '../insight-contract.ts'
import { CorrectionsTable, CostsTable, MonthTable } from './insight/insight-tables.tsx'
import styles from './insight/insight.module.css'
import { MonthBars } from './insight/month-bars.tsx'
import type { insightText } from './insight.text.ts'

export const handle = { auth: true, access: 'seller', texts: ['insight', 'ui'] }

/** What the filed returns came to: drawn, and as tables. */
export default function InsightPage() {
  const t = useText<typeof insightText>('insight')
  const [query] = useSearchParams()
  const months = query.get('months') === '24' ? 24 : 12
  const read = useCallQuery(readInsight, { months })
  const insight = read.isPlaceholderData ? undefined : read.data
  const tabs = ([12, 24] as const).map((one) => ({
    key: String(one),
    label: t(`span_${one}`),
    href: paths.taxInsight({ months: one === 12 ? undefined : one }),
  }))
  return (
    <>
      <title>{t('title')}</title>
      <PageHeading
        title={t('title')}
        sub={t('lead')}
        actions={insight && insight.cells.length > 0 && <Exports months={months} />}
      />
      <Stack gap={20}>
        <LinkTabs label={t('span')} items={tabs} current={String(months)} />
        {insight ? (
          <Shown insight={insight} />
        ) : (
          <Card>
            <NotRead query={read} loading={t('loading')} title={t('loadFailed')} safe={t('nothingLost')} />
          </Card>
        )}
      </Stack>
    </>
  )
}

function Shown({ insight }: { insight: Insight }) {
  const t = useText<typeof insightText>('insight')
  const isRateMissing = insight.cells.some(({ euro }) => euro === null)
  const waiting = insight.waiting > 0 && (
    <p className={styles.quiet}>{t('waiting', { count: insight.waiting })}</p>
  )
  if (insight.cells.length === 0)
    return (
      <Card>
        <EmptyState
          title={t('empty')}
          action={<ButtonLink href={paths.declaration()}>{t('toList')}</ButtonLink>}
        >
          {t('emptyText')}
        </EmptyState>
        {waiting}
      </Card>
    )
  return (
    <>
      {waiting}
      <Card title={t('byMonth')}>
        <p className={styles.quiet}>{t('byMonthText')}</p>
        {isRateMissing && <p>{t('ratesMissing')}</p>}
        <MonthBars insight={insight} />
      </Card>
      <Card title={t('costs')} foot={t('effectiveText')} flush>
        <CostsTable insight={insight} />
      </Card>
      {insight.corrections.length > 0 && (
        <Card title={t('corrections')} flush>
          <CorrectionsTable insight={insight} />
        </Card>
      )}
      <Card title={t('figures')} flush>
        <MonthTable insight={insight} />
      </Card>
    </>
  )
}

function Exports({ months }: { months: 12 | 24 }) {
  const t = useText<typeof insightText>('insight')
  const save = (format: 'xlsx' | 'csv') =>
    void downloadFile(exportInsight, { months, format }).catch(() => undefined)
  return (
    <>
      <Button icon={<IconDownload size={18} />} onClick={() => save('xlsx')}>
        {t('exportXlsx')}
      </Button>
      <Button icon={<IconDownload size={18} />} onClick={() => save('csv')}>
        {t('exportCsv')}
      </Button>
    </>
  )
}
