import { useState } from 'react'
import { toWire } from '#documents/wire-names.ts'
import { FileList } from '#forms/web/public.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { IconUser } from '#platform/ui/icons.ts'
import { submitTask } from '../../contract.ts'
import type { NodeRecord } from '../../records.ts'
import { DueAside } from '../due-aside.tsx'
import type { Details } from '../step-status.ts'
import { useSubmit } from '../use-submit.ts'
import { ReopenedNote } from './reopened-note.tsx'
import { useOneUpload } from './use-one-upload.tsx'
import { useReader } from '../use-reader.ts'
import styles from './cards.module.css'

/** A task that only the seller can do, such as registering with LUCID: what to do, and a report that it is done. */
export function TaskCard({
  node,
  details,
  mayWrite,
}: {
  node: NodeRecord
  details: Details
  mayWrite: boolean
}) {
  const { t } = useReader()
  const [reference, setReference] = useState('')
  const upload = useOneUpload()
  const submit = useSubmit(submitTask, 'taskThanks')
  const report = () =>
    submit.mutate(
      toWire({
        workOrderId: details.workOrder.id,
        nodeId: node.id,
        ...(reference.trim() !== '' && { reference: reference.trim() }),
        ...(upload.file && { fileId: upload.file.fileId }),
      }),
    )
  return (
    <Card
      title={node.name}
      icon={<IconUser />}
      aside={<DueAside dueAt={node.dueAt} />}
      foot={t('delayMoves')}
      ruled
    >
      <div className={styles.stack}>
        <ReopenedNote node={node} />
        <p>{node.description ?? t('noDescription')}</p>
        <TextField
          optional
          label={t('taskReference')}
          maxLength={120}
          value={reference}
          readOnly={!mayWrite}
          onChange={(event) => setReference(event.target.value)}
        />
        {mayWrite && (
          <div className={styles.upload}>
            {upload.file && <FileList files={[upload.file]} />}
            {upload.picker({ choose: t(upload.file ? 'chooseOther' : 'taskProof'), take: t('takeProof') })}
            <p className={styles.quiet}>{t('limits')}</p>
          </div>
        )}
        <div className={styles.actions}>
          <Button
            variant="primary"
            size={52}
            loading={submit.isPending}
            reason={mayWrite ? undefined : t('viewerMay')}
            onClick={report}
          >
            {t('taskDone')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
