import { useSearchParams } from 'react-router'
import { paths } from '#paths.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { IconDownload } from '#platform/ui/icons.ts'
import { Link } from '#platform/ui/link.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { readPage } from '#platform/ui/pager.ts'
import { Pager } from '#platform/ui/pager.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { Table } from '#platform/ui/table.tsx'
import { downloadFile } from '#platform/web/file-calls.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { issuesFile, listIssues } from '../contract.ts'
import type { Import } from './one-import.ts'
import styles from './imports.module.css'
import type { importsText } from './imports.text.ts'

const PAGE_SIZE = 50

/** What is wrong, and apart from it what is worth a look, grouped by cause; one cause at a time row by row. */
export function IssuesCard({ one }: { one: Import }) {
  const t = useText<typeof importsText>('imports')
  const [query] = useSearchParams()
  const chosen = query.get('cause')
  const cause = one.causes.find((each) => String(each.cause) === chosen)
  if (one.causes.length === 0)
    return (
      <Card>
        <p>{t('noIssues')}</p>
      </Card>
    )
  const errors = one.causes.filter(({ severity }) => severity === 'ERROR')
  const hints = one.causes.filter(({ severity }) => severity === 'WARNING')
  const file = one.status === 'FINISHED' && (
    <Button
      icon={<IconDownload size={18} />}
      onClick={() => void downloadFile(issuesFile, { importId: one.id }).catch(() => undefined)}
    >
      {t('issuesFile')}
    </Button>
  )
  return (
    <Stack gap={20}>
      <Card
        title={errors.length === 0 ? t('noIssues') : t('issues', { count: one.errors })}
        aside={file}
        flush
      >
        {errors.length > 0 && <p className={styles.lead}>{t('issuesLead')}</p>}
        <Causes importId={one.id} causes={errors} />
      </Card>
      {hints.length > 0 && (
        <Card title={t('hints', { count: one.hints })} flush>
          <p className={styles.lead}>{t('hintsLead')}</p>
          <Causes importId={one.id} causes={hints} />
        </Card>
      )}
      {cause && <Rows importId={one.id} cause={cause.cause} page={readPage(query)} />}
    </Stack>
  )
}

function Causes({ importId, causes }: { importId: string; causes: Import['causes'] }) {
  return (
    <ul>
      {causes.map((each) => (
        <Cause key={each.cause} importId={importId} cause={each} />
      ))}
    </ul>
  )
}

type CauseProps = { importId: string; cause: Import['causes'][number] }

function Cause({ importId, cause: { cause, code, count, open, column, reason, fix, waiting } }: CauseProps) {
  const t = useText<typeof importsText>('imports')
  const lang = useLang()
  return (
    <li className={styles.cause}>
      <b>{t('cause', { count })}</b>
      <div className={styles.two}>
        <b>{reason}</b>
        <span>{fix}</span>
        {code === 'NO_COST_PRICE' && <Link href={paths.costPrices()}>{t('toCostPrices')}</Link>}
        {column !== null && <small>{column}</small>}
        {waiting.map((money) => (
          <small key={money.currency}>{t('waitingMoney', { amount: formatMoney(money, lang) })}</small>
        ))}
        {open === 0 && waiting.length === 0 && count > 0 && <small>{t('mended')}</small>}
      </div>
      <Link href={paths.salesImports({ id: importId, cause })}>{t('rowByRow')}</Link>
    </li>
  )
}

function Rows({ importId, cause, page }: { importId: string; cause: number; page: number }) {
  const t = useText<typeof importsText>('imports')
  const list = useCallQuery(listIssues, { importId, cause, page, pageSize: PAGE_SIZE })
  if (list.error)
    return (
      <Card>
        <p role="alert">{list.error.message}</p>
      </Card>
    )
  if (!list.data || list.isPlaceholderData)
    return (
      <Card>
        <SkeletonRows label={t('loading')} />
      </Card>
    )
  return (
    <>
      <Card
        title={t('rowByRow')}
        aside={<Link href={paths.salesImports({ id: importId })}>{t('allCauses')}</Link>}
        flush
      >
        <Table
          caption={t('rowByRow')}
          dense
          columns={[
            { key: 'line', header: t('columnLine'), primary: true, cell: ({ line }) => line },
            { key: 'column', header: t('columnColumn'), cell: ({ column }) => column },
            { key: 'value', header: t('columnValue'), cell: ({ value }) => value || t('blank') },
            { key: 'fix', header: t('columnWhat'), cell: ({ fix }) => fix },
          ]}
          rows={list.data.records}
          rowKey={({ line, column, code }) => `${line} ${column} ${code}`}
        />
      </Card>
      <Pager
        page={page}
        pageSize={PAGE_SIZE}
        total={list.data.total}
        hrefOf={(to) => paths.salesImports({ id: importId, cause, page: to })}
      />
    </>
  )
}
