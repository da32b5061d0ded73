import { useState } from 'react'
import { Button, IconButton } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { CheckField } from '#platform/ui/field.tsx'
import { IconX } from '#platform/ui/icons.ts'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { staffMe } from '#staff/contract.ts'
import { deleteTag, listTags, tagWorkOrder } from '../../tags-contract.ts'
import { NewTag } from './new-tag.tsx'
import type { orderTeamText } from './order-team.text.ts'
import styles from './team.module.css'

type Tag = { id: string; name: string }
type Props = { workOrderId: string; on: readonly string[]; onClose: () => void }

/** All tags of the agency: those of this work order are ticked; a new one is put on it at once. */
export function TagsDialog({ workOrderId, on, onClose }: Props) {
  const t = useText<typeof orderTeamText>('order-team')
  const read = useCallQuery(listTags, {}, { staff: true })
  const isAdmin = useCallQuery(staffMe, {}, { staff: true }).data?.role === 'admin'
  const put = useStaffAction(tagWorkOrder, { done: t('tagPut'), toastsAll: true })
  const [deletes, setDeletes] = useState<Tag>()
  if (deletes) return <DeleteTag tag={deletes} onClose={() => setDeletes(undefined)} />
  return (
    <Dialog title={t('tagsTitle')} onClose={onClose}>
      <Stack gap={16}>
        {read.data ? (
          <Stack gap={8}>
            {read.data.tags.length === 0 && <p>{t('tagsNone')}</p>}
            {read.data.tags.map((tag) => (
              <div key={tag.id} className={styles.tag}>
                <CheckField
                  label={<bdi>{tag.name}</bdi>}
                  checked={on.includes(tag.id)}
                  disabled={put.pending}
                  onChange={(event) => put.run({ workOrderId, tagId: tag.id, on: event.target.checked })}
                />
                {isAdmin && (
                  <IconButton label={t('tagDelete', { name: tag.name })} onClick={() => setDeletes(tag)}>
                    <IconX size={18} />
                  </IconButton>
                )}
              </div>
            ))}
          </Stack>
        ) : read.error ? (
          <StaffLoadFailure read={read} title={t('tagsFailed')} />
        ) : (
          <Skeleton lines={3} label={t('tagsLoading')} />
        )}
        <NewTag onAdded={(tagId) => put.run({ workOrderId, tagId, on: true })} />
        <Row gap={12}>
          <Button onClick={onClose}>{t('close')}</Button>
        </Row>
      </Stack>
    </Dialog>
  )
}

function DeleteTag({ tag, onClose }: { tag: Tag; onClose: () => void }) {
  const t = useText<typeof orderTeamText>('order-team')
  const remove = useStaffAction(deleteTag, { done: t('tagDeleted'), onDone: onClose, toastsAll: true })
  return (
    <Dialog title={t('tagDeleteNow')} onClose={onClose}>
      <Stack gap={16}>
        <p>{t('tagDeleteAsk', { name: tag.name })}</p>
        <Row gap={12}>
          <Button
            variant="dangerFilled"
            loading={remove.pending}
            onClick={() => remove.run({ tagId: tag.id })}
          >
            {t('tagDeleteNow')}
          </Button>
          <Button data-autofocus onClick={onClose}>
            {t('back')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
