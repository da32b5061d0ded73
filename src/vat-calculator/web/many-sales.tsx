import { type RefObject, useRef, useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { IconCalculator, IconPlus } from '#platform/ui/icons.ts'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { type Column, MOST_LINES } from '../columns.ts'
import styles from './calculator.module.css'
import type { calculatorText } from './calculator.text.ts'
import { ClearButton } from './clear-button.tsx'
import { type Draft, wholeLine } from './draft.ts'
import { EXAMPLE_SELLER, exampleLines } from './example-lines.ts'
import { ExportButtons } from './export-buttons.tsx'
import { LinesTable } from './lines-table.tsx'
import { PasteBox } from './paste-box.tsx'
import { SellerFields } from './seller-fields.tsx'
import { TotalsView } from './totals-view.tsx'
import { useHeadingLevel } from './heading-level.ts'
import { type Calculation, useCalculation } from './use-calculation.ts'

type Props = {
  lines: Draft[]
  seller: Draft
  today: string
  setLines(lines: Draft[]): void
  setSeller(seller: Draft): void
}

const NO_ERRORS: ReadonlyMap<Column | null, string> = new Map()

/** A table of sales: pasted, corrected in its cells, calculated at once. */
export function ManySales({ lines, seller, today, setLines, setSeller }: Props) {
  const lang = useLang()
  const calculation = useCalculation()
  const { changed, setChanged, replace, setCell, addLine } = useLines(lines, setLines, calculation)
  const summary = useRef<HTMLDivElement>(null)
  const whole = () => lines.map((line) => wholeLine(line, seller))
  async function calculate() {
    setChanged(new Set())
    if (await calculation.run(whole())) summary.current?.focus()
  }
  return (
    <Stack gap={20}>
      <InputCards
        seller={seller}
        onLines={replace}
        onExample={() => {
          setSeller(EXAMPLE_SELLER)
          replace(exampleLines(today, lang))
        }}
        setSeller={(column, value) => {
          setSeller({ ...seller, [column]: value })
          if (calculation.answers) setChanged(new Set(lines.keys()))
        }}
      />
      <Calculated
        lines={lines}
        whole={whole}
        calculation={calculation}
        changed={changed}
        summary={summary}
        onCalculate={() => void calculate()}
        onReplace={replace}
        onCell={setCell}
        onAdd={addLine}
      />
    </Stack>
  )
}

function useLines(lines: readonly Draft[], setLines: Props['setLines'], calculation: Calculation) {
  /** Lines changed since the calculation, by index. */
  const [changed, setChanged] = useState<ReadonlySet<number>>(new Set())
  function replace(next: Draft[]) {
    calculation.reset()
    setChanged(new Set())
    setLines(next)
  }
  function setCell(at: number, column: Column, value: string) {
    setLines(lines.map((line, place) => (place === at ? { ...line, [column]: value } : line)))
    setChanged(new Set(changed).add(at))
  }
  function addLine() {
    setLines([...lines, { ...lines.at(-1), amount: '' }])
    setChanged(new Set(changed).add(lines.length))
  }
  return { changed, setChanged, replace, setCell, addLine }
}

function InputCards(props: {
  seller: Draft
  onLines(lines: Draft[]): void
  onExample(): void
  setSeller(column: Column, value: string): void
}) {
  const t = useText<typeof calculatorText>('calculator')
  const level = useHeadingLevel()
  return (
    <>
      <Card title={t('paste')} level={level}>
        <PasteBox onLines={props.onLines} onExample={props.onExample} />
      </Card>
      <Card title={t('sellerTitle')} level={level}>
        <p className={styles.help}>{t('sellerHelpMany')}</p>
        <SellerFields id="seller" errors={NO_ERRORS} draft={props.seller} set={props.setSeller} />
      </Card>
    </>
  )
}

type CalculatedProps = {
  lines: readonly Draft[]
  whole(): Draft[]
  calculation: Calculation
  changed: ReadonlySet<number>
  onCalculate(): void
  onReplace(lines: Draft[]): void
  onCell(at: number, column: Column, value: string): void
  onAdd(): void
}

function Calculated({ summary, ...props }: CalculatedProps & { summary: RefObject<HTMLDivElement | null> }) {
  const t = useText<typeof calculatorText>('calculator')
  const { lines, calculation, changed } = props
  if (lines.length === 0)
    return (
      <Card>
        <EmptyState title={t('emptyTable')}>{t('emptyTableText')}</EmptyState>
      </Card>
    )
  return (
    <>
      <CalculateRow {...props} />
      <div ref={summary} tabIndex={-1} aria-live="polite" className={styles.summary}>
        {calculation.answers && (
          <TotalsView answers={calculation.answers} total={lines.length} stale={changed.size > 0} />
        )}
      </div>
      <LinesTable
        lines={lines}
        answers={calculation.answers?.lines}
        changed={changed}
        onCell={props.onCell}
        onRemove={(at) => props.onReplace(lines.filter((_, place) => place !== at))}
      />
      <Row gap={12} between>
        <Button icon={<IconPlus size={16} />} disabled={lines.length >= MOST_LINES} onClick={props.onAdd}>
          {t('addLine')}
        </Button>
        <ExportButtons lines={props.whole()} />
      </Row>
      <p className={styles.help}>{t('adviser')}</p>
    </>
  )
}

function CalculateRow({ lines, calculation, onCalculate, onReplace }: CalculatedProps) {
  const t = useText<typeof calculatorText>('calculator')
  return (
    <>
      {calculation.failure && (
        <Notice tone="bad" role="alert" title={t('failed')}>
          {calculation.failure.message} {t('failedSafe')}
        </Notice>
      )}
      <Row gap={12} between>
        <Button
          variant="primary"
          size={52}
          loading={calculation.running}
          icon={<IconCalculator size={18} />}
          onClick={onCalculate}
        >
          {calculation.running ? t('calculating') : t('calculateMany', { count: lines.length })}
        </Button>
        <ClearButton count={lines.length} onClear={() => onReplace([])} />
      </Row>
    </>
  )
}
