import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { formatMoney } from '#platform/shared/format-money.ts'
import { Card } from '#platform/ui/card.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { readPage } from '#platform/ui/pager.ts'
import { Pager } from '#platform/ui/pager.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { Table } from '#platform/ui/table.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import type { listIssues } from '../contract.ts'
import { issuesTitle, isRepeated } from './import-counts.ts'
import type { ImportPlace } from './import-place.ts'
import { issueLinks } from './issue-links.ts'
import type { Import } from './one-import.ts'
import styles from './imports.module.css'
import type { importsText } from './imports.text.ts'

export const ISSUES_A_PAGE = 50

/** What is wrong, and apart from it what is worth a look, grouped by cause; one cause at a time row by row. */
type IssuesCardProps = {
  one: Import
  place: ImportPlace
  /** Above the causes: the rows as a file. */
  aside?: ReactNode
  /** The rows of a cause. */
  renderRows: (cause: number, page: number) => ReactNode
}

export function IssuesCard({ one, place, aside, renderRows }: IssuesCardProps) {
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
  // Of a withdrawn file nothing counts, and nothing is left to be done.
  const isGone = one.withdrawn !== null
  const title = issuesTitle(one)
  const about = { importId: one.id, place, isGone, isMapped: one.source === 'MAPPED' }
  const errors = one.causes.filter(({ severity }) => severity === 'ERROR')
  const warnings = one.causes.filter(({ severity }) => severity === 'WARNING')
  const repeated = warnings.filter(isRepeated)
  const hints = warnings.filter((each) => !isRepeated(each))
  return (
    <Stack gap={20}>
      <Card
        title={title.key === 'noIssues' ? t(title.key) : t(title.key, { count: title.count })}
        aside={aside}
        flush
      >
        {errors.length > 0 && !isGone && <p className={styles.lead}>{t('issuesLead')}</p>}
        <Causes {...about} causes={errors} />
      </Card>
      {hints.length > 0 && (
        <Card title={t(isGone ? 'hintsThen' : 'hints', { count: rowsOf(hints) })} flush>
          {!isGone && <p className={styles.lead}>{t('hintsLead')}</p>}
          <Causes {...about} causes={hints} />
        </Card>
      )}
      {repeated.length > 0 && (
        <Card title={t('repeated', { count: rowsOf(repeated) })} flush>
          <p className={styles.lead}>{t('repeatedLead')}</p>
          <Causes {...about} causes={repeated} />
        </Card>
      )}
      {cause && renderRows(cause.cause, readPage(query))}
    </Stack>
  )
}

const rowsOf = (causes: Import['causes']): number => causes.reduce((sum, { count }) => sum + count, 0)

type CausesProps = {
  importId: string
  causes: Import['causes']
  place: ImportPlace
  isGone: boolean
  isMapped: boolean
}

function Causes({ causes, ...about }: CausesProps) {
  return (
    <ul>
      {causes.map((each) => (
        <Cause key={each.cause} {...about} cause={each} />
      ))}
    </ul>
  )
}

type CauseProps = Omit<CausesProps, 'causes'> & { cause: Import['causes'][number] }

function Cause({ importId, place, isGone, isMapped, cause: about }: CauseProps) {
  const { cause, code, count, open, column, reason, fix, waiting } = about
  const t = useText<typeof importsText>('imports')
  const lang = useLang()
  return (
    <li className={styles.cause}>
      <b>{t('cause', { count })}</b>
      <div className={styles.two}>
        <b>{reason}</b>
        <span>{fix}</span>
        {open > 0 && !isGone && <WhereToEnter about={{ code, column, isMapped }} place={place} />}
        {column !== null && <small>{column}</small>}
        {waiting.map((money) => (
          <small key={money.currency}>{t('waitingMoney', { amount: formatMoney(money, lang) })}</small>
        ))}
        {open === 0 && waiting.length === 0 && count > 0 && <small>{t('mended')}</small>}
      </div>
      <Link href={place.hrefOf({ id: importId, cause })}>{t('rowByRow')}</Link>
    </li>
  )
}

type WhereProps = { about: Parameters<typeof issueLinks>[0]; place: ImportPlace }

/** The places where what is missing is entered, and what happens then. */
function WhereToEnter({ about, place }: WhereProps) {
  const t = useText<typeof importsText>('imports')
  const { links, isJudgedAgain } = issueLinks(about, place)
  if (links.length === 0) return null
  return (
    <>
      <span className={styles.places}>
        {links.map(({ href, label }) => (
          <Link key={label} href={href}>
            {t(label)}
          </Link>
        ))}
      </span>
      {isJudgedAgain && <small>{t('judgedAgain')}</small>}
    </>
  )
}

type RowsProps = {
  list: {
    data: OutputOf<typeof listIssues> | undefined
    error: { message: string } | null
    isPlaceholderData: boolean
  }
  at: { id: string; cause: number; page: number }
  place: ImportPlace
}

/** One cause, row by row. */
export function IssueRows({ list, at, place }: RowsProps) {
  const t = useText<typeof importsText>('imports')
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
        aside={<Link href={place.hrefOf({ id: at.id })}>{t('allCauses')}</Link>}
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
        page={at.page}
        pageSize={ISSUES_A_PAGE}
        total={list.data.total}
        hrefOf={(page) => place.hrefOf({ ...at, page })}
      />
    </>
  )
}
