import { useId } from 'react'
import { formatPercent } from '#platform/shared/format-number.ts'
import { Button } from '#platform/ui/button.tsx'
import { cx } from '#platform/ui/cx.ts'
import { IconChevronDown, IconMessage } from '#platform/ui/icons.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { isComparedApart, unitOf } from '../epr/unit-of.ts'
import type { DeclarationDetail } from '../../contract.ts'
import type { declarationDetailText } from '../declaration-detail.text.ts'
import { BoxParts } from './box-parts.tsx'
import styles from './boxes.module.css'
import { Figure } from './figure.tsx'
import { percentBetween } from './figure-changes.ts'
import type { BoxName } from './use-box-name.ts'

export type Box = DeclarationDetail['boxes'][number]

/** One line of the form; what it is made of opens below it. */
export function BoxRow(props: {
  declaration: DeclarationDetail
  box: Box
  name: BoxName
  isOpen: boolean
  /** Whether the return comes to its end in it. */
  isResult: boolean
  onToggle: () => void
  onQuery: (() => void) | undefined
}) {
  const { declaration, box, name, isOpen, isResult, onToggle, onQuery } = props
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const id = useId()
  const currency = unitOf(declaration)
  const isApart = isComparedApart(declaration)
  const said = [name.number, name.name].filter(Boolean).join(' ')
  return (
    <tbody className={cx(isOpen && styles.open, isResult && styles.result)}>
      <tr className={styles.row}>
        {declaration.stream ? null : <td className={styles.number}>{name.number}</td>}
        <td className={styles.name}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={t('openBox', { name: said })}
            onClick={onToggle}
          >
            <span>{name.name || name.number}</span>
            <IconChevronDown size={16} />
          </button>
        </td>
        <td className={styles.amount}>
          <Figure box={box} currency={currency} />
        </td>
        {isApart ? null : <Beside declaration={declaration} box={box} />}
      </tr>
      <tr id={id} hidden={!isOpen} className={styles.detail}>
        <td colSpan={isApart ? 2 : declaration.stream ? 4 : 5}>
          {isOpen && (
            <div className={styles.inside}>
              <BoxParts declaration={declaration} box={box} />
              {onQuery && (
                <span>
                  <Button size={32} icon={<IconMessage size={16} />} onClick={onQuery}>
                    {t('queryThis')}
                  </Button>
                </span>
              )}
            </div>
          )}
        </td>
      </tr>
    </tbody>
  )
}

/** The period before, or what is corrected, and the way from there. */
function Beside({ declaration, box }: { declaration: DeclarationDetail; box: Box }) {
  const currency = unitOf(declaration)
  const { before, decimals } = box
  return (
    <>
      <td className={styles.before}>
        {before !== null && <Figure box={{ amount: before, decimals }} currency={currency} />}
      </td>
      <td className={styles.change}>
        <Change box={box} currency={currency} inMoney={declaration.corrects !== null} />
      </td>
    </>
  )
}

/** In percent; where that says nothing, and in a correction, the difference. */
function Change(props: { box: Box; currency: string; inMoney: boolean }) {
  const { currency, inMoney } = props
  const { amount, before, decimals } = props.box
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const lang = useLang()
  if (before === null) return amount === 0 ? null : t('firstTime')
  if (before === amount) return '–'
  const percent = percentBetween(before, amount)
  const sign = amount > before ? '+' : ''
  if (!inMoney && percent !== null && Math.abs(percent) < 1_000)
    return `${percent > 0 ? '+' : ''}${formatPercent(percent, lang)}`
  return (
    <>
      {sign}
      <Figure box={{ amount: amount - before, decimals }} currency={currency} />
    </>
  )
}
