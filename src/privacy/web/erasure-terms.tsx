import { Stack } from '#platform/ui/layout.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { joinNames } from '#platform/shared/join-names.ts'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import type { PersonErasure } from '../erasure-contract.ts'
import type { erasureText } from './erasure.text.ts'
import styles from './closing-terms.module.css'

type Kept = PersonErasure['kept'][number]

/** What goes, what stays with companies, and what the law keeps. */
export function ErasureTerms({ erasure }: { erasure: PersonErasure }) {
  const t = useText<typeof erasureText>('erasure')
  const lang = useLang()
  const { erased, kept, companies } = erasure
  return (
    <Stack gap={12}>
      <ul className={styles.points}>
        {erased.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      {companies.length > 0 && <p>{t('company', { companies: joinNames(companies, lang) })}</p>}
      <h3>{t('keptTitle')}</h3>
      <Table caption={t('keptTitle')} columns={columnsOf(t)} rows={kept} rowKey={({ what }) => what} />
    </Stack>
  )
}

const columnsOf = (t: Translate<typeof erasureText>): Column<Kept>[] => [
  { key: 'what', header: t('keptWhat'), primary: true, cell: ({ what }) => what },
  { key: 'until', header: t('keptUntil'), cell: ({ until }) => <DateText value={until} /> },
  {
    key: 'law',
    header: t('keptLaw'),
    cell: ({ law, source }) => (
      <a href={source} rel="noreferrer" target="_blank">
        {law}
      </a>
    ),
  },
]
