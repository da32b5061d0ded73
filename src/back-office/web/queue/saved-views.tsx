import { useState } from 'react'
import type { OutputOf } from '#platform/shared/call.ts'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { savedViews } from '#work-orders/staff/saved-views-contract.ts'
import type { QueuePlace } from '#work-orders/staff/web/queue-place.ts'
import { StaffLoadFailure } from '../frame/staff-load-failure.tsx'
import { SaveViewDialog } from './save-view-dialog.tsx'
import { SavedViewRow } from './saved-view-row.tsx'
import type { savedViewsText } from './saved-views.text.ts'

type SavedView = OutputOf<typeof savedViews>['views'][number]

/** The views that the reader saved and those that colleagues share, with their figures. */
export function SavedViews({ place }: { place: QueuePlace }) {
  const t = useText<typeof savedViewsText>('saved-views')
  const [isOpen, setIsOpen] = useState(false)
  const [saves, setSaves] = useState<SavedView | 'new'>()
  return (
    <>
      <Button size={32} onClick={() => setIsOpen(true)}>
        {t('saved')}
      </Button>
      {isOpen && !saves && (
        <Dialog title={t('saved')} onClose={() => setIsOpen(false)} onFollow={() => setIsOpen(false)}>
          <Stack gap={16}>
            <List onChange={setSaves} />
            <Button onClick={() => setSaves('new')}>{t('saveThis')}</Button>
          </Stack>
        </Dialog>
      )}
      {saves && (
        <SaveViewDialog
          place={place}
          known={saves === 'new' ? undefined : saves}
          onClose={() => setSaves(undefined)}
        />
      )}
    </>
  )
}

function List({ onChange }: { onChange: (view: SavedView) => void }) {
  const t = useText<typeof savedViewsText>('saved-views')
  const read = useCallQuery(savedViews, {}, { staff: true })
  if (!read.data)
    return read.error ? (
      <StaffLoadFailure read={read} title={t('failed')} />
    ) : (
      <Skeleton lines={3} label={t('loading')} />
    )
  if (read.data.views.length === 0) return <p>{t('none')}</p>
  return read.data.views.map((view) => (
    <SavedViewRow key={view.id} view={view} onChange={() => onChange(view)} />
  ))
}
