import { useRef, useState } from 'react'
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
import { useCalculation } from './use-calculation.ts'

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
  const t = useText<typeof calculatorText>('calculator')
  const lang = useLang()
  const level = useHeadingLevel()
  const calculation = useCalculation()
  /** Lines changed since then, by index. */
  const [changed, setChanged] = useState<ReadonlySet<number>>(new Set())
  const summary = useRef<HTMLDivElement>(null)
  const { answers } = calculation
  const whole = () => lines.map((line) => wholeLine(line, seller))
  function replace(next: Draft[]) {
    calculation.purge()
    setChanged(new Set())
    setLines(next)
  }
  async function work() {
    setChanged(new Set())
    if (await calculation.run(whole())) summary.current?.focus()
  }
  function setCell(at: number, column: Column, value: string) {
    setLines(lines.map((line, place) => (place === at ? { ...line, [column]: value } : line)))
    setChanged(new Set(changed).add(at))
  }
  return (
    <Stack gap={20}>
      <Card title={t('paste')} level={level}>
        <PasteBox
          onLines={replace}
          onExample={() => {
            setSeller(EXAMPLE_SELLER)
            replace(exampleLines(today, lang))
          }}
        />
      </Card>
      <Card title={t('sellerTitle')} level={level}>
        <p className={styles.help}>{t('sellerHelpMany')}</p>
        <SellerFields
          id="seller"
          errors={NO_ERRORS}
          draft={seller}
          set={(column, value) => {
            setSeller({ ...seller, [column]: value })
            if (answers) setChanged(new Set(lines.keys()))
          }}
        />
      </Card>
      {lines.length === 0 ? (
        <Card>
          <EmptyState title={t('emptyTable')}>{t('emptyTableText')}</EmptyState>
        </Card>
      ) : (
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
              onClick={() => void work()}
            >
              {calculation.running ? t('calculating') : t('calculateMany', { count: lines.length })}
            </Button>
            <ClearButton count={lines.length} onClear={() => replace([])} />
          </Row>
          <div ref={summary} tabIndex={-1} aria-live="polite" className={styles.summary}>
            {answers && <TotalsView answers={answers} total={lines.length} stale={changed.size > 0} />}
          </div>
          <LinesTable
            lines={lines}
            answers={answers?.lines}
            changed={changed}
            onCell={setCell}
            onRemove={(at) => replace(lines.filter((_, place) => place !== at))}
          />
          <Row gap={12} between>
            <Button
              icon={<IconPlus size={16} />}
              disabled={lines.length >= MOST_LINES}
              onClick={() => {
                setLines([...lines, { ...lines.at(-1), amount: '' }])
                setChanged(new Set(changed).add(lines.length))
              }}
            >
              {t('addLine')}
            </Button>
            <ExportButtons lines={whole()} />
          </Row>
          <p className={styles.help}>{t('adviser')}</p>
        </>
      )}
    </Stack>
  )
}
