import { DateText } from '#platform/ui/date-text.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { type Translate, useText } from '#platform/web/text.ts'
import type { Closing } from '../closing-contract.ts'
import type { closingText } from './closing.text.ts'
import styles from './closing-terms.module.css'

type Kept = Closing['kept'][number]

/** What ends with the company, and what the law keeps. */
export function ClosingTerms({ closing }: { closing: Closing }) {
  const t = useText<typeof closingText>('closing')
  const { lockedOut } = closing
  return (
    <Stack gap={12}>
      <h3>{t('endsTitle')}</h3>
      <ul className={styles.points}>
        <li>{t('endsSignIn')}</li>
        {lockedOut > 0 && <li>{t('endsLockedOut', { count: lockedOut })}</li>}
        <li>{t('endsLinks')}</li>
        <li>{t('endsLetters')}</li>
      </ul>
      <h3>{t('keptTitle')}</h3>
      <Table
        caption={t('keptTitle')}
        columns={columnsOf(t)}
        rows={closing.kept}
        rowKey={({ what }) => what}
      />
    </Stack>
  )
}

const columnsOf = (t: Translate<typeof closingText>): Column<Kept>[] => [
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
