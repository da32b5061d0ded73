import { memo } from 'react'
import { Badge } from '#platform/ui/badge.tsx'
import { IconButton } from '#platform/ui/button.tsx'
import { cx } from '#platform/ui/cx.ts'
import { IconTrash } from '#platform/ui/icons.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { Column } from '../columns.ts'
import { HEADINGS } from '../headings.ts'
import { LIABLE_NAMES, SCHEME_NAMES, STATUS_NAMES } from '../names.ts'
import type { CalculatedLine } from '../contract.ts'
import { AnswerView } from './answer-view.tsx'
import type { calculatorText } from './calculator.text.ts'
import { ALWAYS, type Draft } from './draft.ts'
import styles from './lines-table.module.css'
import { formatMoney } from '#platform/shared/format-money.ts'
import { formatPercent } from '#platform/shared/format-number.ts'
import { placeName } from './place-names.ts'

type Props = {
  at: number
  line: Draft
  answer: CalculatedLine | undefined
  changed: boolean
  columns: readonly Column[]
  onCell(at: number, column: Column, value: string): void
  onRemove(at: number): void
  onFill(column: Column): void
}

/** The defaults of empty cells, as in the contract. */
const ASSUMED_CURRENCY = 'EUR'

/** One line: its cells as inputs, with errors in the cells, and the answer below. */
export function LineRow(props: Props) {
  const t = useText<typeof calculatorText>('calculator')
  const { at, line, answer, changed, columns, onCell, onRemove } = props
  const errors = new Map(changed ? [] : answer?.errors.map(({ column, text }) => [column, text] as const))
  return (
    <tbody className={cx(styles.line, errors.size > 0 && styles.wrongLine)}>
      <tr>
        <th scope="row">
          <span className={styles.number}>{at + 1}</span>
          <IconButton
            variant="bare"
            size={32}
            label={t('removeLine', { line: at + 1 })}
            onClick={() => onRemove(at)}
          >
            <IconTrash size={16} />
          </IconButton>
        </th>
        {columns.map((column) => (
          <Cell
            key={column}
            at={at}
            column={column}
            value={line[column] ?? ''}
            error={errors.get(column)}
            quiet={!ALWAYS.has(column) && !answer?.questions.some((question) => question.column === column)}
            onCell={onCell}
          />
        ))}
      </tr>
      {answer && (
        <tr className={cx(styles.answerRow, changed && styles.old)}>
          <td colSpan={columns.length + 1}>
            <LineAnswer answer={answer} changed={changed} onFill={props.onFill} />
          </td>
        </tr>
      )}
    </tbody>
  )
}

type CellProps = {
  at: number
  column: Column
  value: string
  error: string | undefined
  /** Hidden on a phone while empty, where only other lines use it */
  quiet: boolean
  onCell: Props['onCell']
}

const Cell = memo(function Cell({ at, column, value, error, quiet, onCell }: CellProps) {
  const t = useText<typeof calculatorText>('calculator')
  const lang = useLang()
  const id = `cell-${at}-${column}`
  return (
    <td className={cx(quiet && value === '' && error === undefined && styles.quiet)}>
      <span className={styles.phoneLabel} aria-hidden="true">
        {HEADINGS[column][lang]}
      </span>
      <input
        id={id}
        className={cx(styles.input, error !== undefined && styles.invalid)}
        aria-label={t('cellLabel', { column: HEADINGS[column][lang], line: at + 1 })}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-note`}
        value={value}
        placeholder={
          column === 'inclusive'
            ? t('assumedInclusive')
            : column === 'currency'
              ? ASSUMED_CURRENCY
              : undefined
        }
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onCell(at, column, event.target.value)}
      />
      {error !== undefined && (
        <span id={`${id}-note`} className={styles.error}>
          {error}
        </span>
      )}
    </td>
  )
})

function LineAnswer({
  answer,
  changed,
  onFill,
}: Pick<Props, 'changed' | 'onFill'> & { answer: CalculatedLine }) {
  const t = useText<typeof calculatorText>('calculator')
  const lang = useLang()
  const { scheme, country, rate, vat, net, owedBy, status } = answer
  if (changed) return <p className={styles.short}>{t('changed')}</p>
  if (status === 'UNREADABLE')
    return (
      <p className={styles.short}>
        <Badge variant="wrong">{STATUS_NAMES[status][lang]}</Badge>
      </p>
    )
  return (
    <details className={styles.details}>
      <summary className={styles.short}>
        {status !== 'JUDGED' && (
          <Badge variant={status === 'REFUSED' ? 'wrong' : 'dueSoon'}>{STATUS_NAMES[status][lang]}</Badge>
        )}
        {scheme && <strong>{SCHEME_NAMES[scheme][lang]}</strong>}
        {country && (
          <span>
            {placeName(country, lang, t)} {rate !== null && formatPercent(rate, lang)}
          </span>
        )}
        {net && vat && (
          <span className={styles.figures}>
            {t('netAmount')} {formatMoney(net, lang)} · {t('vatAmount')} <b>{formatMoney(vat, lang)}</b>
          </span>
        )}
        {owedBy && <span>{LIABLE_NAMES[owedBy][lang]}</span>}
        <span className={styles.more}>{t('details')}</span>
      </summary>
      <AnswerView answer={answer} onFill={onFill} />
    </details>
  )
}
