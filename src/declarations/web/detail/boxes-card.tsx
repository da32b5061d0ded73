import { useState } from 'react'
import { Card } from '#platform/ui/card.tsx'
import { cx } from '#platform/ui/cx.ts'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { useText } from '#platform/web/text.ts'
import { wordOf } from '../epr/quantity-words.ts'
import { isComparedApart, unitOf } from '../epr/unit-of.ts'
import type { DeclarationDetail } from '../../contract.ts'
import type { declarationDetailText } from '../declaration-detail.text.ts'
import { BoxRow } from './box-row.tsx'
import styles from './boxes.module.css'
import { resultBox } from './result-box.ts'
import { useBoxName } from './use-box-name.ts'

/** The figures in the form's own order, beside those of the period before; a row opens in place. */
export function BoxesCard(props: {
  declaration: DeclarationDetail
  /** Undefined where nothing can be queried now. */
  onQuery: ((box: string) => void) | undefined
}) {
  const { declaration, onQuery } = props
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const nameOf = useBoxName(declaration)
  const [open, setOpen] = useState<string>()
  const { boxes, payable, corrects } = declaration
  const result = resultBox(boxes, payable)
  const title = t(wordOf(declaration, 'boxes'))
  if (boxes.length === 0)
    return (
      <Card title={title}>
        <EmptyState level={3} title={t('noBoxes')}>
          {t(wordOf(declaration, 'noBoxesText'))}
        </EmptyState>
      </Card>
    )
  return (
    <Card title={title} aside={t(wordOf(declaration, 'boxesLead'), { currency: unitOf(declaration) })} flush>
      <div className={styles.scroll}>
        <table className={cx(styles.table, declaration.stream && styles.unnumbered)}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              {declaration.stream ? null : <th scope="col">{t('columnBox')}</th>}
              <th scope="col">{t(wordOf(declaration, 'columnWhat'))}</th>
              <th scope="col">{t(wordOf(declaration, 'columnAmount'))}</th>
              {isComparedApart(declaration) ? null : (
                <>
                  <th scope="col">{t(corrects ? 'columnFiled' : 'columnBefore')}</th>
                  <th scope="col">{t(corrects ? 'difference' : 'columnChange')}</th>
                </>
              )}
            </tr>
          </thead>
          {boxes.map((box) => (
            <BoxRow
              key={box.box}
              declaration={declaration}
              box={box}
              name={nameOf(box.box)}
              isOpen={open === box.box}
              isResult={result === box.box}
              onToggle={() => setOpen(open === box.box ? undefined : box.box)}
              onQuery={onQuery && (() => onQuery(box.box))}
            />
          ))}
        </table>
      </div>
    </Card>
  )
}
