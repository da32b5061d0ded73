import { countryName } from '#platform/shared/countries.ts'
import { formatInstant } from '#platform/shared/day-text.ts'
import { cx } from '#platform/ui/cx.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { IconAlertTriangle, IconCheck } from '#platform/ui/icons.ts'
import { type Column, Table } from '#platform/ui/table.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { use } from 'react'
import type { MatchCell, MatchRow } from '../contract.ts'
import styles from './match.module.css'
import type { shopsText } from './shops.text.ts'

/** From what the seller changes most easily to what an office has to change. */
const COLUMNS = ['PORTAL', 'SHOP', 'REGISTER', 'PAPERS'] as const

export function MatchTable({ rows }: { rows: readonly MatchRow[] }) {
  const t = useText<typeof shopsText>('shops')
  const columns: Column<MatchRow>[] = [
    { key: 'fact', header: t('columnFact'), primary: true, cell: nameCell },
    ...COLUMNS.map((source) => ({
      key: source,
      header: t(`source_${source}`),
      width: '22%',
      cell: saidBy(source),
    })),
  ]
  return <Table caption={t('matchLead')} columns={columns} rows={rows} rowKey={keyOf} />
}

const nameCell = (row: MatchRow) => <FactName row={row} />

const saidBy = (source: MatchCell['source']) =>
  function saidCell({ cells }: MatchRow) {
    const cell = cells.find((one) => one.source === source)
    return cell && <Said cell={cell} />
  }

const keyOf = ({ fact, country, cells }: MatchRow) => `${fact} ${country} ${cells[2]?.text}`

function FactName({ row }: { row: MatchRow }) {
  const t = useText<typeof shopsText>('shops')
  const lang = useLang()
  return (
    <b>{t(`fact_${row.fact}`, { country: row.country === null ? '' : countryName(row.country, lang) })}</b>
  )
}

/** What a source says; the part that differs is marked, and said in words too. */
function Said({ cell }: { cell: MatchCell }) {
  const t = useText<typeof shopsText>('shops')
  const { verdict, text, pieces, source, note } = cell
  const isWrong = verdict === 'DIFFERENT' || verdict === 'LEGAL_FORM'
  return (
    <span className={cx(styles.said, isWrong && styles.wrong, verdict === 'UNKNOWN' && styles.unknown)}>
      {isWrong && <IconAlertTriangle size={16} aria-label={t('differs')} role="img" />}
      {verdict === 'SAME' && <IconCheck size={16} aria-label={t('agrees')} role="img" />}
      <span>
        {withPlaces(pieces).map(({ place, text: piece, differs }) =>
          differs ? <mark key={place}>{piece}</mark> : <span key={place}>{piece}</span>,
        )}
        {verdict === 'OTHER_SCRIPT' && <span className={styles.note}>{t('otherScript')}</span>}
        {note ? <Note cell={cell} /> : text === null && t(`nothing_${source}`)}
      </span>
    </span>
  )
}

/** Each piece with the place at which it begins. */
function withPlaces(pieces: MatchCell['pieces']) {
  let place = 0
  return pieces.map((piece) => {
    const at = place
    place += piece.text.length
    return { ...piece, place: at }
  })
}

function Note({ cell: { note, at } }: { cell: MatchCell }) {
  const t = useText<typeof shopsText>('shops')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  if (!note) return null
  return <>{t(`note_${note}`, { day: at === null ? '' : formatInstant(at, lang, 'long', timeZone) })}</>
}
