import type { dataClasses } from '#privacy/classes-contract.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { type Column, Table } from '#platform/ui/table.tsx'
import { type Translate, useText } from '#platform/web/text.ts'
import type { legalText } from './legal.text.ts'
import styles from './legal-document.module.css'

type Row = OutputOf<typeof dataClasses>['classes'][number]

/** The data classes, as the code has them. */
export function DataAnnex({ classes }: { classes: readonly Row[] }) {
  const t = useText<typeof legalText>('legal')
  return (
    <>
      <p>{t('annexText')}</p>
      <div className={styles.annex}>
        <Table caption={t('annexTitle')} columns={columnsOf(t)} rows={classes} rowKey={({ key }) => key} />
      </div>
    </>
  )
}

const columnsOf = (t: Translate<typeof legalText>): Column<Row>[] => [
  { key: 'what', header: t('annexWhat'), primary: true, cell: ({ what }) => what },
  { key: 'why', header: t('annexWhy'), cell: ({ why }) => why },
  {
    key: 'kept',
    header: t('annexKept'),
    cell: ({ kept, law }) => (
      <>
        {kept}
        {law && (
          <>
            {' ('}
            <a href={law.source} rel="noreferrer" target="_blank">
              {law.name}
            </a>
            {')'}
          </>
        )}
      </>
    ),
  },
]
