import { formatDay } from '#platform/shared/day-text.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { Table, type Column } from '#platform/ui/table.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { teamLoad } from '#work-orders/staff/load-contract.ts'
import styles from './team.module.css'
import type { teamText } from './team.text.ts'

const ZERO_WIDTH_SPACE = '\u200b'

type Load = OutputOf<typeof teamLoad>
type Row = Load['people'][number]

/** What each colleague has decided or finished a day lately. */
export function DoneTable({ load: { days, people } }: { load: Load }) {
  const t = useText<typeof teamText>('team')
  const lang = useLang()
  const columns: Column<Row>[] = [
    { key: 'person', header: t('person'), primary: true, cell: ({ name }) => name },
    ...days.map((day, index): Column<Row> => {
      // On two lines, so that two weeks have space on a narrow desk.
      const text = formatDay(day, lang, 'short').replace(/(?<=\D)(?=\d)/, ZERO_WIDTH_SPACE)
      const header = <span className={styles.day}>{text}</span>
      // On a phone, a line for each day of each person would be all of the page: the total says enough.
      return { key: day, header, numeric: true, onPhone: 'no', cell: ({ done }) => done[index] ?? 0 }
    }),
    { key: 'sum', header: t('doneSum'), numeric: true, cell: ({ done }) => done.reduce((a, b) => a + b, 0) },
  ]
  return (
    <>
      <p className={styles.about}>{t('doneText', { count: days.length })}</p>
      <div className={styles.narrow}>
        <Table caption={t('done')} columns={columns} rows={people} rowKey={({ id }) => id} dense wide />
      </div>
    </>
  )
}
