import type { ReactNode } from 'react'
import { StaffLoadFailure, type FailedRead, type NoRole } from '#back-office/web/frame/staff-load-failure.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import styles from './team.module.css'

type Props<Data> = {
  title: string
  about?: string
  aside?: ReactNode
  read: FailedRead & { data: Data | undefined }
  noRole: NoRole
  skeletonRows?: number
  children: (data: Data) => ReactNode
  dialogs: ReactNode
}

/** A list of the team's page: what it is about, and its rows or why they are not there. */
export function ListCard<Data>(props: Props<Data>) {
  const { title, about, aside, read, noRole, skeletonRows = 3, children, dialogs } = props
  return (
    <Card title={title} flush ruled aside={aside}>
      {about !== undefined && <p className={styles.about}>{about}</p>}
      {read.data !== undefined ? (
        children(read.data)
      ) : read.error ? (
        <StaffLoadFailure read={read} title={title} noRole={noRole} />
      ) : (
        <SkeletonRows rows={skeletonRows} label={title} />
      )}
      {dialogs}
    </Card>
  )
}

export function AddButton({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Button variant="primary" size={32} onClick={onClick}>
      {children}
    </Button>
  )
}
