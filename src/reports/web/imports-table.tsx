import { FileButton } from '#platform/ui/file-button.tsx'
import { useState } from 'react'
import { formatQuantity } from '#platform/shared/format-number.ts'
import { Badge, type BadgeVariant } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Link } from '#platform/ui/link.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { SalesImport } from '../contract.ts'
import type { ImportStatus } from '../import-states.ts'
import type { ImportPlace } from './import-place.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import styles from './imports.module.css'
import { statusHref } from './status-href.ts'
import type { importsText } from './imports.text.ts'

const LOOKS: Record<ImportStatus, BadgeVariant> = {
  UPLOADING: 'cameBack',
  MAPPING: 'yourTurn',
  WAITING: 'agency',
  RUNNING: 'agency',
  CANCELLING: 'neutral',
  FINISHED: 'finished',
  FAILED: 'wrong',
  CANCELLED: 'cancelled',
  WITHDRAWING: 'neutral',
  WITHDRAWN: 'cancelled',
}

const MAY_CANCEL: ReadonlySet<ImportStatus> = new Set(['UPLOADING', 'MAPPING', 'WAITING', 'RUNNING'])

/** Nothing has been read of these, so there is nothing to count. */
const NOT_READ: ReadonlySet<SalesImport['status']> = new Set(['UPLOADING', 'MAPPING', 'WAITING'])

type Props = {
  imports: readonly SalesImport[]
  /** Those that this page is sending now. */
  sending: ReadonlySet<string>
  /** Undefined for who may only look. */
  onResume: ((begun: SalesImport, file: File) => void) | undefined
  place: ImportPlace
}

export function ImportsTable({ imports, sending, onResume, place }: Props) {
  const t = useText<typeof importsText>('imports')
  const lang = useLang()
  const [cancelling, setCancelling] = useState<SalesImport>()
  const badge = (row: SalesImport) => {
    const shown = <ImportBadge one={row} reader={place.reader} isSending={sending.has(row.id)} />
    const href = statusHref(row, place)
    return href === undefined ? shown : <Link href={href}>{shown}</Link>
  }
  const acts = (row: SalesImport) =>
    onResume && (
      <Acts one={row} isSending={sending.has(row.id)} onResume={onResume} onCancel={setCancelling} />
    )
  const number = (header: string, key: 'rowsRead' | 'rowsWithIssue'): Column<SalesImport> => ({
    key,
    header,
    numeric: true,
    cell: (row) => (NOT_READ.has(row.status) ? '–' : formatQuantity(row[key], lang)),
  })
  return (
    <>
      <Table
        caption={t('list')}
        columns={[
          { key: 'file', header: t('columnFile'), primary: true, cell: (row) => fileCell(row, place) },
          { key: 'status', header: t('columnStatus'), cell: badge },
          number(t('columnRows'), 'rowsRead'),
          number(t('columnIssues'), 'rowsWithIssue'),
          ...(onResume
            ? [
                {
                  key: 'actions',
                  header: t('columnActions'),
                  onPhone: 'bare',
                  numeric: true,
                  cell: acts,
                } as const,
              ]
            : []),
        ]}
        rows={imports}
        rowKey={({ id }) => id}
      />
      {cancelling && <CancelDialog one={cancelling} onClose={() => setCancelling(undefined)} />}
    </>
  )
}

const fileCell = ({ id, fileName, createdAt }: SalesImport, place: ImportPlace) => (
  <span className={styles.two}>
    <Link href={place.hrefOf({ id })} look="alone">
      {fileName}
    </Link>
    <small>
      <DateText value={createdAt} format="fullTime" />
    </small>
  </span>
)

/** Where an import stands; of an upload and of reading also how far. */
export function ImportBadge({
  one,
  reader,
  isSending = false,
}: {
  one: SalesImport
  reader: ImportPlace['reader']
  isSending?: boolean
}) {
  const t = useText<typeof importsText>('imports')
  const { status, received, size, percent } = one
  const share = status === 'UPLOADING' ? Math.floor((received * 100) / size) : percent
  if (isSending) return <Badge variant="neutral">{t('uploading', { percent: share })}</Badge>
  if (status === 'MAPPING' && reader === 'staff') return <Badge variant="neutral">{t('sellerMaps')}</Badge>
  return <Badge variant={LOOKS[status]}>{t(`status_${status}`, { percent: share })}</Badge>
}

function Acts(props: {
  one: SalesImport
  isSending: boolean
  onResume: (begun: SalesImport, file: File) => void
  onCancel: (one: SalesImport) => void
}) {
  const { one, isSending, onResume, onCancel } = props
  const t = useText<typeof importsText>('imports')
  return (
    <span className={styles.actions}>
      {one.status === 'UPLOADING' && !isSending && (
        <FileButton
          label={t('goOnNamed', { name: one.fileName })}
          onFiles={([file]) => file && onResume(one, file)}
        >
          {t('goOn')}
        </FileButton>
      )}
      {MAY_CANCEL.has(one.status) && (
        <Button variant="subtle" onClick={() => onCancel(one)}>
          {t('cancel')}
        </Button>
      )}
    </span>
  )
}
