import type { ReactNode, Ref } from 'react'
import { Pager } from '#platform/ui/pager.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { useText } from '#platform/web/text.ts'
import type { backOfficeListsText } from './back-office-lists.text.ts'
import { type FailedRead, type NoRole, StaffLoadFailure } from './staff-load-failure.tsx'
import styles from './list.module.css'

const SKELETON_ROWS = 10

type Listed<T> = FailedRead & {
  data:
    | { records: readonly T[]; total: number; page: number; pageSize: number; more?: boolean | undefined }
    | undefined
  isPlaceholderData: boolean
}

type ListRowsProps<T> = {
  list: Listed<T>
  /** The rows, if there are any. */
  children: (records: readonly T[]) => ReactNode
  /** For an empty list, or for no matches. */
  empty: ReactNode
  hrefOf: (page: number) => string
  noRole?: NoRole
  /** Above the rows. */
  notice?: ReactNode
  /** Beside the pagination. */
  foot?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** The rows of a list with pagination, or why there are none. While another page loads, the last one stays, dimmed. */
export function ListRows<T>(props: ListRowsProps<T>) {
  const { list, hrefOf, notice, foot, ref } = props
  const { data } = list
  const hasPages = data !== undefined && data.total > 0
  return (
    <>
      <div ref={ref} className={styles.rows} aria-busy={list.isPlaceholderData || undefined}>
        {notice && <div className={styles.notice}>{notice}</div>}
        <Found {...props} />
      </div>
      {(hasPages || foot) && (
        <footer className={styles.foot}>
          {hasPages && <Pager {...data} hrefOf={hrefOf} />}
          {foot}
        </footer>
      )}
    </>
  )
}

function Found<T>({ list, children, empty, noRole }: ListRowsProps<T>) {
  const t = useText<typeof backOfficeListsText>('back-office-lists')
  if (list.data) return list.data.records.length > 0 ? children(list.data.records) : empty
  if (list.error) return <StaffLoadFailure read={list} title={t('listFailed')} noRole={noRole} />
  return <SkeletonRows rows={SKELETON_ROWS} label={t('loading')} />
}
