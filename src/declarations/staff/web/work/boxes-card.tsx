import { useState } from 'react'
import type { Lang } from '#platform/shared/local-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { TwoLines } from '#back-office/web/frame/two-lines.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Money } from '#platform/ui/money.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { DeclarationWorkDetail } from '../../contract.ts'
import { type BoxName, useBoxName } from '../../../web/detail/use-box-name.ts'
import { usePartName } from '../../../web/detail/use-part-name.ts'
import { figureText } from '../../../web/detail/figure.tsx'
import { isComparedApart, KILOGRAMS, unitOf } from '../../../web/epr/unit-of.ts'
import { ChangeText } from '../change-text.tsx'
import type { declarationWorkText } from '../declaration-work.text.ts'
import type { declarationsStaffText } from '../declarations-staff.text.ts'
import { RowsDialog } from './rows-dialog.tsx'
import styles from '../declarations-staff.module.css'

type Props = { work: DeclarationWorkDetail }
type Box = DeclarationWorkDetail['boxes'][number]
type Part = Box['parts'][number]

/** The boxes in the form's order, beside the period before or the original, with the way to their rows. */
export function BoxesCard({ work }: Props) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const [open, setOpen] = useState<{ box: Box; part: Part; title: string }>()
  const title = useTitle(work)
  const columns = useBoxColumns(work, (box, part, of) => setOpen({ box, part, title: of }))
  return (
    <Card title={title} flush={work.boxes.length > 0}>
      {work.boxes.length > 0 ? (
        <Table caption={title} columns={columns} rows={work.boxes} rowKey={({ box }) => box} dense />
      ) : (
        <p className={styles.quiet}>{t('noBoxes')}</p>
      )}
      {open && (
        <RowsDialog
          at={{ companyId: work.company.id, id: work.id, box: open.box.box, part: open.part.part }}
          title={open.title}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  )
}

/** Quantities have categories where a return has boxes. */
function useTitle({ quantities, corrects }: DeclarationWorkDetail): string {
  const t = useText<typeof declarationWorkText>('declaration-work')
  if (quantities) return t(corrects ? 'quantitiesOriginal' : 'quantities')
  return t(corrects ? 'boxesOriginal' : 'boxesBefore')
}

const BESIDE = new Set(['before', 'change'])

type OnOpen = (box: Box, part: Part, title: string) => void

function useBoxColumns(work: DeclarationWorkDetail, onOpen: OnOpen): Column<Box>[] {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const l = useText<typeof declarationsStaffText>('declarations-staff')
  const nameOf = useBoxName(work)
  const currency = unitOf(work)
  const columns: Column<Box>[] = [
    {
      key: 'box',
      header: t(work.quantities ? 'category' : 'box'),
      primary: true,
      cell: ({ box }) => <Name {...nameOf(box)} />,
    },
    {
      key: 'now',
      header: t('now'),
      numeric: true,
      cell: ({ amount }) => <Amount amount={amount} unit={currency} strong />,
    },
    {
      key: 'before',
      header: t(work.corrects ? 'original' : 'before'),
      numeric: true,
      cell: ({ before }) => (before === null ? '–' : <Amount amount={before} unit={currency} />),
    },
    {
      key: 'change',
      header: l('change'),
      numeric: true,
      cell: ({ amount, before }) => <ChangeText now={amount} before={before} />,
    },
    {
      key: 'parts',
      header: t('madeOf'),
      cell: (box) => (
        <Parts box={box} name={shortName(nameOf(box.box))} currency={currency} onOpen={onOpen} />
      ),
    },
  ]
  return isComparedApart(work) ? columns.filter(({ key }) => !BESIDE.has(key)) : columns
}

function amountText(amount: number, unit: string, lang: Lang): string {
  if (unit !== KILOGRAMS) return formatMoney({ amount, currency: unit }, lang)
  return `${figureText({ amount, decimals: 0 }, unit, lang)} kg`
}

/** Money, or kilograms. */
function Amount({ amount, unit, strong = false }: { amount: number; unit: string; strong?: boolean }) {
  const lang = useLang()
  if (unit !== KILOGRAMS) return <Money value={{ amount, currency: unit }} strong={strong} />
  const text = amountText(amount, unit, lang)
  return strong ? <b>{text}</b> : text
}

function Name({ number, name }: BoxName) {
  if (number === '') return <b>{name}</b>
  return (
    <TwoLines second={name}>
      <b>{number}</b>
    </TwoLines>
  )
}

const shortName = ({ number, name }: BoxName): string => number || name

type PartsProps = { box: Box; name: string; currency: string; onOpen: OnOpen }

function Parts({ box, name, currency, onOpen }: PartsProps) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const lang = useLang()
  const nameOf = usePartName()
  if (box.parts.length === 0)
    return <span className={styles.quiet}>{t(currency === KILOGRAMS ? 'quantitySum' : 'calculatedBox')}</span>
  return (
    <ul className={styles.parts}>
      {box.parts.map((part) => {
        const amount = amountText(part.amount, currency, lang)
        const source = nameOf(part)
        return (
          <li key={part.part}>
            <button
              type="button"
              className={styles.part}
              aria-label={t('openRows', { source, amount, box: name })}
              onClick={() => onOpen(box, part, t('rowsOf', { box: name, source }))}
            >
              {source} <span className={styles.figure}>{amount}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
