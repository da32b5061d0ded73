import { useState } from 'react'
import { toWire } from '#documents/wire-names.ts'
import { FileList, YoursAndExample } from '#forms/web/public.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { IconArrowBackUp, IconDownload, IconPencil } from '#platform/ui/icons.ts'
import { downloadFile } from '#platform/web/file-calls.ts'
import { nodeDocument, submitSignature } from '../../contract.ts'
import type { NodeRecord, ReviewNoteRecord } from '../../records.ts'
import { DueAside } from '../due-aside.tsx'
import { NoteText } from '../note-text.tsx'
import type { Details } from '../step-status.ts'
import { useSubmit } from '../use-submit.ts'
import { ReopenedNote } from './reopened-note.tsx'
import { useOneUpload } from './use-one-upload.tsx'
import { useReader } from '../use-reader.ts'
import styles from './cards.module.css'

/** A document to print, sign by hand and upload; when it was returned, why, beside a good example. */
export function SignatureCard(props: {
  node: NodeRecord
  details: Details
  note?: ReviewNoteRecord
  mayWrite: boolean
}) {
  const { node, details, note, mayWrite } = props
  const { t } = useReader()
  return (
    <Card
      tone={note ? 'warn' : 'plain'}
      icon={note ? <IconArrowBackUp /> : <IconPencil />}
      title={note ? t('returnedOne') : t('signTitle', { name: node.name })}
      aside={<DueAside dueAt={node.dueAt} />}
      foot={t('delayMoves')}
      ruled
    >
      <div className={styles.stack}>
        <ReopenedNote node={node} />
        {note && (
          <div className={styles.noteSplit}>
            <NoteText note={note} />
            <YoursAndExample
              file={note.files[0] ?? node.files.at(-1)}
              wrong={note.reasonLabel}
              example="signature"
            />
          </div>
        )}
        <SignatureSteps node={node} workOrderId={details.workOrder.id} mayWrite={mayWrite} />
      </div>
    </Card>
  )
}

function SignatureSteps({
  node,
  workOrderId,
  mayWrite,
}: {
  node: NodeRecord
  workOrderId: string
  mayWrite: boolean
}) {
  const { t } = useReader()
  const [loading, setLoading] = useState(false)
  const download = () => {
    setLoading(true)
    void downloadFile(nodeDocument, { nodeId: node.id })
      .catch(() => undefined)
      .finally(() => setLoading(false))
  }
  return (
    <ol className={styles.steps}>
      <li>
        <h3>{t('signStep1')}</h3>
        <p className={styles.quiet}>{t('signStep1Text')}</p>
        <div className={styles.actions}>
          <Button icon={<IconDownload />} loading={loading} onClick={download}>
            {t('downloadDocument')}
          </Button>
        </div>
      </li>
      <li>
        <h3>{t('signStep2')}</h3>
        <p className={styles.quiet}>{t('signStep2Text')}</p>
      </li>
      <li>
        <h3>{t('signStep3')}</h3>
        <SignedUpload node={node} workOrderId={workOrderId} mayWrite={mayWrite} />
      </li>
    </ol>
  )
}

function SignedUpload({
  node,
  workOrderId,
  mayWrite,
}: {
  node: NodeRecord
  workOrderId: string
  mayWrite: boolean
}) {
  const { t } = useReader()
  const upload = useOneUpload()
  const submit = useSubmit(submitSignature, 'signedThanks')
  const { file } = upload
  if (!mayWrite)
    return (
      <Button variant="primary" reason={t('viewerMay')}>
        {t('uploadSigned')}
      </Button>
    )
  return (
    <div className={styles.upload}>
      {file && <FileList files={[file]} />}
      {file && (
        <div className={styles.actions}>
          <Button
            variant="primary"
            size={52}
            loading={submit.isPending}
            onClick={() => submit.mutate(toWire({ workOrderId, nodeId: node.id, fileId: file.fileId }))}
          >
            {t('sendSigned')}
          </Button>
        </div>
      )}
      {upload.picker(
        { choose: t(file ? 'chooseOther' : 'uploadSigned'), take: t('takeSigned') },
        { primary: file === undefined },
      )}
      <p className={styles.quiet}>{t('limits')}</p>
    </div>
  )
}
