import { Card } from '#platform/ui/card.tsx'
import { WithSide } from '#platform/ui/layout.tsx'
import { Skeleton, SkeletonBar } from '#platform/ui/skeleton.tsx'
import styles from './skeletons.module.css'

/** Rows of a list with their lanes. */
export function ServiceRowsSkeleton({ rows = 4, label }: { rows?: number; label: string }) {
  return (
    <Card as="div" flush>
      <Skeleton label={label}>
        {Array.from({ length: rows }, (_, index) => (
          <div key={index} className={styles.row}>
            <div className={styles.text}>
              <SkeletonBar width="60%" height={18} />
              <SkeletonBar width="46%" height={22} />
              <SkeletonBar width="72%" />
            </div>
            <SkeletonBar height={48} />
          </div>
        ))}
      </Skeleton>
    </Card>
  )
}

/** A work order's page: heading, lane, the card of the one thing to do, the order. */
export function WorkOrderSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <div className={styles.text}>
        <SkeletonBar width={150} />
        <SkeletonBar width={320} height={32} />
      </div>
      <Card as="div">
        <div className={styles.text}>
          <SkeletonBar width="48%" />
          <SkeletonBar height={168} />
        </div>
      </Card>
      <WithSide
        side={
          <Card as="div">
            <div className={styles.text}>
              {[70, 88, 54, 76].map((width) => (
                <SkeletonBar key={width} width={`${width}%`} height={18} />
              ))}
            </div>
          </Card>
        }
      >
        <Card as="div">
          <div className={styles.text}>
            <SkeletonBar width="40%" height={22} />
            <SkeletonBar width="86%" />
            <SkeletonBar width="64%" />
            <SkeletonBar width={180} height={40} />
          </div>
        </Card>
      </WithSide>
    </Skeleton>
  )
}

/** A form: its steps on the left, a card of fields. */
export function FormSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <div className={styles.form}>
        <div className={styles.text}>
          {[0, 1, 2, 3].map((key) => (
            <SkeletonBar key={key} height={40} />
          ))}
        </div>
        <Card as="div">
          <div className={styles.fields}>
            {[0, 1, 2, 3, 4, 5].map((key) => (
              <div key={key} className={styles.text}>
                <SkeletonBar width="40%" />
                <SkeletonBar height={44} />
              </div>
            ))}
          </div>
        </Card>
      </div>
    </Skeleton>
  )
}
