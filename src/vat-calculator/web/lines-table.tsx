import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { SelectField } from '#platform/ui/field.tsx'
import { Row } from '#platform/ui/layout.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { Column } from '../columns.ts'
import { HEADINGS } from '../headings.ts'
import type { CalculatedLine } from '../contract.ts'
import type { calculatorText } from './calculator.text.ts'
import { type Draft, shownColumns } from './draft.ts'
import { focusField } from './focus-field.ts'
import { useHeadingLevel } from './heading-level.ts'
import { LineRow } from './line-row.tsx'
import styles from './lines-table.module.css'

const PAGE = 25
const SHOWS = ['all', 'wrong', 'open'] as const
type Show = (typeof SHOWS)[number]

type Props = {
  lines: readonly Draft[]
  answers: readonly CalculatedLine[] | undefined
  changed: ReadonlySet<number>
  onCell(at: number, column: Column, value: string): void
  onRemove(at: number): void
}

const isShown = (show: Show, answer: CalculatedLine | undefined): boolean =>
  show === 'all' ||
  (show === 'wrong' ? (answer?.errors.length ?? 0) > 0 : (answer?.questions.length ?? 0) > 0)

/** The lines as inputs, each with its answer below; paged. */
export function LinesTable(props: Props) {
  const { lines, answers } = props
  const t = useText<typeof calculatorText>('calculator')
  const Heading = `h${useHeadingLevel()}` as const
  const [show, setShow] = useState<Show>('all')
  const [page, setPage] = useState(0)
  const places = [...lines.keys()].filter((at) => isShown(show, answers?.[at]))
  const last = Math.max(0, Math.ceil(places.length / PAGE) - 1)
  const first = Math.min(page, last) * PAGE
  const here = places.slice(first, first + PAGE)
  const range = { from: places.length === 0 ? 0 : first + 1, to: first + here.length, total: places.length }
  return (
    <div className={styles.frame}>
      <Row between className={styles.tools}>
        <Heading className={styles.title}>{t('lines')}</Heading>
        {answers && (
          <ShowField
            show={show}
            onChange={(next) => {
              setShow(next)
              setPage(0)
            }}
          />
        )}
      </Row>
      {here.length === 0 ? (
        <EmptyState title={t('showNone')} />
      ) : (
        <Page {...props} here={here} caption={t('linesOf', range)} />
      )}
      {last > 0 && (
        <Row between className={styles.tools}>
          <span>{t('linesOf', range)}</span>
          <PageButtons page={Math.min(page, last)} last={last} onPage={setPage} />
        </Row>
      )}
    </div>
  )
}

function Page({ here, caption, ...props }: Props & { here: readonly number[]; caption: string }) {
  const t = useText<typeof calculatorText>('calculator')
  const { lines, answers, changed, onCell, onRemove } = props
  const columns = shownColumns(lines, columnsToFill(answers))
  return (
    <div className={styles.scroll} role="region" aria-label={t('lines')}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <ColumnHeadings columns={columns} />
        {here.map((at) => (
          <LineRow
            key={at}
            at={at}
            line={lines[at] ?? {}}
            answer={answers?.[at]}
            changed={changed.has(at)}
            columns={columns}
            onCell={onCell}
            onRemove={onRemove}
            onFill={(column) => focusField(`cell-${at}-${column}`)}
          />
        ))}
      </table>
    </div>
  )
}

const columnsToFill = (answers: Props['answers']): Set<Column> =>
  new Set(
    answers?.flatMap(({ questions, errors }) =>
      [...questions, ...errors].flatMap(({ column }) => column ?? []),
    ),
  )

function ShowField({ show, onChange }: { show: Show; onChange(show: Show): void }) {
  const t = useText<typeof calculatorText>('calculator')
  return (
    <SelectField
      label={t('show')}
      hideLabel
      value={show}
      options={SHOWS.map((value) => ({ value, label: t(`show_${value}`) }))}
      onChange={(event) => onChange(event.target.value as Show)}
    />
  )
}

function ColumnHeadings({ columns }: { columns: readonly Column[] }) {
  const lang = useLang()
  return (
    <thead>
      <tr>
        <th scope="col">#</th>
        {columns.map((column) => (
          <th key={column} scope="col">
            {HEADINGS[column][lang]}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function PageButtons({ page, last, onPage }: { page: number; last: number; onPage(page: number): void }) {
  const t = useText<typeof calculatorText>('calculator')
  return (
    <Row gap={8}>
      <Button disabled={page === 0} onClick={() => onPage(page - 1)}>
        {t('earlier')}
      </Button>
      <Button disabled={page === last} onClick={() => onPage(page + 1)}>
        {t('later')}
      </Button>
    </Row>
  )
}
