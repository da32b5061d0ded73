import type { CSSProperties } from 'react'
import { paths } from '#paths.ts'
import { Link } from '#platform/ui/link.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { wordOf } from '../epr/quantity-words.ts'
import { unitOf } from '../epr/unit-of.ts'
import type { DeclarationDetail } from '../../contract.ts'
import type { declarationDetailText } from '../declaration-detail.text.ts'
import { BoxRows } from './box-rows.tsx'
import styles from './boxes.module.css'
import { Figure, figureText } from './figure.tsx'
import { useBoxSentence } from './use-box-name.ts'
import { type Part, usePartName } from './use-part-name.ts'

const CENTS = 2

/** What a box is made of: its parts as a bar and in words, the first rows, and the way to all. */
export function BoxParts(props: { declaration: DeclarationDetail; box: DeclarationDetail['boxes'][number] }) {
  const { declaration, box } = props
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const lang = useLang()
  const nameOf = usePartName()
  const sentence = useBoxSentence(declaration)(box.box)
  const currency = unitOf(declaration)
  const { parts } = box
  if (parts.length === 0)
    return (
      <>
        {sentence !== undefined && <p>{sentence}</p>}
        <p>{t(wordOf(declaration, 'calculatedBox'))}</p>
      </>
    )
  const sum = parts.reduce((total, { amount }) => total + amount, 0)
  const text = (amount: number, decimals: number) => figureText({ amount, decimals }, currency, lang)
  const largest = parts.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
  return (
    <>
      {sentence !== undefined && <p>{sentence}</p>}
      <Bar parts={largest} />
      <ul className={styles.parts}>
        {largest.map((part) => (
          <li key={part.part}>
            <Link href={paths.declarationRows({ id: declaration.id, box: box.box, part: part.part })}>
              {nameOf(part)}
            </Link>
            <Figure box={{ amount: part.amount, decimals: CENTS }} currency={currency} />
          </li>
        ))}
      </ul>
      {largest[0] && <BoxRows declaration={declaration} box={box.box} part={largest[0]} />}
      {sum !== box.amount && (
        <p className={styles.rounded}>
          {t('rounded', { sum: text(sum, CENTS), amount: text(box.amount, box.decimals) })}
        </p>
      )}
    </>
  )
}

function Bar({ parts }: { parts: readonly Part[] }) {
  if (parts.length < 2) return null
  return (
    <span className={styles.bar} aria-hidden="true">
      {parts.map(({ part, amount }) => (
        <span key={part} style={{ '--share': Math.abs(amount) } as CSSProperties} />
      ))}
    </span>
  )
}
